/** Request of a file that the server makes. What it is made of is in the body, because addresses are logged. */
export function fileRequest(url: string, body: object) {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'same-origin',
    body: JSON.stringify(body),
  } as const;
  return { url, init };
}
