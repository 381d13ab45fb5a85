import * as RadixDialog from '@radix-ui/react-dialog';
import { useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import * as headingCss from '../../content/Heading/Heading.css.ts';
import { IconButton } from '../../forms/IconButton/IconButton.tsx';
import * as css from './Dialog.css.ts';
import type { DialogSize } from './Dialog.css.ts';

/** What dialogs and drawers share. */
export interface DialogBaseProps {
  readonly title: string;
  /** One sentence under the title, read with it. */
  readonly description?: string | undefined;
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens it; left out when something else does. The focus returns to it. */
  readonly trigger?: ReactElement | undefined;
  readonly closeLabel?: string | undefined;
  /** Actions, kept in view while the body scrolls. */
  readonly footer?: ReactNode;
  /** The body is text to read, not a form: it takes the focus, so that the keyboard can scroll it. */
  readonly reading?: boolean | undefined;
  readonly children?: ReactNode;
}

export interface DialogProps extends DialogBaseProps {
  readonly size?: DialogSize | undefined;
  /** `alertdialog` when it asks about something final. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** Where the focus starts, when not on the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Where the focus goes on closing while this holds an element: for an opener that the dialog's act takes away. */
  readonly returnFocus?: RefObject<HTMLElement | null> | undefined;
}

/** Toasts stand above dialogs: a press on one is not a press outside. */
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
  ...frame
}: DialogProps) {
  /** What had the focus before: Radix gives it back only to a trigger of its own. */
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
            const target = returnFocus?.current ?? opener.current;
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
