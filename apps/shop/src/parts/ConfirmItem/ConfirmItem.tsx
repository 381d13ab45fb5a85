import { ConfirmDialog, type ConfirmDialogProps } from '@kayal/design-system';
import { useState } from 'react';

interface ConfirmItemProps<Item> extends Pick<
  ConfirmDialogProps,
  'confirmLabel' | 'tone' | 'returnFocus' | 'fallbackFocus'
> {
  /** The thing to act on; null closes the dialog. */
  readonly item: Item | null;
  readonly title: (item: Item) => string;
  readonly description: (item: Item) => string;
  readonly onConfirm: (item: Item) => void;
  /** Called after Cancel and after `onConfirm`: the caller sets `item` to null. */
  readonly onClose: () => void;
}

/** Asks for confirmation of an action on one thing of a list. Its words stay until the dialog has faded out. */
export function ConfirmItem<Item>({ item, title, description, onConfirm, onClose, ...dialog }: ConfirmItemProps<Item>) {
  const [latest, setLatest] = useState(item);
  if (item !== null && item !== latest) setLatest(item);
  return (
    <ConfirmDialog
      {...dialog}
      open={item !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={latest === null ? '' : title(latest)}
      description={latest === null ? '' : description(latest)}
      onConfirm={() => {
        if (item !== null) onConfirm(item);
        onClose();
      }}
    />
  );
}
