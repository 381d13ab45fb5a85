import { delay, http, type HttpHandler } from 'msw';
import { fireEvent, userEvent } from 'storybook/test';
import type { InspectionEvent } from 'xstate';
import type { ActorWatch } from '../../../src/machines/actors/actor-watch.ts';
import { isOfMachine, watchActors } from '../../atlas/watch-actors.test-support.ts';
import { findElement } from '../element-name.test-support.ts';
import type { AnswerEntry, InputEntry, MachineEntry, PageEntry, Recording } from '../recording.test-support.ts';
import type { Difference, Point } from './point.test-support.ts';
import { callOf, responseOf } from './recorded-calls.test-support.ts';
import { replayPage, type ReplayedPage } from './replay-page.test-support.tsx';

interface ReplayOptions {
  /** Selector of parts of this page that are not of the screen. */
  readonly outside?: string | null;
  /** Max time for an element or a machine's state, ms. */
  readonly limitMs?: number;
}

/** One page of the recording that is open. */
interface OpenPage {
  readonly start: number;
  readonly page: ReplayedPage;
  /** What its machines did, by machine. */
  readonly done: Map<string, string[]>;
  /** How many entries of a machine were repeated. */
  readonly seen: Map<string, number>;
  /** Calls without an answer yet, by method and path. */
  readonly asked: Map<string, ((answer: AnswerEntry) => void)[]>;
  /** Answers without a call yet. */
  readonly ready: Map<string, AnswerEntry[]>;
  /** Those of them that the next input waits for. */
  readonly early: Set<AnswerEntry>;
  /** Calls of this page: one of a page that was left may still come, and must not take an answer. */
  readonly own: Set<string>;
  /** Calls that are answered, and whose answer the page does not have yet. */
  readonly arriving: Set<string>;
}

/** Max time for the calls whose answers came before an input, ms; a page that was fetched ahead is never requested. */
const callLimitMs = 3000;

/** Time in which React shows an answer, ms. */
const showMs = 50;

/** Names a call for the handler that answers it. */
const callHeader = 'x-replayed-call';

const doneAs = (type: string, state: unknown): string => `${type} → ${JSON.stringify(state)}`;

const put = <Value>(map: Map<string, Value[]>, key: string, value: Value): void =>
  void map.set(key, [...(map.get(key) ?? []), value]);

function take<Value>(map: Map<string, Value[]>, key: string): Value | undefined {
  const [first, ...others] = map.get(key) ?? [];
  map.set(key, others);
  return first;
}

/** Repeats a recording on the real screens: gives the recorded answers, repeats the inputs, compares the machines. */
export function createReplay({ entries, gapAt }: Recording, { outside = null, limitMs = 10_000 }: ReplayOptions = {}) {
  let point: Point = { entry: -1, isMoving: false, difference: null, screen: null };
  let open: OpenPage | null = null;
  let turn = 0;
  const listeners = new Set<() => void>();
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

  const show = (next: Partial<Point>): void => {
    point = { ...point, ...next };
    for (const listener of listeners) listener();
  };

  /** Waits until something is there. @returns undefined when it does not come in time */
  const whenThere = async <Value>(
    find: () => Value | undefined,
    isCurrent: () => boolean,
  ): Promise<Value | undefined> => {
    const end = performance.now() + limitMs;
    for (;;) {
      const found = find();
      if (found !== undefined || performance.now() > end || !isCurrent()) return found;
      await delay(20);
    }
  };

  const openPage = async (entry: PageEntry, start: number): Promise<OpenPage> => {
    const done: OpenPage['done'] = new Map();
    const story = watchActors();
    const watch: ActorWatch = {
      inspect: (inspected: InspectionEvent) => {
        if (typeof story.inspect === 'function') story.inspect(inspected);
        const { snapshot } = inspected.type === '@xstate.snapshot' ? inspected : { snapshot: null };
        if (inspected.type === '@xstate.snapshot' && isOfMachine(snapshot))
          put(done, snapshot.machine.id, doneAs(inspected.event.type, snapshot.value));
      },
    };
    const own = new Set<string>();
    const arriving = new Set<string>();
    const fetchOfPage: typeof fetch = async (url, init) => {
      // A page that was left asks no more.
      if (open !== opened) return new Promise(() => {});
      const headers = new Headers(init?.headers);
      const call = crypto.randomUUID();
      own.add(call);
      headers.set(callHeader, call);
      try {
        const response = await fetch(url, { ...init, headers });
        await response.clone().text();
        return response;
      } finally {
        arriving.delete(call);
      }
    };
    const page = await replayPage(entry, watch, fetchOfPage);
    const opened: OpenPage = {
      start,
      page,
      done,
      seen: new Map(),
      asked: new Map(),
      ready: new Map(),
      early: new Set(),
      own,
      arriving,
    };
    return opened;
  };

  const answer = (page: OpenPage, entry: AnswerEntry): void => {
    const call = callOf(entry.method, entry.path);
    const asked = take(page.asked, call);
    if (asked !== undefined) return asked(entry);
    put(page.ready, call, entry);
    page.early.add(entry);
  };

  const compare = async (
    page: OpenPage,
    entry: MachineEntry,
    isCurrent: () => boolean,
  ): Promise<[string, string] | null> => {
    const index = page.seen.get(entry.machine) ?? 0;
    page.seen.set(entry.machine, index + 1);
    const expected = doneAs(entry.event.type, entry.state);
    const isDone = (): string | undefined => page.done.get(entry.machine)?.[index];
    if (isDone() === undefined) {
      // What a machine starts with was answered before, and its script is fetched with the first movement of a pointer.
      if (entry.event.type === 'xstate.init') {
        await settle(page, isCurrent);
        globalThis.dispatchEvent(new PointerEvent('pointermove'));
      } else focusNext();
    }
    const found = await whenThere(isDone, isCurrent);
    if (found === expected) return null;
    const last = page.done.get(entry.machine)?.at(-1);
    return [
      `${entry.machine}: ${expected}`,
      found ?? `nothing after ${last ?? 'its start'}; no answer for ${waitingCalls(page).join(', ') || 'no call'}`,
    ];
  };
  const waitingCalls = ({ asked }: OpenPage): string[] =>
    [...asked].flatMap(([call, all]) => (all.length === 0 ? [] : [call]));

  /** Waits until the page shows the answers that it was given. */
  const settle = async (page: OpenPage, isCurrent: () => boolean): Promise<void> => {
    const end = performance.now() + callLimitMs;
    const isWaiting = (): boolean =>
      page.arriving.size + page.early.size > 0 || (page.page.isLoading() && waitingCalls(page).length === 0);
    while (isWaiting() && performance.now() < end && isCurrent()) await delay(20);
    page.early.clear();
    await delay(showMs);
  };

  /** A field gets the focus before what is typed into it is recorded. */
  const focusNext = (): void => {
    const next = entries.find((each, index): each is InputEntry => index > point.entry && each.kind === 'input');
    const element = next === undefined ? undefined : findElement(next, outside);
    if (element instanceof HTMLElement) element.focus();
  };

  const repeat = async (
    page: OpenPage,
    entry: InputEntry,
    isCurrent: () => boolean,
  ): Promise<[string, string] | null> => {
    const { action, role, name, nth, value } = entry;
    if (action === 'history') {
      page.page.goTo(value);
      return null;
    }
    await settle(page, isCurrent);
    const element = await whenThere(() => findElement({ role, name, nth }, outside), isCurrent);
    if (!(element instanceof HTMLElement))
      return [`${role} “${name}”`, `no such element; no answer for ${waitingCalls(page).join(', ') || 'no call'}`];
    if (action === 'click') await user.click(element);
    else if (action === 'select') await fireEvent.change(element, { target: { value } });
    else {
      element.focus();
      if (action === 'type') await fireEvent.input(element, { target: { value } });
      else await user.keyboard(value.startsWith('Shift+') ? `{Shift>}{${value.slice(6)}}{/Shift}` : `{${value}}`);
    }
    return null;
  };

  /** The last page at or before an entry; -1 where there is none, as within a gap. */
  const pageOf = (index: number): number => {
    const found = entries.findLastIndex(({ kind }, at) => kind === 'page' && at <= index);
    return gapAt !== null && found < gapAt && index >= gapAt ? -1 : found;
  };

  return {
    get: (): Point => point,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Forgets where it is, so that the next `seek` opens its page again. */
    close: (): void => {
      turn += 1;
      open = null;
      show({ entry: -1, isMoving: false, difference: null, screen: null });
    },
    /** Answers the calls of the screen. */
    handler: http.all('*/api/*', async ({ request }) => {
      const page = open;
      const id = request.headers.get(callHeader);
      if (page === null || (id !== null && !page.own.has(id))) return delay('infinite');
      const call = callOf(request.method, request.url);
      const ready = take(page.ready, call);
      if (ready !== undefined) page.early.delete(ready);
      const given = ready ?? (await new Promise<AnswerEntry>((resolve) => put(page.asked, call, resolve)));
      page.arriving.add(id ?? call);
      return responseOf(given);
    }) satisfies HttpHandler,
    /**
     * Shows the screen as it was after an entry: goes on from where it is, or opens the entry's page again.
     * @returns the difference that it met on the way
     */
    seek: async (target: number): Promise<Difference | null> => {
      turn += 1;
      const own = turn;
      const isCurrent = (): boolean => own === turn;
      const start = pageOf(target);
      const first = entries[start];
      show({ isMoving: true });
      if (first?.kind !== 'page') {
        show({ isMoving: false, entry: target, screen: null });
        return null;
      }
      const goesOn = open?.start === start && point.entry <= target && point.difference === null;
      if (!goesOn) {
        open = null;
        show({ screen: null, entry: start, difference: null });
        if (first.data === null) {
          show({ isMoving: false, entry: target });
          return null;
        }
        const opened = await openPage(first, start);
        if (!isCurrent()) return null;
        open = opened;
        show({ screen: opened.page.element });
      }
      const page = open;
      for (let index = point.entry + 1; page !== null && index <= target && isCurrent(); index += 1) {
        const entry = entries[index];
        if (entry === undefined || entry.kind === 'page') break;
        if (entry.kind === 'answer') answer(page, entry);
        const error =
          entry.kind === 'machine'
            ? await compare(page, entry, isCurrent)
            : entry.kind === 'input'
              ? await repeat(page, entry, isCurrent)
              : null;
        if (!isCurrent()) return null;
        const difference = error === null ? null : { entry: index, expected: error[0], found: error[1] };
        show({ entry: index, difference });
        if (difference !== null) break;
      }
      if (isCurrent()) show({ isMoving: false });
      return point.difference;
    },
  };
}

export type Replay = ReturnType<typeof createReplay>;
