const textField = 'input:not([type=radio],[type=file],[type=checkbox])';

/** Ends what an earlier press keeps. */
let stop = (): void => {};

/**
 * Keeps what is typed after the press on a button that opens a form, while the form's script loads, and types it into the
 * text field that gets the focus then. Escape, or a key that moves the focus, drops it.
 */
export function keepTypedAhead(): void {
  stop();
  let text = '';
  const listening = new AbortController();
  stop = () => listening.abort();
  const keep = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || key === 'Shift') return;
    // A space at the start, like Enter, presses the button again.
    if (key.length === 1 && text + key !== ' ') text += key;
    else if (key === 'Backspace') text = text.slice(0, -1);
    else return stop();
    event.preventDefault();
  };
  const typeInto = ({ target }: FocusEvent): void => {
    stop();
    if (text === '' || !(target instanceof HTMLInputElement) || !target.matches(textField)) return;
    target.setRangeText(text, target.value.length, target.value.length, 'end');
    target.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const options = { capture: true, signal: listening.signal };
  window.addEventListener('keydown', keep, options);
  window.addEventListener('focusin', typeInto, options);
}
