import { initials } from './initials.ts';
import * as css from './InitialsAvatar.css.ts';

/** Diameters of an avatar, in px. */
export const avatarSizes = [44, 96] as const;
export type AvatarSize = (typeof avatarSizes)[number];

/** A person as letters. */
export interface InitialsAvatarProps {
  /** Full name; an empty one shows `?`. */
  readonly name: string;
  /** Diameter in px. */
  readonly size?: AvatarSize;
}

/** A circle with the initials. Decorative, because the name is beside it. */
export function InitialsAvatar({ name, size = 44 }: InitialsAvatarProps) {
  return (
    <span className={css.root({ size })} aria-hidden="true">
      {initials(name) || '?'}
    </span>
  );
}
