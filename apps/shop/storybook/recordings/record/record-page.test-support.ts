import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { controlOf, nameElement } from '../element-name.test-support.ts';
import { tabsChannel } from '../../../src/runtime/session/session-tabs.ts';
import { isDraft, type Entry } from '../recording.test-support.ts';
import { createMasker, type Masker } from './mask.test-support.ts';

/** An entry before it is stamped with its time. */
type NewEntry = Entry extends infer Each ? (Each extends Entry ? Omit<Each, 'at'> : never) : never;

/** Max size of an answer's text that is kept, characters. */
const maxBody = 300_000;

/** Keys that act by themselves; what they type is seen in the field. */
const keys = /^(Enter|Escape|Tab|Arrow\w+|Home|End|PageUp|PageDown| )$/;

/** Whether what is typed on this page of the back office is the shop's: names of colours, rows of a price list. */
const hasShopTexts = (): boolean => ['/updateColors', '/offerupdate'].includes(location.pathname);

/** Fields that the user fills with words of the shop, not with her own: searches, prices, counts. */
function isOfShop({ type, role, inputMode, autocomplete, value }: HTMLInputElement): boolean {
  const isNumber = ['numeric', 'decimal'].includes(inputMode) && ['', 'off'].includes(autocomplete) && value.length < 6;
  if (hasShopTexts() && type === 'text') return true;
  return isNumber || ['search', 'number', 'range'].includes(type) || ['searchbox', 'combobox'].includes(role ?? '');
}

const isOfMachine = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && 'value' in snapshot;

/** Stored texts of a page; drafts are what a user typed. */
const storedIn = (storage: Storage, masker: Masker): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .map((key) => [key, storage.getItem(key) ?? ''] as const)
      .filter(([key]) => !key.startsWith('kayal.recording'))
      .map(([key, value]) => {
        if (isDraft(key)) return [key, masker.draft(value)];
        const masked = masker.json({ [key]: value });
        return [key, String(Reflect.get(Object(masked), key))];
      }),
  );

/**
 * Records what a page's machines were sent, what the API answered, and what the user did. It must run before the page's
 * own scripts.
 * @param emit gets each entry, masked already
 * @param salt see `createMasker`
 */
export function recordPage(emit: (entry: Entry) => void, salt: string): void {
  const masker = createMasker(salt);
  const startedAt = performance.now();
  /** What happens before the page's data can be read comes after its entry; null afterwards. */
  let early: Entry[] | null = [];
  const add = (entry: NewEntry): void => {
    const stamped = { ...entry, at: Math.round(performance.now() - startedAt) };
    if (early === null) emit(stamped);
    else early.push(stamped);
  };

  const openPage = (): void => {
    const data: unknown = JSON.parse(document.querySelector('#page-data')?.textContent ?? 'null');
    const state: unknown = history.state;
    const own: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'usr') : null;
    // The HTML is the same for everybody.
    masker.allow(data);
    const waiting = early ?? [];
    early = null;
    add({
      kind: 'page',
      path: masker.path(location.pathname + location.search),
      viewport: { width: innerWidth, height: innerHeight },
      theme: document.documentElement.dataset['theme'] ?? null,
      clock: new Date().toISOString(),
      storage: { local: storedIn(localStorage, masker), session: storedIn(sessionStorage, masker) },
      state: masker.json(own ?? null),
      data: masker.json(data),
    });
    for (const entry of waiting) emit(entry);
  };
  if (document.readyState === 'loading') {
    document.addEventListener('readystatechange', openPage, { once: true });
  } else openPage();

  recordAnswers(add, masker);
  recordInputs(add, masker);
  recordTabs(add);
  globalThis.kayalWatch = {
    inspect: (inspected: InspectionEvent) => {
      if (inspected.type !== '@xstate.snapshot' || !isOfMachine(inspected.snapshot)) return;
      const { event, snapshot, actorRef } = inspected;
      const { type } = event;
      // The output of an actor is in the recorded answers already.
      const sent = type.startsWith('xstate.')
        ? { type }
        : { ...Object(masker.json(JSON.parse(JSON.stringify(event)))), type };
      add({
        kind: 'machine',
        actor: actorRef.sessionId,
        machine: snapshot.machine.id,
        event: sent,
        state: snapshot.value,
      });
    },
  };
}

function recordAnswers(add: (entry: NewEntry) => void, masker: Masker): void {
  const own = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (!url.pathname.startsWith('/api/')) return own(input, init);
    const call = {
      kind: 'answer',
      method: init?.method ?? 'GET',
      path: masker.path(url.pathname + url.search),
    } as const;
    try {
      const response = await own(input, init);
      const type = response.headers.get('content-type');
      const total = response.headers.get('x-total-count');
      // Before the page gets it, so that it stands before what the page does with it.
      const text = await response.clone().text();
      const isJson = type?.includes('json') === true && text !== '';
      const body: unknown = text.length > maxBody ? null : isJson ? masker.json(JSON.parse(text)) : masker.text(text);
      add({ ...call, status: response.status, body, type, total });
      return response;
    } catch (error) {
      const isAborted = error instanceof DOMException && error.name === 'AbortError';
      if (!isAborted) add({ ...call, status: 0, body: null, type: null, total: null });
      throw error;
    }
  };
}

/** Notes the messages of other tabs, on a channel of its own, on which the page's own messages come back too. */
function recordTabs(add: (entry: NewEntry) => void): void {
  const own: unknown[] = [];
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    override postMessage(message: unknown): void {
      if (this.name === tabsChannel) own.push(message);
      super.postMessage(message);
    }
  };
  const listen = (): void => {
    const channel = new BroadcastChannel(tabsChannel);
    channel.addEventListener('message', ({ data }) => {
      const index = own.indexOf(data);
      if (index >= 0) own.splice(index, 1);
      else add({ kind: 'input', action: 'tab', role: '', name: '', nth: 0, value: String(data) });
    });
    // As the page's own channel: with an open one the browser would not keep the page for Back.
    addEventListener('pagehide', () => channel.close(), { once: true });
  };
  listen();
  addEventListener('pageshow', ({ persisted }) => persisted && listen());
}

function recordInputs(add: (entry: NewEntry) => void, masker: Masker): void {
  const note = (action: 'click' | 'type' | 'select' | 'key', target: EventTarget | null, value: string): void => {
    const element = controlOf(target);
    if (element === null) return;
    const { role, name, nth } = nameElement(element);
    add({ kind: 'input', action, role, name: masker.text(name), nth, value });
  };
  const on = <Type extends keyof WindowEventMap>(type: Type, act: (event: WindowEventMap[Type]) => void): void =>
    addEventListener(
      type,
      // Journeys choose from a list by an event of their own.
      (event) => (event.isTrusted || event.target instanceof HTMLSelectElement) && act(event),
      { capture: true },
    );
  on('click', (event) => {
    // A click that a key or a label caused comes back when that is repeated.
    if (!(event instanceof PointerEvent) || event.pointerId >= 0) note('click', event.target, '');
  });
  on('input', ({ target }) => {
    if (target instanceof HTMLSelectElement) return note('select', target, masker.text(target.value));
    const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
    if (!isText || ['checkbox', 'radio', 'file'].includes(target.type)) return;
    const isOwn = target instanceof HTMLTextAreaElement ? !hasShopTexts() : !isOfShop(target);
    note('type', target, isOwn ? masker.secret(target.value) : masker.text(target.value));
  });
  on('keydown', (event) => {
    if (keys.test(event.key)) note('key', event.target, event.shiftKey ? `Shift+${event.key}` : event.key);
  });
  on('popstate', () => {
    const value = masker.path(location.pathname + location.search);
    add({ kind: 'input', action: 'history', role: '', name: '', nth: 0, value });
  });
}
