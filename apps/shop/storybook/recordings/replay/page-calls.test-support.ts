import { delay } from 'msw';
import type { AnswerEntry } from '../recording.test-support.ts';
import { callOf, responseOf } from './recorded-calls.test-support.ts';

/** Names a call for the handler that answers it. */
const callHeader = 'x-replayed-call';

/** A call that waits for its answer. */
interface Asked {
  /** Null where the page called without its connection. */
  readonly id: string | null;
  readonly give: (answer: AnswerEntry) => void;
}

const put = <Value>(map: Map<string, Value[]>, key: string, value: Value): void =>
  void map.set(key, [...(map.get(key) ?? []), value]);

function take<Value>(map: Map<string, Value[]>, key: string): Value | undefined {
  const [first, ...others] = map.get(key) ?? [];
  map.set(key, others);
  return first;
}

/**
 * The calls of one page that is open again: each waits until the replay reaches its recorded answer, and an answer whose
 * call has not come yet waits for that.
 * @param isOpen whether this page is the one that is shown; a page that was left asks no more
 */
export function createPageCalls(isOpen: () => boolean) {
  const asked = new Map<string, Asked[]>();
  const ready = new Map<string, AnswerEntry[]>();
  /** Answers without a call that the next input waits for. */
  const early = new Set<AnswerEntry>();
  /** A call of a page that was left may still come, and must not take an answer. */
  const own = new Set<string>();
  /** Answers that were given to a call and that the page does not have yet, by call. */
  const arriving = new Map<string, AnswerEntry>();

  /** A call that the page gave up was recorded without an answer: the next one is for its repetition. */
  const giveUp = (id: string): void => {
    for (const [call, all] of asked) {
      asked.set(
        call,
        all.filter((each) => each.id !== id),
      );
    }
  };

  return {
    fetch: async (url: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> => {
      if (!isOpen()) return new Promise(() => {});
      const headers = new Headers(init?.headers);
      const id = crypto.randomUUID();
      own.add(id);
      headers.set(callHeader, id);
      init?.signal?.addEventListener('abort', () => giveUp(id));
      try {
        const response = await fetch(url, { ...init, headers });
        await response.clone().text();
        return response;
      } finally {
        arriving.delete(id);
      }
    },
    /** Answers a call of the page once the replay gets to its answer. */
    respond: async (request: Request): Promise<Response> => {
      const id = request.headers.get(callHeader);
      const call = callOf(request.method, request.url);
      if (id !== null && !own.has(id)) {
        await delay('infinite');
        return Response.error();
      }
      const kept = take(ready, call);
      if (kept !== undefined) early.delete(kept);
      const given = kept ?? (await new Promise<AnswerEntry>((give) => put(asked, call, { id, give })));
      if (id !== null) arriving.set(id, given);
      return responseOf(given);
    },
    /** The replay got to an answer. */
    answer: (entry: AnswerEntry): void => {
      const call = callOf(entry.method, entry.path);
      const waiting = take(asked, call);
      if (waiting !== undefined) return waiting.give(entry);
      put(ready, call, entry);
      early.add(entry);
    },
    /** Calls without an answer yet, by method and path. */
    waiting: (): string[] => [...asked].flatMap(([call, all]) => (all.length === 0 ? [] : [call])),
    /** Answers that the replay got to and that have not reached the page. */
    underWay: (): AnswerEntry[] => [...arriving.values(), ...early],
    /** Waits no more for calls of answers that came before. */
    forgetEarly: (): void => early.clear(),
  };
}

export type PageCalls = ReturnType<typeof createPageCalls>;
