/** No answer came: no network, a lost connection, or a timeout. The server may have acted; `cause` is the reason. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}
