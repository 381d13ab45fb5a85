import clsx from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import { Icon } from '../../content/Icon/Icon.tsx';
import type { IconName } from '../../content/Icon/icons.ts';
import * as css from './IconButton.css.ts';
import type { IconButtonVariant } from './IconButton.css.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'disabled' | 'children'> & {
  /** Says what the press does; a drawing alone never does. */
  readonly label: string;
  readonly icon: IconName;
  readonly variant?: IconButtonVariant | undefined;
  /** For a control that stays on or off. */
  readonly pressed?: boolean | undefined;
  /** Nothing happens on a press (the end of a carousel, say); the control keeps its place in the tab order. */
  readonly unavailable?: boolean | undefined;
};

/** A 44 px control that shows only a drawing. */
export function IconButton({
  label,
  icon,
  variant,
  pressed,
  unavailable = false,
  onClick,
  className,
  ...rest
}: IconButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (unavailable) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={unavailable || undefined}
      className={clsx(css.iconButton({ variant }), className)}
    >
      <Icon name={icon} />
    </button>
  );
}
