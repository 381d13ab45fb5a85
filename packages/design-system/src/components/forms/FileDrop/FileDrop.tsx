import { useId, useState } from 'react';
import { Icon } from '../../content/Icon/Icon.tsx';
import { FieldError } from '../Field/Field.tsx';
import * as css from './FileDrop.css.ts';
import { FileDropItem, type DroppedFile } from './FileDropItem.tsx';

export interface FileDropProps {
  /** What to drop: `Pictures or a ZIP of them`. */
  readonly label: string;
  /** Accepted names, sizes and formats. */
  readonly hint?: string | undefined;
  /** As in `<input accept>`; it does not apply to dropped files. */
  readonly accept?: string | undefined;
  /** Accepts several files at once. */
  readonly multiple?: boolean | undefined;
  /** The files that were picked, dropped or pasted; only the first when `multiple` is off. */
  readonly onFiles: (files: readonly File[]) => void;
  /** The chosen files, in display order. */
  readonly files?: readonly DroppedFile[] | undefined;
  readonly onRemove?: ((id: string) => void) | undefined;
  readonly onRetry?: ((id: string) => void) | undefined;
  /** Why no file can be dropped now. */
  readonly unavailableReason?: string | undefined;
  /** Why no file was accepted. */
  readonly error?: string | undefined;
}

const counted = (files: readonly DroppedFile[], state: DroppedFile['state']) =>
  files.filter((file) => file.state === state).length;

/** Progress of all files in one sentence, which screen readers announce when it changes. */
function summaryOf(files: readonly DroppedFile[]): string {
  if (files.length === 0) return '';
  const failed = counted(files, 'failed');
  return `${counted(files, 'done')} of ${files.length} done${failed === 0 ? '' : `, ${failed} failed`}`;
}

/** A drop zone for one or many files: picked, dropped or pasted, each with its own progress. */
export function FileDrop(props: FileDropProps) {
  const {
    label,
    hint,
    accept,
    multiple = false,
    onFiles,
    files = [],
    onRemove,
    onRetry,
    unavailableReason,
    error,
  } = props;
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const closed = unavailableReason !== undefined;
  const take = (list: FileList | null) => {
    const taken = [...(list ?? [])];
    if (!closed && taken.length > 0) onFiles(multiple ? taken : taken.slice(0, 1));
  };
  const note = unavailableReason ?? hint;
  return (
    <div className={css.root}>
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          take(event.dataTransfer.files);
        }}
        onPaste={(event) => take(event.clipboardData.files)}
      >
        <label className={css.place} data-over={isOver && !closed ? '' : undefined}>
          <input
            type="file"
            className={css.input}
            accept={accept}
            multiple={multiple}
            disabled={closed}
            aria-label={label}
            aria-describedby={
              [note ? `${id}-note` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined
            }
            onChange={(event) => {
              take(event.currentTarget.files);
              // The same file can be chosen again after it was removed.
              event.currentTarget.value = '';
            }}
          />
          <Icon name="upload" size={32} />
          <span className={css.label}>{isOver && !closed ? 'Drop here' : label}</span>
          {note === undefined ? null : (
            <span id={`${id}-note`} className={css.hint}>
              {note}
            </span>
          )}
        </label>
      </div>
      <FieldError id={`${id}-error`} error={error} />
      <p role="status" className={css.summary} hidden={files.length === 0}>
        <bdi>{summaryOf(files)}</bdi>
      </p>
      {files.length === 0 ? null : (
        <ul className={css.list} aria-label={`Files: ${label}`} tabIndex={scrollsByKeyboard}>
          {files.map((file) => (
            <FileDropItem key={file.id} file={file} onRemove={onRemove} onRetry={onRetry} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** A scrolling box must be focusable, or some browsers could not scroll it by keyboard. */
const scrollsByKeyboard = 0;
