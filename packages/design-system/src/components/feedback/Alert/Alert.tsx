import type { ReactNode } from 'react';
import { Icon } from '../../content/Icon/Icon.tsx';
import type { IconName } from '../../content/Icon/icons.ts';
import * as css from './Alert.css.ts';
import type { AlertTone } from './Alert.css.ts';

export interface AlertProps {
  readonly tone: AlertTone;
  /** The message, and what to do about it. */
  readonly children: ReactNode;
}

const icons: Record<AlertTone, IconName> = { info: 'info', success: 'check', danger: 'warning' };

/** A message that stays beside its subject, unlike a toast; `danger` interrupts a screen reader. */
export function Alert({ tone, children }: AlertProps) {
  return (
    <div className={css.alert({ tone })} role={tone === 'danger' ? 'alert' : 'status'}>
      <span className={css.sign}>
        <Icon name={icons[tone]} size={20} />
      </span>
      <div>{children}</div>
    </div>
  );
}
