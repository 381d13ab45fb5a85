/** The text of a form's field; empty when the form has no such field or the field holds a file. */
export function fieldText(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

/** The texts of all fields of a form, by name; files are left out. */
export function textsOf(form: HTMLFormElement): URLSearchParams {
  const texts = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') texts.set(name, value);
  return texts;
}
