import { Icon } from '../../content/Icon/Icon.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './FileDrop.css.ts';

/** States of a file. */
export const fileStates = ['waiting', 'working', 'done', 'failed'] as const;
export type FileState = (typeof fileStates)[number];

/** One accepted file. */
export interface DroppedFile {
  readonly id: string;
  readonly name: string;
  readonly state: FileState;
  /** Progress, 0 to 100. */
  readonly percent?: number | undefined;
  /** Its size, what it was matched with, or why it was refused. */
  readonly detail?: string | undefined;
}

interface FileDropItemProps {
  readonly file: DroppedFile;
  readonly onRemove: ((id: string) => void) | undefined;
  readonly onRetry: ((id: string) => void) | undefined;
}

const spokenState: Readonly<Record<FileState, string>> = {
  waiting: 'waiting',
  working: 'in progress',
  done: 'done',
  failed: 'failed',
};

function Sign({ state }: { readonly state: FileState }) {
  if (state === 'working') return <Spinner size={16} />;
  return <Icon name={state === 'done' ? 'check' : state === 'failed' ? 'warning' : 'image'} size={20} />;
}

/** Gives the focus to the same button of the file beside, or to the field: the button goes with its file. */
function passFocusOn(button: HTMLButtonElement): void {
  const item = button.closest('li');
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  const field = item?.parentElement?.parentElement?.querySelector<HTMLElement>('input[type=file]');
  const next = [...(beside?.querySelectorAll('button') ?? [])].at(-1) ?? field;
  next?.focus({ preventScroll: true });
}

/** A file with its name, progress and actions. */
export function FileDropItem({ file, onRemove, onRetry }: FileDropItemProps) {
  const { id, name, state, percent, detail } = file;
  return (
    <li className={css.item} data-state={state} aria-label={`${name}, ${spokenState[state]}`}>
      <span className={css.sign}>
        <Sign state={state} />
      </span>
      <span className={css.words}>
        <span>
          <bdi>{name}</bdi>
        </span>
        {detail === undefined ? null : (
          <span className={css.detail}>
            <bdi>{detail}</bdi>
          </span>
        )}
      </span>
      <span className={css.actions}>
        {state === 'failed' && onRetry ? (
          <IconButton icon="refresh" label={`Try again: ${name}`} onClick={() => onRetry(id)} />
        ) : null}
        {onRemove ? (
          <IconButton
            icon="close"
            label={`Remove: ${name}`}
            onClick={({ currentTarget }) => {
              passFocusOn(currentTarget);
              onRemove(id);
            }}
          />
        ) : null}
      </span>
      {state === 'working' && percent !== undefined ? (
        <progress className={css.bar} max={100} value={percent} aria-label={`Progress of ${name}`} />
      ) : null}
    </li>
  );
}
