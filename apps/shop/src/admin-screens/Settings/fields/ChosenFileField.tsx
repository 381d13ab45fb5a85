import { useId } from 'react';
import * as css from '../Settings.css.ts';

interface ChosenFileFieldProps {
  readonly label: string;
  readonly accept: string;
  /** Called with a chosen file, whatever it holds. */
  readonly onFile: (file: File) => void;
}

/** A button that chooses a file. */
export function ChosenFileField({ label, accept, onFile }: ChosenFileFieldProps) {
  const id = useId();
  return (
    <label className={css.fileLabel} htmlFor={id}>
      {label}
      <input
        id={id}
        className={css.fileInput}
        type="file"
        accept={accept}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file !== undefined) onFile(file);
          // Otherwise the browser reports no change when the same file, corrected meanwhile, is chosen again.
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}
