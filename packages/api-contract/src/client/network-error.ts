/** No answer came: no network, a connection lost, or too slow. Whether the server acted is unknown; `cause` is the reason. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}
