import { Heading } from '@kayal/design-system';
import { useId, type ReactNode } from 'react';
import { settingId } from '../setting-errors.ts';
import * as css from '../Settings.css.ts';

interface SettingsGroupProps {
  /** Group of the settings, such as `tax`, to which an error leads. */
  readonly group?: string;
  readonly title: string;
  /** Explains the group when its title is not enough. */
  readonly text?: string;
  readonly children: ReactNode;
}

/** A titled box of settings. */
export function SettingsGroup({ group, title, text, children }: SettingsGroupProps) {
  const id = useId();
  return (
    <section id={group === undefined ? undefined : settingId(group)} className={css.group} aria-labelledby={id}>
      <Heading level={2} size="small" id={id}>
        {title}
      </Heading>
      {text === undefined ? null : <p className={css.quiet}>{text}</p>}
      {children}
    </section>
  );
}
