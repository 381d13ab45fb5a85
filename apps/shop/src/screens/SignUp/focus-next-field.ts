/**
 * Moves the focus from one field of a form to the next.
 * @returns false at the last field, where Enter submits
 */
export function focusNextField(form: HTMLFormElement | null, field: HTMLInputElement): boolean {
  const fields = [...(form?.querySelectorAll('input') ?? [])];
  const next = fields[fields.indexOf(field) + 1];
  next?.focus();
  return next !== undefined;
}
