import { Heading } from '@kayal/design-system';
import { useId, type ReactNode } from 'react';
import { boxId } from '../setting-errors.ts';
import * as css from '../Settings.css.ts';

interface SettingsGroupProps {
  /** Path of the setting that the box is of, such as `tax`: an error of no single field leads to it. */
  readonly group?: string;
  readonly title: string;
  /** Explains the group when its title is not enough. */
  readonly text?: string | undefined;
  readonly children: ReactNode;
}

/** A titled box of settings. */
export function SettingsGroup({ group, title, text, children }: SettingsGroupProps) {
  const id = useId();
  return (
    <section id={group === undefined ? undefined : boxId(group)} className={css.group} aria-labelledby={id}>
      <Heading level={2} size="small" id={id}>
        {title}
      </Heading>
      {text === undefined ? null : <p className={css.quiet}>{text}</p>}
      {children}
    </section>
  );
}
