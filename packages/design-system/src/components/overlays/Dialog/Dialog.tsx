import * as RadixDialog from '@radix-ui/react-dialog';
import { useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import * as headingCss from '../../content/Heading/Heading.css.ts';
import { IconButton } from '../../forms/IconButton/IconButton.tsx';
import * as css from './Dialog.css.ts';
import type { DialogSize } from './Dialog.css.ts';

/** Props shared by dialogs and drawers. */
export interface DialogBaseProps {
  readonly title: string;
  /** One sentence under the title, read with it. */
  readonly description?: string | undefined;
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens it, if there is one. The focus returns to it. */
  readonly trigger?: ReactElement | undefined;
  readonly closeLabel?: string | undefined;
  /** Actions, kept in view while the body scrolls. */
  readonly footer?: ReactNode;
  /** For a body of text without a form: it is focusable, so that the keyboard can scroll it. */
  readonly reading?: boolean | undefined;
  readonly children?: ReactNode;
}

export interface DialogProps extends DialogBaseProps {
  readonly size?: DialogSize | undefined;
  /** `alertdialog` for the confirmation of a final action. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** Initial focus; default the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Gets the focus on closing, if it is set: for an opener that the dialog's action removes. */
  readonly returnFocus?: RefObject<HTMLElement | null> | undefined;
  /** Gets the focus on closing when the opener is gone by then, as a deleted row's button. */
  readonly fallbackFocus?: RefObject<HTMLElement | null> | undefined;
}

/** The element that gets the focus when a dialog has closed: its opener or, when that was removed, the fallback. */
export const focusAfter = (opener: Element | null, fallback: RefObject<HTMLElement | null> | undefined) =>
  opener?.isConnected === false ? fallback?.current : opener;

/** Toasts are above dialogs, so a press on a toast does not close the dialog. */
export const keepOpenForToasts = (event: CustomEvent<{ readonly originalEvent: Event }>) => {
  const target = event.detail.originalEvent.target;
  if (target instanceof Element && target.closest('[data-toast-region]')) event.preventDefault();
};

/** Text that scrolls must be reachable by keyboard (axe: scrollable-region-focusable). */
const keyboardScroll = { tabIndex: 0 } as const;

/** Title, close button, body and actions inside a Radix dialog panel. */
export function DialogFrame({
  title,
  description,
  closeLabel = 'Close',
  footer,
  reading = false,
  children,
}: DialogBaseProps) {
  return (
    <>
      <div className={css.header}>
        <div className={css.titleBlock}>
          <RadixDialog.Title className={headingCss.heading({ size: 'medium' })}>{title}</RadixDialog.Title>
          {description ? (
            <RadixDialog.Description className={css.description}>{description}</RadixDialog.Description>
          ) : null}
        </div>
        <RadixDialog.Close asChild>
          <IconButton label={closeLabel} icon="close" />
        </RadixDialog.Close>
      </div>
      {children === undefined ? null : (
        <div className={css.body} {...(reading ? keyboardScroll : {})}>
          {children}
        </div>
      )}
      {footer === undefined ? null : <div className={css.footer}>{footer}</div>}
    </>
  );
}

/** A question or a form above the page. Focus stays inside; Escape and a press outside close it. */
export function Dialog({
  open,
  onOpenChange,
  trigger,
  size,
  role = 'dialog',
  initialFocus,
  returnFocus,
  fallbackFocus,
  ...frame
}: DialogProps) {
  /** The element that had the focus before; Radix returns it only to its own trigger. */
  const opener = useRef<Element | null>(null);
  return (
    <RadixDialog.Root {...(open === undefined ? {} : { open })} onOpenChange={onOpenChange}>
      {trigger ? <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger> : null}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={css.overlay} />
        <RadixDialog.Content
          role={role}
          className={css.panel({ size })}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
          onCloseAutoFocus={(event) => {
            const target = returnFocus?.current ?? focusAfter(opener.current, fallbackFocus);
            if (!(target instanceof HTMLElement)) return;
            event.preventDefault();
            target.focus();
          }}
          onInteractOutside={keepOpenForToasts}
          {...(frame.description ? {} : { 'aria-describedby': undefined })}
        >
          <DialogFrame {...frame} />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
