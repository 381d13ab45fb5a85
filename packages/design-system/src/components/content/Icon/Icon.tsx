import { icon, iconSize, type iconSizes } from './Icon.css.ts';
import { filledIcons, icons, type IconName } from './icons.ts';

/** Props of {@link Icon}. */
export interface IconProps {
  readonly name: IconName;
  /** Edge in px. */
  readonly size?: (typeof iconSizes)[number] | undefined;
  readonly className?: string | undefined;
}

/** A decorative drawing: the control or the text beside it carries the words. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      className={[icon, iconSize[size], className].filter(Boolean).join(' ')}
      data-filled={filledIcons.includes(name) ? '' : undefined}
    >
      <path d={icons[name]} />
    </svg>
  );
}
