import clsx from 'clsx';
import { useId, type ComponentProps, type MouseEvent } from 'react';
import { Icon } from '../../content/Icon/Icon.tsx';
import type { IconName } from '../../content/Icon/icons.ts';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../content/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Button.css.ts';
import type { ButtonSize, ButtonVariant } from './Button.css.ts';

/** Props shared by {@link Button} and `ButtonLink`. */
export interface ButtonBaseProps {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** Fills its row. */
  readonly wide?: boolean | undefined;
  /** Drawn before the label. */
  readonly icon?: IconName | undefined;
  /** Drawn after the label. */
  readonly iconAfter?: IconName | undefined;
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'aria-disabled' | 'aria-busy'> &
  ButtonBaseProps & {
    /** Text while the action runs: a spinner replaces the label, presses are ignored, the width stays. */
    readonly busyLabel?: string | undefined;
    /** Whether the action runs. */
    readonly busy?: boolean | undefined;
    /** Why a press has no effect. The button stays in the tab order and shows the reason. */
    readonly unavailableReason?: string | undefined;
  };

/**
 * A button for an action on this page. It is never `disabled`; use `unavailableReason`, which explains itself.
 */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    wide,
    icon,
    iconAfter,
    busy = false,
    busyLabel = 'Please wait',
    unavailableReason,
    ...rest
  } = props;
  const { className, children, onClick, type = 'button', ...native } = rest;
  const reasonId = useId();
  const unavailable = unavailableReason !== undefined;
  const inert = busy || unavailable;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault();
    else onClick?.(event);
  };
  const describedBy = [native['aria-describedby'], unavailable ? reasonId : undefined].filter(Boolean).join(' ');
  return (
    <button
      {...native}
      type={type}
      onClick={press}
      className={clsx(css.button({ variant, size, wide, unavailable }), className)}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      aria-describedby={describedBy === '' ? undefined : describedBy}
    >
      <span className={css.content}>
        {icon ? <Icon name={icon} size={20} /> : null}
        {children}
        {iconAfter ? <Icon name={iconAfter} size={20} /> : null}
      </span>
      {busy ? (
        <span className={css.busyMark}>
          <Spinner size={24} />
          <VisuallyHidden>{`, ${busyLabel}`}</VisuallyHidden>
        </span>
      ) : null}
      {unavailable ? (
        <span id={reasonId} className={css.reason} aria-hidden="true">
          {unavailableReason}
        </span>
      ) : null}
    </button>
  );
}
