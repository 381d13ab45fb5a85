import { apiBase, errorBodySchema, errorCatalogue } from '@kayal/api-contract';
import { Check } from 'typebox/value';
import type { FuzzCall } from './calls.ts';

/** An answer to a drawn call. */
export interface FuzzAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Signs that the text of an unexpected error left the server. */
const internals = /\n {4}at |node_modules|SQLITE_|syntax error at or near/;

/** What is wrong with an answer; null when nothing is. */
export function errorOfAnswer(call: Pick<FuzzCall, 'method' | 'url' | 'headers'>, answer: FuzzAnswer): string | null {
  const { status, type, body } = answer;
  if (status >= 500 && status !== 503) return `answered ${status}: ${body.slice(0, 300)}`;
  if (internals.test(body) && type.includes('json')) return `shows its inside: ${body.slice(0, 300)}`;
  if (call.method === 'HEAD' || body === '') return null;
  if (type.includes('application/json')) {
    const parsed = parse(body);
    if (parsed === undefined) return `is not JSON: ${body.slice(0, 300)}`;
    return status < 400 ? null : errorOfRefusal(status, parsed.value);
  }
  const isPage = call.headers['accept']?.includes('text/html') === true;
  const isApi = call.url.startsWith(`${apiBase}/`);
  return isApi && status >= 400 && !isPage ? `refuses with ${type}` : null;
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const statuses: Readonly<Record<string, { readonly status: number }>> = errorCatalogue;

/** Of requests that never became whole: their refusals have no code of their own. */
const transportStatuses = [408, 431];

function errorOfRefusal(status: number, body: unknown): string | null {
  if (!Check(errorBodySchema, body)) return `refuses in another shape: ${JSON.stringify(body).slice(0, 300)}`;
  if (transportStatuses.includes(status)) return null;
  return statuses[body.code]?.status === status ? null : `refuses with ${status} and ${body.code}`;
}
