/**
 * A `ref` that gives a control the focus when it takes the place of the one that had it. In a dialog the focus would go to
 * the dialog itself otherwise, and the next Tab to its first control.
 */
export const takeFocus = (control: HTMLElement | null): void => control?.focus({ preventScroll: true });
