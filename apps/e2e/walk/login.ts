const password = 'made-to-move';

/** A cookie that opens a session in a browser. */
export interface SessionCookie {
  readonly name: string;
  readonly value: string;
}

/** Calls the server, twice where it closed the kept connection in the moment of the first call. */
export const call = (url: string, request: RequestInit): Promise<Response> =>
  fetch(url, request).catch(() => fetch(url, request));

/** Opens a session through the API. @throws when the server refuses */
export async function logIn(origin: string, email: string): Promise<SessionCookie> {
  const answer = await call(`${origin}/api/onlineorder/user/login/kayal`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email, password }),
  });
  // An answer that nobody reads ends the walk when the server is ended.
  await answer.text();
  const [name, value] = (answer.headers.getSetCookie()[0]?.split(';')[0] ?? '').split(/=(.*)/s);
  if (!answer.ok || name === undefined || value === undefined) throw new Error(`Login answered ${answer.status}.`);
  return { name, value };
}
