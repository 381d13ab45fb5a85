import { HttpResponse } from 'msw';
import type { AnswerEntry } from '../recording.test-support.ts';

/** Names a call by its method, path and query. */
export const callOf = (method: string, path: string): string => {
  const { pathname, searchParams } = new URL(path, location.origin);
  return `${method} ${pathname}?${new URLSearchParams([...searchParams])}`;
};

/** The response that was recorded; an error of the network where there was none. */
export function responseOf({ status, body, type, total }: AnswerEntry): Response {
  if (status === 0) return HttpResponse.error();
  const headers = new Headers();
  if (type !== null) headers.set('content-type', type);
  if (total !== null) headers.set('x-total-count', total);
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
}
