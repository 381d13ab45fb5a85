import { ConfirmDialog, type ConfirmDialogProps } from '@kayal/design-system';
import { useMemo, useRef, useState, type RefObject } from 'react';

interface ConfirmItemProps<Item> extends Pick<ConfirmDialogProps, 'confirmLabel' | 'tone' | 'returnFocus'> {
  /** Receives the focus after `onConfirm`, where the opener goes with its row; without it `returnFocus` counts. */
  readonly focusAfter?: RefObject<HTMLElement | null>;
  /** The thing to act on; null closes the dialog. */
  readonly item: Item | null;
  readonly title: (item: Item) => string;
  readonly description: (item: Item) => string;
  readonly onConfirm: (item: Item) => void;
  /** Called after Cancel and after `onConfirm`: the caller sets `item` to null. */
  readonly onClose: () => void;
}

/** Asks for confirmation of an action on one thing of a list. Its words stay until the dialog has faded out. */
export function ConfirmItem<Item>(props: ConfirmItemProps<Item>) {
  const { item, title, description, onConfirm, onClose, focusAfter, ...dialog } = props;
  const isConfirmed = useRef(false);
  // Read when the focus returns.
  const afterAction = useMemo<RefObject<HTMLElement | null>>(
    () => ({
      get current() {
        return isConfirmed.current ? (focusAfter?.current ?? null) : null;
      },
    }),
    [focusAfter],
  );
  const [latest, setLatest] = useState(item);
  if (item !== null && item !== latest) setLatest(item);
  return (
    <ConfirmDialog
      {...dialog}
      {...(focusAfter === undefined ? {} : { returnFocus: afterAction })}
      open={item !== null}
      onOpenChange={(open) => {
        if (open) return;
        isConfirmed.current = false;
        onClose();
      }}
      title={latest === null ? '' : title(latest)}
      description={latest === null ? '' : description(latest)}
      onConfirm={() => {
        isConfirmed.current = true;
        if (item !== null) onConfirm(item);
        onClose();
      }}
    />
  );
}
