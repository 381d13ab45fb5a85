import { useState, type ReactNode } from 'react';
import * as css from '../Settings.css.ts';
import { useHasProblem } from './use-setting.ts';

interface FoldedEntryProps {
  /** Path of the entry, such as `couriers.0`. */
  readonly path: string;
  /** How it is called; empty for a new one, which is open. */
  readonly name: string;
  readonly noun: string;
  readonly children: ReactNode;
}

/** An entry of a long list: its name, and its fields once it is opened or the server refused one of them. */
export function FoldedEntry({ path, name, noun, children }: FoldedEntryProps) {
  const [isOpen, setIsOpen] = useState(name === '');
  const hasProblem = useHasProblem(path);
  const isShown = isOpen || hasProblem;
  return (
    <details className={css.whole} open={isShown} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={css.fold}>{name === '' ? `New ${noun}` : name}</summary>
      {isShown ? <div className={css.pair}>{children}</div> : null}
    </details>
  );
}
