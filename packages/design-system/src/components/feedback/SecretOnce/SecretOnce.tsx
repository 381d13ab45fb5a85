import { useId, useState } from 'react';
import { Button } from '../../forms/Button/Button.tsx';
import * as css from './SecretOnce.css.ts';

export interface SecretOnceProps {
  /** Name of the secret: `API token "ERP"`. */
  readonly label: string;
  readonly value: string;
  /** Why it must be saved now. */
  readonly warning?: string | undefined;
  /** Called when the person has saved it; the caller then removes it from the page. */
  readonly onDone: () => void;
  readonly copyLabel?: string | undefined;
  readonly copiedText?: string | undefined;
  /** Text when the browser refuses access to the clipboard. */
  readonly failedText?: string | undefined;
  readonly doneLabel?: string | undefined;
}

/** A token or key that is shown once: it can be copied, selected with one press, and is gone after Done. */
export function SecretOnce(props: SecretOnceProps) {
  const { label, value, onDone, copyLabel = 'Copy', copiedText = 'Copied.', doneLabel = 'I have kept it' } = props;
  const { warning = 'It is shown once. Keep it where only you can read it.' } = props;
  const { failedText = 'The browser did not allow copying: select the text and copy it by hand.' } = props;
  const id = useId();
  const [status, setStatus] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setStatus(copiedText);
    } catch {
      setStatus(failedText);
    }
  };
  return (
    <section className={css.root} aria-labelledby={id}>
      <span id={id} className={css.label}>
        {label}
      </span>
      <code className={css.value}>{value}</code>
      <p className={css.warning}>{warning}</p>
      <div className={css.actions}>
        <Button variant="secondary" icon="copy" onClick={() => void copy()}>
          {copyLabel}
        </Button>
        <Button onClick={onDone}>{doneLabel}</Button>
        <span role="status" className={css.status}>
          {status}
        </span>
      </div>
    </section>
  );
}
