/** What is read of a bag's or wishlist's state. */
interface ListSnapshot {
  readonly context: { readonly confirmed: unknown };
  readonly hasTag: (tag: 'ready') => boolean;
  readonly matches: (state: { readonly open: 'refreshing' }) => boolean;
}

/** A running bag or wishlist. */
interface ListActor<Snapshot> {
  readonly getSnapshot: () => Snapshot;
  readonly subscribe: (listener: (snapshot: Snapshot) => void) => unknown;
}

/** Acts after each change that this tab made and the server confirmed, not after a list was only read again. */
export function onOwnChange<Snapshot extends ListSnapshot>(list: ListActor<Snapshot>, act: () => void): void {
  let before = list.getSnapshot();
  list.subscribe((now) => {
    const isOwn =
      before.context.confirmed !== now.context.confirmed &&
      before.hasTag('ready') &&
      now.hasTag('ready') &&
      !before.matches({ open: 'refreshing' });
    before = now;
    if (isOwn) act();
  });
}
