const loopback = /^https?:\/\/(localhost|127\.|\[::1\])/;

/**
 * How a policy names the website: its address, or plain words while the shop runs on a machine of its own, whose address
 * would mean nothing to a reader.
 * @param publicOrigin such as `https://shop.example`
 */
export const websiteName = (publicOrigin: string): string =>
  publicOrigin === '' || loopback.test(publicOrigin) ? 'this website' : publicOrigin;
