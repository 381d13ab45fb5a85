import type { ReactNode } from 'react';
import { Icon } from '../../content/Icon/Icon.tsx';
import type { IconName } from '../../content/Icon/icons.ts';
import * as css from './Badge.css.ts';
import type { BadgeTone } from './Badge.css.ts';

export interface BadgeProps {
  readonly tone?: BadgeTone | undefined;
  readonly icon?: IconName | undefined;
  /** One to three words; the words carry the meaning, the tone only helps. */
  readonly children: ReactNode;
}

/** A short label: a state, a count, an offer. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={css.badge({ tone })}>
      {icon ? <Icon name={icon} size={16} /> : null}
      {children}
    </span>
  );
}
