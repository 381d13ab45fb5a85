/** A picture as a browser would send it: webp of 24 × 30 px. */
const picture = 'UklGRkAAAABXRUJQVlA4IDQAAAAQAwCdASoYAB4APtFiqk+oJaOiKAgBABoJZQDGQBanFAAA/uxwzZO2F+cPWX30hRXlWgAA';

/** A form with the same picture under each name. @param field `images`, or `files` for a batch */
export function pictureForm(field: string, names: readonly string[]): FormData {
  const form = new FormData();
  const bytes = Buffer.from(picture, 'base64');
  for (const name of names) form.append(field, new Blob([bytes], { type: 'image/webp' }), name);
  return form;
}

/** A form with one file of text. */
export function fileForm(name: string, text: string): FormData {
  const form = new FormData();
  form.append('file', new Blob([text], { type: 'text/csv' }), name);
  return form;
}
