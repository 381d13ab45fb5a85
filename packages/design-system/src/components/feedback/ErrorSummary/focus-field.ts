const controls = 'input, select, textarea, button, [contenteditable="true"], [tabindex]:not([tabindex="-1"])';

/** What names a control on the page: the legend of its group, else its label. */
function nameOf(control: Element): Element | null {
  const legend = control.closest('fieldset')?.querySelector('legend');
  return legend ?? control.ownerDocument.querySelector(`label[for="${CSS.escape(control.id)}"]`);
}

/**
 * Moves the focus to a control and shows its label above it.
 * @param id of the control, or of an element around several; then the first one gets the focus
 * @returns false when the page has no such control
 */
export function focusField(id: string): boolean {
  const element = document.getElementById(id);
  const control = element?.matches(controls) ? element : element?.querySelector<HTMLElement>(controls);
  if (!control) return false;
  // The browser alone shows the control's edge only, and leaves the label out of sight.
  (nameOf(control) ?? control).scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
  return true;
}
