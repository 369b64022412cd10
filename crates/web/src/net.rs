//! What is asked of the server over HTTP. Where there is none, as on a static host, everything else works all the same.

use leptos::prelude::window;
use protocol::{Code, Command, Do, ErrorBody, Me, NewGuest, Outcome, Problem, Reply};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Request, RequestInit, Response};

use crate::{browser, problems, settings};

/// Why something did not work.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NetError {
    /// There is no server, or no way to it.
    Unreachable,
    /// It has refused.
    Refused(Problem),
}

impl NetError {
    /// Why, for people.
    pub(crate) fn message(&self) -> String {
        match self {
            Self::Unreachable => crate::t!("server-gone"),
            Self::Refused(problem) => problems::sentence(problem),
        }
    }

    /// Whether it may work later.
    pub(crate) fn is_passing(&self) -> bool {
        self.code().is_none_or(|code| code.status() >= 500 || code == Code::TooMany)
    }

    /// The code of a refusal.
    pub(crate) fn code(&self) -> Option<Code> {
        match self {
            Self::Unreachable => None,
            Self::Refused(problem) => Some(problem.code),
        }
    }
}

/// Asks for something.
pub(crate) async fn get<T: DeserializeOwned>(path: &str) -> Result<T, NetError> {
    read(&send("GET", path, None).await?)
}

/// Asks for a text.
pub(crate) async fn get_text(path: &str) -> Result<String, NetError> {
    send("GET", path, None).await
}

/// Tells something, and reads the answer.
pub(crate) async fn post<T: DeserializeOwned>(
    path: &str,
    body: &impl Serialize,
) -> Result<T, NetError> {
    let text = serde_json::to_string(body).map_err(|_| NetError::Unreachable)?;
    read(&send("POST", path, Some(&text)).await?)
}

/// Asks for something to be made.
pub(crate) async fn order<T: DeserializeOwned>(path: &str) -> Result<T, NetError> {
    read(&send("POST", path, None).await?)
}

/// Tells something that is answered by nothing.
pub(crate) async fn tell(path: &str) -> Result<(), NetError> {
    send("POST", path, None).await.map(drop)
}

/// Wishes something of a match, past any line to it.
pub(crate) async fn wish(id: &str, wish: Do) -> Result<Outcome, NetError> {
    let command = Command { id: browser::new_id(), wish };
    let reply: Reply = post(&format!("/api/matches/{id}"), &command).await?;
    reply.result.done().map_err(NetError::Refused)
}

/// Who I am to the server, if it knows me.
pub(crate) async fn who_am_i() -> Result<Option<Me>, NetError> {
    match get("/api/me?or=null").await {
        // An older server does not know the question.
        Err(error) if error.code() == Some(Code::Stranger) => Ok(None),
        known => known,
    }
}

/// Who I am. A new player becomes a guest first, and a guest with another name by now is renamed.
pub(crate) async fn introduce_myself() -> Result<Me, NetError> {
    let name = settings::my_name();
    match who_am_i().await? {
        None => post("/api/guest", &NewGuest { name }).await,
        Some(me) if me.guest && name.as_ref().is_some_and(|name| *name != me.name) => {
            post("/api/name", &NewGuest { name }).await
        }
        Some(me) => Ok(me),
    }
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, NetError> {
    // A static host answers with pages of its own.
    browser::read(text).map_err(|_| NetError::Unreachable)
}

async fn send(method: &str, path: &str, body: Option<&str>) -> Result<String, NetError> {
    let (is_ok, text) =
        exchange(method, path, body).await.map_err(|_: JsValue| NetError::Unreachable)?;
    if is_ok {
        return Ok(text);
    }
    let refused = browser::read::<ErrorBody>(&text);
    Err(refused.map_or(NetError::Unreachable, |body| NetError::Refused(body.error)))
}

async fn exchange(method: &str, path: &str, body: Option<&str>) -> Result<(bool, String), JsValue> {
    let wish = RequestInit::new();
    wish.set_method(method);
    if let Some(body) = body {
        wish.set_body(&JsValue::from_str(body));
    }
    let request = Request::new_with_str_and_init(path, &wish)?;
    if body.is_some() {
        request.headers().set("content-type", "application/json")?;
    }
    let response: Response =
        JsFuture::from(window().fetch_with_request(&request)).await?.dyn_into()?;
    let text = JsFuture::from(response.text()?).await?.as_string().unwrap_or_default();
    Ok((response.ok(), text))
}
