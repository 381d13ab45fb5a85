import { useRef } from 'react';
import { Button } from '../../forms/Button/Button.tsx';
import { Dialog, type DialogBaseProps, type DialogProps } from '../Dialog/Dialog.tsx';

export interface ConfirmDialogProps
  extends Omit<DialogBaseProps, 'footer' | 'description'>, Pick<DialogProps, 'returnFocus' | 'fallbackFocus'> {
  /** What will happen, with names: "Order 1042 becomes delivered and is locked." */
  readonly description: string;
  /** The action as a verb, never "OK". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string | undefined;
  readonly tone?: 'primary' | 'danger' | undefined;
  /** The action is in flight; the dialog stays until the caller closes it. */
  readonly busy?: boolean | undefined;
  readonly onConfirm: () => void;
}

/** Asks for confirmation of a final action. The focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirmLabel, cancelLabel = 'Cancel', tone = 'primary', busy = false, onConfirm, ...dialog } = props;
  const cancelButton = useRef<HTMLButtonElement>(null);
  const footer = (
    <>
      <Button ref={cancelButton} variant="secondary" onClick={() => dialog.onOpenChange?.(false)}>
        {cancelLabel}
      </Button>
      <Button variant={tone} busy={busy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return <Dialog {...dialog} size="small" role="alertdialog" initialFocus={cancelButton} footer={footer} />;
}
