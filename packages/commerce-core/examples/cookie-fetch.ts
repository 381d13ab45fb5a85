/** A `fetch` for Node that keeps the session's cookie and names its origin, as a browser does. */
export function cookieFetch(origin: string): (url: string, init: RequestInit) => Promise<Response> {
  let cookie = '';
  return async (url, init) => {
    const headers = new Headers(init.headers);
    headers.set('origin', origin);
    if (cookie !== '') headers.set('cookie', cookie);
    const response = await fetch(url, { ...init, headers });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return response;
  };
}
