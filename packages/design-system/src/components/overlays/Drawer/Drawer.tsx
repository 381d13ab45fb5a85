import * as RadixDialog from '@radix-ui/react-dialog';
import { useRef } from 'react';
import * as dialogCss from '../Dialog/Dialog.css.ts';
import { DialogFrame, keepOpenForToasts, type DialogBaseProps } from '../Dialog/Dialog.tsx';
import * as css from './Drawer.css.ts';
import type { DrawerSide } from './Drawer.css.ts';

export interface DrawerProps extends DialogBaseProps {
  readonly side?: DrawerSide | undefined;
  /** Where the focus goes on closing is the caller's when it prevents the event; otherwise back to what opened it. */
  readonly onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/** A sheet from an edge of the screen: menu, filters. Focus stays inside; Escape closes it. */
export function Drawer({ open, onOpenChange, trigger, side, onCloseAutoFocus, ...frame }: DrawerProps) {
  /** What had the focus before: Radix gives it back only to a trigger of its own. */
  const opener = useRef<Element | null>(null);
  return (
    <RadixDialog.Root {...(open === undefined ? {} : { open })} onOpenChange={onOpenChange}>
      {trigger ? <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger> : null}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={dialogCss.overlay} />
        <RadixDialog.Content
          className={css.drawer({ side })}
          onInteractOutside={keepOpenForToasts}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event);
            if (event.defaultPrevented || !(opener.current instanceof HTMLElement)) return;
            event.preventDefault();
            opener.current.focus();
          }}
          {...(frame.description ? {} : { 'aria-describedby': undefined })}
        >
          <DialogFrame {...frame} />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
