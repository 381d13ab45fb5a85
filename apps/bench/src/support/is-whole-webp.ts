/** Whether bytes are a complete WebP file: the RIFF header holds the length of the rest. */
export function isWholeWebp(bytes: Buffer): boolean {
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp && bytes.readUInt32LE(4) + 8 === bytes.byteLength;
}
