import { type SubmitEvent, useId, useState } from 'react';
import type { AnyEventObject } from 'xstate';

interface EventEditorProps {
  /** JSON to start with. */
  readonly draft: string;
  readonly onSend: (event: AnyEventObject) => void;
  readonly onCancel: () => void;
}

function isEvent(value: unknown): value is AnyEventObject {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    value.type !== ''
  );
}

/** An event as JSON, to change and send. */
export function EventEditor({ draft, onSend, onCancel }: EventEditorProps) {
  const [error, setError] = useState('');
  const [text, setText] = useState(draft);
  const errorId = useId();
  const send = (submit: SubmitEvent<HTMLFormElement>): void => {
    submit.preventDefault();
    try {
      const event: unknown = JSON.parse(text);
      if (!isEvent(event)) return setError('An event is an object with a type: { "type": "NAME" }');
      setError('');
      onSend(event);
    } catch (reason) {
      setError(`This is not JSON: ${reason instanceof Error ? reason.message : String(reason)}`);
    }
  };
  return (
    <form className="statechart-editor" onSubmit={send}>
      <label>
        Event
        <textarea
          rows={6}
          spellCheck={false}
          value={text}
          aria-invalid={error !== ''}
          aria-describedby={errorId}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <p id={errorId} role="alert">
        {error}
      </p>
      <div>
        <button type="submit">Send</button>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
