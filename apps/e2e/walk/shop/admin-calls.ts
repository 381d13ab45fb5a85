import { call, logIn, type SessionCookie } from '../login.ts';

const api = '/api/onlineorder';

/** An answer to a call of the admin. */
export interface AdminAnswer {
  readonly status: number;
  readonly body: string;
}

/** Calls the API as the admin on a device of her own; without a body it reads. */
export type CallAsAdmin = (address: string, body?: object | FormData) => Promise<AdminAnswer>;

/** Signs the admin in with the first call, and again when her session has ended. */
export function createAdminCalls(origin: string): CallAsAdmin {
  let session: SessionCookie | null = null;
  const send = async (address: string, body: object | undefined): Promise<AdminAnswer> => {
    session ??= await logIn(origin, 'admin@kayal.example');
    const isForm = body instanceof FormData;
    const answer = await call(`${origin}${api}${address}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(isForm ? {} : { 'content-type': 'application/json' }),
        'sec-fetch-site': 'same-origin',
        cookie: `${session.name}=${session.value}`,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.text() };
  };
  return async (address, body) => {
    const answer = await send(address, body);
    if (answer.status !== 401) return answer;
    session = null;
    return send(address, body);
  };
}
