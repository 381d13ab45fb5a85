/** Whether bytes are a WebP file from its first byte to its last: its head tells its length (RIFF). */
export function isWholeWebp(bytes: Buffer): boolean {
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp && bytes.readUInt32LE(4) + 8 === bytes.byteLength;
}
