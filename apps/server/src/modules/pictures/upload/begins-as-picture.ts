const startsWith = (file: Uint8Array, bytes: readonly number[], at = 0): boolean =>
  bytes.every((byte, index) => file[at + index] === byte);

/** Whether a file has the first bytes of a JPEG, PNG or WebP file; no other file is given to a decoder. */
export function beginsAsPicture(file: Uint8Array): boolean {
  const isJpeg = startsWith(file, [0xff, 0xd8, 0xff]);
  const isPng = startsWith(file, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const isWebp = startsWith(file, [0x52, 0x49, 0x46, 0x46]) && startsWith(file, [0x57, 0x45, 0x42, 0x50], 8);
  return isJpeg || isPng || isWebp;
}
