import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button, type ButtonLook } from '../../forms/Button/Button.tsx';
import { panel, root, type disclosureAligns, type disclosureWidths } from './Disclosure.css.ts';

/** Props of {@link Disclosure}. */
export interface DisclosureProps extends ButtonLook {
  readonly label: string;
  /** Which edge of the button the panel keeps to. */
  readonly align?: (typeof disclosureAligns)[number] | undefined;
  /** `wide` holds several columns. */
  readonly panelWidth?: (typeof disclosureWidths)[number] | undefined;
  /** The panel; a function is handed a way to close it. */
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
    <div ref={frame} className={root}>
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
        <div id={id} className={panel({ align, width: panelWidth })}>
          {typeof children === 'function' ? children(close) : children}
        </div>
      ) : null}
    </div>
  );
}
