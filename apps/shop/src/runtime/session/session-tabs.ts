/** The channel on which this browser's tabs learn that someone signed in or out, or changed the bag or the wishlist. */
export type SessionTabs = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/** Name of that channel. */
const tabsChannel = 'kayal.session';

/**
 * Opens the channel, and closes it while the page is in the back/forward cache: a page with an open channel is not
 * cached there, and going Back would load it again.
 */
export function sessionTabs(): SessionTabs {
  const listeners: Parameters<BroadcastChannel['addEventListener']>[] = [];
  let channel = new BroadcastChannel(tabsChannel);
  window.addEventListener('pagehide', () => channel.close());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    channel = new BroadcastChannel(tabsChannel);
    for (const listener of listeners) channel.addEventListener(...listener);
  });
  return {
    postMessage: (message) => channel.postMessage(message),
    addEventListener: (...listener: Parameters<BroadcastChannel['addEventListener']>) => {
      listeners.push(listener);
      channel.addEventListener(...listener);
    },
  };
}
