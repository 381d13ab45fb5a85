/** How much of a file is read, bytes: cameras write long metadata before the size. */
const maxReadBytes = 1024 * 1024;

/** Whether a JPEG marker starts a frame, which contains the size. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function pixelsOfJpeg(view: DataView): number | null {
  let at = 2;
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return view.getUint16(at + 5) * view.getUint16(at + 7);
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

const size24 = (view: DataView, at: number): number => 1 + view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;

function pixelsOfWebp(view: DataView): number | null {
  switch (view.getUint32(12)) {
    case 0x56_50_38_58: // VP8X
      return size24(view, 24) * size24(view, 27);
    case 0x56_50_38_4c: {
      // VP8L
      const bits = view.getUint32(21, true);
      return (1 + (bits & 0x3fff)) * (1 + ((bits >>> 14) & 0x3fff));
    }
    case 0x56_50_38_20: // VP8
      return (view.getUint16(26, true) & 0x3fff) * (view.getUint16(28, true) & 0x3fff);
    default:
      return null;
  }
}

/**
 * How many pixels a JPEG, PNG or WebP file declares, read from its first bytes: a small file may decode to gigabytes,
 * so its size must be checked before it is decoded. Null for any other file.
 */
export async function declaredPixels(file: Blob): Promise<number | null> {
  const view = new DataView(await file.slice(0, maxReadBytes).arrayBuffer());
  if (view.byteLength < 30) return null;
  const first = view.getUint32(0);
  if (first === 0x89_50_4e_47) return view.getUint32(16) * view.getUint32(20);
  if (first === 0x52_49_46_46 && view.getUint32(8) === 0x57_45_42_50) return pixelsOfWebp(view);
  return first >>> 16 === 0xff_d8 ? pixelsOfJpeg(view) : null;
}
