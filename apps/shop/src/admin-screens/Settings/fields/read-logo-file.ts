/** Max size of a logo, bytes. */
const maxBytes = 100 * 1024;

/** The chosen file as a data address, or why it cannot be a logo. */
export type LogoFile = { readonly logo: string; readonly error?: undefined } | { readonly error: string };

/** Reads a logo. Its name says the type, because some systems give an SVG none. */
export async function readLogoFile(file: File): Promise<LogoFile> {
  const ending = /\.(svg|png)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (ending === undefined) return { error: 'Choose an SVG or a PNG file.' };
  if (file.size > maxBytes) return { error: 'This file is above 100 KB. Export the logo smaller, or as an SVG.' };
  if (file.size === 0) return { error: 'This file is empty.' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return { logo: `data:image/${ending === 'png' ? 'png' : 'svg+xml'};base64,${btoa(text)}` };
}
