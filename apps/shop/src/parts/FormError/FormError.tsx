import { Alert } from '@kayal/design-system';
import { bringIntoView } from '../../browser/bring-into-view.ts';

interface FormErrorProps {
  /** Null when nothing is wrong. */
  readonly text: string | null;
  /** The server's own words, shown when they say more than the text. */
  readonly reason?: string | null | undefined;
}

/** Why a form was not accepted. It stays beside the form, so that no toast repeats it. */
export function FormError({ text, reason }: FormErrorProps) {
  if (text === null) return null;
  return (
    <div ref={bringIntoView}>
      <Alert tone="danger">{reason && reason !== text ? `${text} · ${reason}` : text}</Alert>
    </div>
  );
}
