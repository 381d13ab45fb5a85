import clsx from 'clsx';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../../content/Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Swatch } from '../../commerce/Swatch/Swatch.tsx';
import * as css from './ImageDropTile.css.ts';
import { LocalPicture } from './LocalPicture.tsx';

/** A file that was chosen and is not saved yet. */
export interface ChosenImage {
  readonly name: string;
  readonly data: Blob;
}

export interface ImageDropTileProps {
  /** Name of the picture's colour. */
  readonly name: string;
  /** Hex code of that colour. */
  readonly hex?: string | undefined;
  /** The saved picture, if there is one. */
  readonly saved?: ReactNode;
  readonly chosen?: ChosenImage | undefined;
  /** Why the chosen picture was refused. */
  readonly error?: string | undefined;
  /** Name of the radios that belong together. */
  readonly group: string;
  /** Label of the radio button. */
  readonly choiceLabel: string;
  readonly isFirst: boolean;
  readonly onFirst: () => void;
  /** Called with a picked, dropped or pasted file, of several with the first. It may be of any type. */
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
}

/** A tile for one picture: pick, drop or paste a file, preview it, remove it, mark it as the display picture. */
export function ImageDropTile(props: ImageDropTileProps) {
  const { name, hex, saved, chosen, error, group, choiceLabel, isFirst, onFirst, onChoose, onRemove } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isEmpty = saved === undefined && chosen === undefined;
  const state = error ? 'failed' : chosen ? 'changed' : isEmpty ? 'empty' : 'filled';
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onChoose(file);
  };
  return (
    <div
      className={css.target}
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
      <div role="group" aria-labelledby={`${id}-name`} className={css.tile} data-state={state}>
        <div className={css.head}>
          <Swatch hex={hex} size={16} />
          <span id={`${id}-name`} className={css.title}>
            {name}
          </span>
        </div>
        <label className={css.place} data-empty={isEmpty ? '' : undefined} data-over={isOver ? '' : undefined}>
          <input
            ref={input}
            type="file"
            accept="image/*"
            className={css.input}
            aria-label={`${isEmpty ? 'Choose' : 'Replace'} the picture: ${name}`}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={(event) => {
              take(event.currentTarget.files);
              // Allows choosing the same file again after it was removed.
              event.currentTarget.value = '';
            }}
          />
          <span className={css.stacked}>
            {chosen ? <LocalPicture data={chosen.data} alt={`${name}: ${chosen.name}, not saved yet`} /> : saved}
          </span>
          <span className={clsx(css.stacked, css.call)} aria-hidden="true">
            <Icon name="image" size={20} />
            {isOver ? 'Drop it here' : isEmpty ? 'Choose, drop or paste' : 'Replace'}
          </span>
        </label>
        {chosen ? (
          <div className={css.file}>
            <span className={css.fileName}>{chosen.name}</span>
            <IconButton
              label={`Remove the picture: ${name}`}
              icon="trash"
              onClick={() => {
                onRemove();
                input.current?.focus();
              }}
            />
          </div>
        ) : null}
        {error ? (
          <p id={`${id}-error`} className={css.error}>
            {error}
          </p>
        ) : null}
        <label className={css.choice}>
          <input type="radio" name={group} className={css.radio} checked={isFirst} onChange={onFirst} />
          {choiceLabel}
        </label>
      </div>
    </div>
  );
}
