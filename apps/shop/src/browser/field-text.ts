/** The text of a form's field; empty when the form has no such field or the field holds a file. */
export function fieldText(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
