import clsx from 'clsx';
import * as css from './Icon.css.ts';
import type { iconSizes } from './Icon.css.ts';
import { filledIcons, icons, type IconName } from './icons.ts';

export interface IconProps {
  readonly name: IconName;
  /** Edge in px. */
  readonly size?: (typeof iconSizes)[number] | undefined;
  readonly className?: string | undefined;
}

/** A decorative drawing: the control or the text beside it has the name. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      className={clsx(css.icon, css.iconSize[size], className)}
      data-filled={filledIcons.includes(name) ? '' : undefined}
    >
      <path d={icons[name]} />
    </svg>
  );
}
