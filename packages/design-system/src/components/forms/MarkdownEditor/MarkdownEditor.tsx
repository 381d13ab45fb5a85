import { useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { TextArea, type TextAreaProps } from '../TextArea/TextArea.tsx';
import * as css from './MarkdownEditor.css.ts';

export interface MarkdownEditorProps extends Pick<
  TextAreaProps,
  'label' | 'hint' | 'error' | 'id' | 'name' | 'rows' | 'maxLength'
> {
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** The preview, rendered by the caller, because the design system does not parse Markdown. */
  readonly preview: ReactNode;
  readonly writeLabel?: string | undefined;
  readonly previewLabel?: string | undefined;
}

/** A scrolling box must be focusable, or some browsers could not scroll it by keyboard. */
const scrollsByKeyboard = 0;

/** Plain text with its preview: side by side in a wide container, one at a time in a narrow one. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { value, onValue, preview, writeLabel = 'Write', previewLabel = 'Preview', rows = 16, ...texts } = props;
  const [view, setView] = useState<'write' | 'preview'>('write');
  const option = (name: typeof view, label: string) => (
    <Button
      size="small"
      variant={view === name ? 'secondary' : 'quiet'}
      aria-pressed={view === name}
      onClick={() => setView(name)}
    >
      {label}
    </Button>
  );
  return (
    <div className={css.root}>
      <div className={css.switches} role="group" aria-label={texts.label}>
        {option('write', writeLabel)}
        {option('preview', previewLabel)}
      </div>
      <div className={css.views}>
        <div className={css.view} data-shown={view === 'write'}>
          <TextArea {...texts} rows={rows} value={value} onChange={(event) => onValue(event.target.value)} />
        </div>
        <section className={css.view} data-shown={view === 'preview'} aria-label={`${previewLabel}: ${texts.label}`}>
          <div className={css.preview} tabIndex={scrollsByKeyboard}>
            {preview}
          </div>
        </section>
      </div>
    </div>
  );
}
