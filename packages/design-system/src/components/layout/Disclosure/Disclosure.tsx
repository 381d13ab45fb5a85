import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button, type ButtonBaseProps } from '../../forms/Button/Button.tsx';
import * as css from './Disclosure.css.ts';
import type { disclosureAligns, disclosureWidths } from './Disclosure.css.ts';

export interface DisclosureProps extends ButtonBaseProps {
  readonly label: string;
  /** The edge of the button to which the panel is aligned. */
  readonly align?: (typeof disclosureAligns)[number] | undefined;
  /** `wide` has space for several columns. */
  readonly panelWidth?: (typeof disclosureWidths)[number] | undefined;
  /** The panel; a function gets `close`. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button with a panel of free content below it. Escape, a press outside and leaving by Tab close it. */
export function Disclosure({
  label,
  align = 'start',
  panelWidth = 'narrow',
  children,
  variant = 'quiet',
  ...look
}: DisclosureProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);

  useEffect(() => {
    const whole = frame.current;
    if (!open || !whole) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const leave = (target: EventTarget | null) => {
      if (target instanceof Node && !whole.contains(target)) setOpen(false);
    };
    const pressKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', (event) => leave(event.target), { signal });
    whole.addEventListener('focusout', (event) => leave(event.relatedTarget), { signal });
    whole.addEventListener('keydown', pressKey, { signal });
    return () => listening.abort();
  }, [open]);

  return (
    <div ref={frame} className={css.root}>
      <Button
        {...look}
        ref={button}
        variant={variant}
        iconAfter={open ? 'chevronUp' : 'chevronDown'}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      {open ? (
        <Panel id={id} button={button} className={css.panel({ align, width: panelWidth })}>
          {typeof children === 'function' ? children(close) : children}
        </Panel>
      ) : null}
    </div>
  );
}

interface PanelProps {
  readonly id: string;
  readonly className: string;
  /** Gets the focus that the panel has when it closes, as by a link to the open page. */
  readonly button: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** The open panel. On closing it gives its focus back, which would be lost with it. */
function Panel({ button, children, ...element }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  // The clean-up of a layout effect still finds the panel in the document; that of an effect does not.
  useLayoutEffect(() => {
    const shown = panel.current;
    const opener = button.current;
    return () => {
      if (shown?.contains(document.activeElement) === true) opener?.focus({ preventScroll: true });
    };
  }, [button]);
  return (
    <div ref={panel} {...element}>
      {children}
    </div>
  );
}
