import * as RadixDialog from '@radix-ui/react-dialog';
import { useRef } from 'react';
import * as dialogCss from '../Dialog/Dialog.css.ts';
import {
  DialogFrame,
  focusAfter,
  keepOpenForToasts,
  type DialogBaseProps,
  type DialogProps,
} from '../Dialog/Dialog.tsx';
import * as css from './Drawer.css.ts';
import type { DrawerSide } from './Drawer.css.ts';

export interface DrawerProps extends DialogBaseProps, Pick<DialogProps, 'fallbackFocus'> {
  readonly side?: DrawerSide | undefined;
  /** Called on closing; the focus returns to the opener unless the handler prevents the event. */
  readonly onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/** A panel at an edge of the screen, for a menu or filters. Focus stays inside; Escape closes it. */
export function Drawer({ open, onOpenChange, trigger, side, onCloseAutoFocus, fallbackFocus, ...frame }: DrawerProps) {
  /** The element that had the focus before; Radix returns it only to its own trigger. */
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
            const target = focusAfter(opener.current, fallbackFocus);
            if (event.defaultPrevented || !(target instanceof HTMLElement)) return;
            event.preventDefault();
            target.focus();
          }}
          {...(frame.description ? {} : { 'aria-describedby': undefined })}
        >
          <DialogFrame {...frame} />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
