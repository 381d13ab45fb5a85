declare global {
  interface DocumentEventMap {
    /** Hydration begins: `early-taps.ts` hands each event that it has noted to the function. */
    'kayal:hydrating': CustomEvent<(event: Event) => void>;
  }
}

/** A form with an address sends itself before hydration. */
const acting = 'button[type=button],input[type=radio]';
const textField = 'select,textarea,input:not([type=radio],[type=file],[type=checkbox])';
/** Stands on what a machine handles that has not started, or around it. */
const waiting = '[data-waits]';

const taps = new Set<HTMLElement>();
const texts = new Map<HTMLInputElement, string>();
/** The form in which Enter was pressed last: until hydration it has no submit button, and the browser does nothing. */
let entered: HTMLFormElement | null = null;
let isHydrated = false;
/** Nothing waits for its machine any more, but what was held is not replayed yet. */
let isReplayDue = false;
let isReplaying = false;
const listeners = new Set<() => void>();

/** Notifies the machines that are waited for. */
function wake(): void {
  if (isHydrated) for (const listener of listeners) listener();
}

/**
 * What was acted on, if it has to wait: before hydration everything has to. Browsers handle a tap before a timer, so a tap
 * would overtake what is about to be replayed.
 */
function heldBy({ target }: Event, selector: string): HTMLInputElement | null {
  const element = target instanceof Element ? target.closest<HTMLInputElement>(selector) : null;
  const isLast = isReplayDue && taps.size + texts.size > 0;
  return isHydrated && !isLast && !element?.closest(waiting) ? null : element;
}

/** A link that is pressed after an act that waits: it would leave the page of that act. */
function linkAfter({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): HTMLElement | null {
  if (!isHydrated || taps.size === 0 || ctrlKey || metaKey || shiftKey) return null;
  return target instanceof Element ? target.closest('a') : null;
}

function holdTap(event: MouseEvent): void {
  const link = linkAfter(event);
  const tapped = link ?? heldBy(event, isHydrated ? `${acting},button[type=submit]` : acting);
  if (tapped === null) return;
  // A repeated tap counts once, as the last one.
  taps.delete(tapped);
  taps.add(tapped);
  if (!(tapped instanceof HTMLInputElement)) event.preventDefault();
  // React would hydrate what is tapped and handle it at once: 'Add to cart' before the size that was chosen first.
  event.stopImmediatePropagation();
}

/** After hydration only a choice: the text of a field is read when its form is sent. */
function holdText(event: Event): void {
  const field = heldBy(event, isHydrated ? 'select' : textField);
  if (field === null) return;
  texts.set(field, field.value);
  if (isHydrated) event.stopImmediatePropagation();
}

/** After hydration the browser presses the submit button of the form. */
function holdEnter({ key, target }: KeyboardEvent): void {
  if (isHydrated || key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  entered = target.closest('form:not([action])');
}

function hold(event: Event): void {
  if (isReplaying) return;
  if (event instanceof KeyboardEvent) holdEnter(event);
  else if (event instanceof MouseEvent) holdTap(event);
  else holdText(event);
  if (taps.size + texts.size > 0) wake();
}

function replay(): void {
  isHydrated = true;
  isReplayDue = false;
  isReplaying = true;
  for (const [field, text] of texts) {
    if (field.matches(`${waiting} select`)) continue;
    texts.delete(field);
    if (!field.isConnected) continue;
    // React notes what is set on the element itself, and is not notified of a text that it knows: it is set past React.
    field.value = '';
    Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
  for (const tapped of taps) {
    // What was tapped after it waits too.
    if (tapped.closest(waiting)) break;
    taps.delete(tapped);
    // The browser has checked it already, and React gets no event for a click that changes nothing.
    if (tapped instanceof HTMLInputElement) tapped.checked = false;
    if (tapped.isConnected) tapped.click();
  }
  isReplaying = false;
  // It may have to wait for its machine.
  entered?.querySelector<HTMLElement>('[type=submit]')?.click();
  entered = null;
  if (taps.size + texts.size > 0) wake();
}

/**
 * Holds what is tapped and typed while React hydrates the page, and later what is tapped where `data-waits` stands; takes
 * over what `early-taps.ts` has noted.
 */
export function holdActs(): void {
  for (const type of ['click', 'input', 'change', 'keydown'] as const) addEventListener(type, hold, true);
  document.dispatchEvent(new CustomEvent('kayal:hydrating', { detail: hold }));
}

/**
 * Call it when the page is hydrated or a machine has started: replays what needs to wait no longer, in its order, after the
 * renders that this causes, such as that of a button which becomes a submit button.
 */
export function replayActs(): void {
  isReplayDue = true;
  setTimeout(replay);
}

/** Drops what is held: its machine cannot be fetched, or its page is left. */
export function dropActs(): void {
  taps.clear();
  texts.clear();
  entered = null;
}

/** @param listener called when an act waits for a machine @returns ends it */
export function onHeldAct(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
