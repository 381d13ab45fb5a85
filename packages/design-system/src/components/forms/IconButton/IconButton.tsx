import clsx from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import { Icon } from '../../content/Icon/Icon.tsx';
import type { IconName } from '../../content/Icon/icons.ts';
import * as css from './IconButton.css.ts';
import type { IconButtonVariant } from './IconButton.css.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'disabled' | 'children'> & {
  /** Name of the action, required because the button shows only an icon. */
  readonly label: string;
  readonly icon: IconName;
  readonly variant?: IconButtonVariant | undefined;
  /** For a toggle. */
  readonly pressed?: boolean | undefined;
  /** A press has no effect, for example at the end of a carousel; the button stays in the tab order. */
  readonly unavailable?: boolean | undefined;
};

/** A 44 px button that shows only an icon; with `aria-busy`, a turning ring around it. */
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
