import { delay, http, type HttpHandler } from 'msw';
import { fireEvent, userEvent } from 'storybook/test';
import type { InspectionEvent } from 'xstate';
import type { ActorWatch } from '../../../src/machines/actors/actor-watch.ts';
import { watchActors } from '../../atlas/watch-actors.test-support.ts';
import { findElement } from '../element-name.test-support.ts';
import type { Entry, InputEntry, MachineEntry, PageEntry, Recording } from '../recording.test-support.ts';
import { createActorLog } from './actor-log.test-support.ts';
import { holdScripts, type HeldScripts } from './held-scripts.test-support.ts';
import { createPageCalls, type PageCalls } from './page-calls.test-support.ts';
import type { Difference, Point } from './point.test-support.ts';
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
  readonly log: ReturnType<typeof createActorLog>;
  readonly calls: PageCalls;
  readonly scripts: HeldScripts;
}

/** Whether a machine of session, bag and hearts starts: the shop starts them together. */
const startsShop = (entry: Entry): boolean =>
  entry.kind === 'machine' &&
  entry.event.type === 'xstate.init' &&
  ['session', 'cart', 'wishlist'].includes(entry.machine);

/** Whether it is the answer to who is signed in. */
const saysWhoIsHere = (entry: Entry): boolean => entry.kind === 'answer' && entry.path.includes('/user/session/');

/** Max time for the calls whose answers came before an input, ms; a page that was fetched ahead is never requested. */
const callLimitMs = 3000;

/** Time in which React shows an answer, ms. */
const showMs = 50;

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
    const log = createActorLog();
    const story = watchActors();
    const watch: ActorWatch = {
      inspect: (inspected: InspectionEvent) => {
        if (typeof story.inspect === 'function') story.inspect(inspected);
        log.note(inspected);
      },
    };
    const calls = createPageCalls(() => open === opened);
    const scripts = holdScripts();
    scripts.hold(true);
    const next = entries.findIndex(({ kind }, index) => index > start && kind === 'page');
    const ofPage = entries.slice(start + 1, next < 0 ? entries.length : next);
    const startsWith = ofPage.find((each) => startsShop(each) || saysWhoIsHere(each));
    // Machines that started before it was known who is here ask for it themselves.
    if (startsWith !== undefined && startsShop(startsWith)) scripts.release('start-shop-actors');
    const page = await replayPage(entry, { watch, fetch: calls.fetch, arrival: scripts.arrival });
    const opened: OpenPage = { start, page, log, calls, scripts };
    return opened;
  };

  const compare = async (
    page: OpenPage,
    entry: MachineEntry,
    isCurrent: () => boolean,
  ): Promise<[string, string] | null> => {
    const { expected, found, last } = page.log.next(entry);
    if (entry.event.type === 'xstate.init') {
      const script = startsShop(entry) ? 'start-shop-actors' : entry.machine;
      // A machine starts with what was answered before.
      if (found() === undefined || !page.scripts.isHere(script)) await settle(page, isCurrent);
      page.scripts.release(script);
      // Its script is fetched with the first movement of a pointer.
      if (found() === undefined) globalThis.dispatchEvent(new PointerEvent('pointermove'));
    } else if (found() === undefined) focusNext();
    const step = await whenThere(found, isCurrent);
    if (step === expected) return null;
    return [
      `${entry.machine}: ${expected}`,
      step ?? `nothing after ${last() ?? 'its start'}; no answer for ${page.calls.waiting().join(', ') || 'no call'}`,
    ];
  };

  /**
   * Waits until the page shows the answers that it was given.
   * @param awaitsPage whether a page that it goes to is waited for
   */
  const settle = async (page: OpenPage, isCurrent: () => boolean, awaitsPage = true): Promise<void> => {
    let underWay = page.calls.underWay();
    // Every page asks who is here once it has time for it.
    let end = performance.now() + (underWay.some(saysWhoIsHere) ? limitMs : callLimitMs);
    const isWaiting = (): boolean =>
      underWay.length > 0 || (awaitsPage && page.page.isLoading() && page.calls.waiting().length === 0);
    while (isWaiting() && performance.now() < end && isCurrent()) {
      await delay(20);
      const now = page.calls.underWay();
      if (now.length < underWay.length) end = performance.now() + callLimitMs;
      underWay = now;
    }
    page.calls.forgetEarly();
    await delay(showMs);
  };

  /** A field gets the focus before what is typed into it is recorded. */
  const focusNext = (): void => {
    const next = entries.find((each, index): each is InputEntry => index > point.entry && each.kind === 'input');
    const element = next === undefined ? undefined : findElement(next, outside);
    if (element instanceof HTMLElement) element.focus();
  };

  /** Whether machines stop between the next input and the one after it: it was made before the page was left. */
  const leavesAfter = (entry: number): boolean => {
    const following = entries.slice(entry + 2);
    const end = following.findIndex(({ kind }) => kind === 'input' || kind === 'page');
    const untilNext = end < 0 ? following : following.slice(0, end);
    return untilNext.some((each) => each.kind === 'machine' && each.event.type === 'xstate.stop');
  };

  const repeat = async (
    page: OpenPage,
    entry: InputEntry,
    isCurrent: () => boolean,
  ): Promise<[string, string] | null> => {
    const { action, role, name, nth, value } = entry;
    if (action === 'tab') {
      await settle(page, isCurrent);
      page.page.hear(value);
      return null;
    }
    if (action === 'history') {
      page.page.goTo(value);
      return null;
    }
    const find = (): Element | undefined => {
      const element = findElement({ role, name, nth }, outside);
      const lacksValue =
        element instanceof HTMLSelectElement && [...element.options].every((option) => option.value !== value);
      return action === 'select' && lacksValue ? undefined : element;
    };
    // The pointer reaches what it presses first, and what that fetches ahead may be answered before the press.
    const hovered = action === 'click' ? find() : undefined;
    if (hovered !== undefined) await user.hover(hovered);
    await settle(page, isCurrent, !leavesAfter(point.entry));
    const element = await whenThere(find, isCurrent);
    if (!(element instanceof HTMLElement))
      return [`${role} “${name}”`, `no such element; no answer for ${page.calls.waiting().join(', ') || 'no call'}`];
    // The browser would resolve a link to another query of this page by the address of this document.
    const ownLink = element.closest('a[href^="?"]');
    ownLink?.setAttribute('href', `${page.page.pathname()}${ownLink.getAttribute('href')}`);
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
      open?.scripts.hold(false);
      open = null;
      show({ entry: -1, isMoving: false, difference: null, screen: null });
    },
    /** Answers the calls of the screen. */
    handler: http.all('/api/*', async ({ request }) => {
      const page = open;
      return page === null ? delay('infinite') : page.calls.respond(request);
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
        if (!isCurrent()) {
          opened.scripts.hold(false);
          return null;
        }
        open = opened;
        show({ screen: opened.page.element });
      }
      const page = open;
      page?.scripts.hold(true);
      for (let index = point.entry + 1; page !== null && index <= target && isCurrent(); index += 1) {
        const entry = entries[index];
        if (entry === undefined || entry.kind === 'page') break;
        if (entry.kind === 'answer') page.calls.answer(entry);
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
      const following = entries[target + 1];
      // A page's end is what its last answers led to: the state in which a journey failed.
      if (page !== null && point.difference === null && (following === undefined || following.kind === 'page'))
        await settle(page, isCurrent);
      if (isCurrent()) {
        page?.scripts.hold(false);
        show({ isMoving: false });
      }
      return point.difference;
    },
  };
}

export type Replay = ReturnType<typeof createReplay>;
