import { useId } from 'react';
import * as css from '../Settings.css.ts';

interface JsonFileFieldProps {
  readonly label: string;
  /** Called with the text of a chosen file, whatever it holds. */
  readonly onText: (text: string) => void;
}

/** A button that chooses a file of JSON. */
export function JsonFileField({ label, onText }: JsonFileFieldProps) {
  const id = useId();
  return (
    <label className={css.fileLabel} htmlFor={id}>
      {label}
      <input
        id={id}
        className={css.fileInput}
        type="file"
        accept=".json,application/json"
        onChange={(event) => {
          void event.currentTarget.files?.[0]?.text().then(onText);
          // Otherwise the browser reports no change when the same file, corrected meanwhile, is chosen again.
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}
