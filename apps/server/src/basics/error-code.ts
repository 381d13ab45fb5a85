/** The code that Node, a driver or a library gives its errors, such as `ENOENT`; empty for an error without one. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
