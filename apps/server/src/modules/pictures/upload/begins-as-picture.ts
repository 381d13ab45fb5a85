import type { UnreadableKind } from '../painter/paint-job.ts';

const startsWith = (file: Uint8Array, bytes: readonly number[], at = 0): boolean =>
  bytes.every((byte, index) => file[at + index] === byte);

/** Whether a file has the first bytes of a JPEG, PNG or WebP file; no other file is given to a decoder. */
export function beginsAsPicture(file: Uint8Array): boolean {
  const isJpeg = startsWith(file, [0xff, 0xd8, 0xff]);
  const isPng = startsWith(file, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const isWebp = startsWith(file, [0x52, 0x49, 0x46, 0x46]) && startsWith(file, [0x57, 0x45, 0x42, 0x50], 8);
  return isJpeg || isPng || isWebp;
}

/** First bytes of other files, from the position `at`, in Latin 1. */
const otherKinds: readonly { readonly begin: string; readonly at?: number; readonly kind: UnreadableKind }[] = [
  ...['heic', 'heix', 'heif', 'hevc', 'mif1', 'msf1'].map((brand) => ({
    begin: `ftyp${brand}`,
    at: 4,
    kind: 'heic' as const,
  })),
  ...['GIF8', 'BM', 'II*\0', 'MM\0*'].map((begin) => ({ begin, kind: 'format' as const })),
  { begin: 'ftypavif', at: 4, kind: 'format' },
  ...['%PDF', 'PK\u0003\u0004', '\u00D0\u00CF\u0011\u00E0'].map((begin) => ({ begin, kind: 'document' as const })),
];

/** What a file is that does not begin as a picture does. */
export function otherKindOf(file: Uint8Array): UnreadableKind {
  if (file.length === 0) return 'empty';
  const text = Buffer.from(file.subarray(0, 512)).toString('latin1');
  const other = otherKinds.find(({ begin, at = 0 }) => text.startsWith(begin, at));
  if (other !== undefined) return other.kind;
  return /<svg[\s>]/i.test(text) ? 'svg' : 'invalid';
}
