import type { ReactNode } from 'react';
import { Heading } from '../../content/Heading/Heading.tsx';
import { Icon } from '../../content/Icon/Icon.tsx';
import type { IconName } from '../../content/Icon/icons.ts';
import { Text } from '../../content/Text/Text.tsx';
import * as css from './StatePanel.css.ts';

/** Why there is no content here. */
export const stateKinds = ['empty', 'failed', 'offline', 'notAllowed'] as const;

export type StateKind = (typeof stateKinds)[number];

const defaultIcon: Record<StateKind, IconName> = {
  empty: 'bag',
  failed: 'warning',
  offline: 'offline',
  notAllowed: 'shield',
};

export interface StatePanelProps {
  readonly kind: StateKind;
  readonly heading: string;
  readonly text?: ReactNode;
  /** Level of the heading; a page's h1 can be focused by a script, so that it is announced. */
  readonly level?: 1 | 2 | 3 | undefined;
  /** Icon in the middle of the drawing. */
  readonly icon?: IconName | undefined;
  /** Replaces the drawing. */
  readonly art?: ReactNode;
  /** Next steps: buttons or links. */
  readonly actions?: ReactNode;
}

/** Replaces missing content: says why it is missing and what to do next. */
export function StatePanel({
  kind,
  heading,
  text,
  level = 2,
  icon = defaultIcon[kind],
  art,
  actions,
}: StatePanelProps) {
  return (
    <div className={css.panel} data-kind={kind} role={kind === 'failed' || kind === 'offline' ? 'alert' : undefined}>
      {art ?? (
        <span className={css.art} aria-hidden="true">
          <svg viewBox="0 0 200 120" className={css.lanes}>
            <path d="M4 118C4 58 44 14 100 14s96 44 96 104M20 118c0-50 33-88 80-88s80 38 80 88" />
            <path className={css.lead} d="M12 118C12 54 50 22 100 22s88 32 88 96" />
          </svg>
          <Icon name={icon} size={48} />
        </span>
      )}
      <Heading level={level} size="medium" tabIndex={level === 1 ? -1 : undefined}>
        {heading}
      </Heading>
      {text ? (
        <Text as="div" tone="muted">
          {text}
        </Text>
      ) : null}
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </div>
  );
}
