const startOfScan = 0xda;
const endOfImage = 0xd9;

/** Whether bytes contain a sequence at an offset. */
function holds(bytes: Uint8Array, wanted: readonly number[], from: number): boolean {
  const [first = 0, ...rest] = wanted;
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (rest.every((byte, index) => bytes[at + 1 + index] === byte)) return true;
  }
  return false;
}

/** Offset of the first scan of a JPEG. A thumbnail in its metadata has its own end marker, which does not count. */
function scanOf(view: DataView): number | null {
  let at = 2;
  while (at + 4 < view.byteLength && view.getUint8(at) === 0xff) {
    if (view.getUint8(at + 1) === startOfScan) return at;
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/**
 * Whether a JPEG, PNG or WebP file is complete: a browser draws an incomplete picture without an error, and it would be
 * stored. Any other file counts as complete.
 */
export async function isWholePicture(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.byteLength < 12) return true;
  const view = new DataView(bytes.buffer);
  const first = view.getUint32(0);
  if (first === 0x89_50_4e_47) return holds(bytes, [0x49, 0x45, 0x4e, 0x44], 8);
  if (first === 0x52_49_46_46) return view.getUint32(4, true) + 8 <= bytes.byteLength;
  if (first >>> 16 !== 0xff_d8) return true;
  const scan = scanOf(view);
  return scan !== null && holds(bytes, [0xff, endOfImage], scan);
}
