/** Values as one text, with commas between them; a comma or percent sign inside a value is escaped. */
export function joinValues(values: readonly string[]): string {
  return values.map((value) => value.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',');
}

/** The values of such a text, each once; blank ones are left out. */
export function splitValues(text: string): string[] {
  const values = text.split(',').map((value) => value.replaceAll('%2C', ',').replaceAll('%25', '%'));
  return [...new Set(values.filter((value) => value.trim() !== ''))];
}
