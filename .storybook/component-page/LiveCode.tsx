import * as designSystem from '@kayal/design-system';
import { useState, type ReactElement } from 'react';
import { LiveError, LivePreview, LiveProvider } from 'react-live';
import { StoryInPage } from './StoryInPage.tsx';

/** What the code can name, beside React. */
const scope: Readonly<Record<string, unknown>> = { ...designSystem };

/** Whether code names components of the design system only, and none that a story's file keeps for itself. */
const isAlone = (code: string): boolean =>
  [...code.matchAll(/<([A-Z]\w*)/g)].every(([, name = '']) => Object.hasOwn(scope, name));

/** Handlers of stories do nothing; their minified names would say something else. */
const readable = (code: string): string => code.replaceAll(/function \w*\(\) ?\{\}/g, '() => {}');

interface LiveCodeProps {
  // `readonly string[]` is read as an unknown type by what writes the tables of props.
  readonly codes: ReadonlyArray<string>;
  readonly name: string;
  /** Used where no story can stand alone. */
  readonly fallback?: string | undefined;
}

/**
 * A story's code to change, above what it draws. Its own text area in place of the library's editor, which has no
 * accessible name, hides its focus and keeps Tab.
 * @param props.codes of the component's stories so far, since each comes when its story is drawn; the first that can stand
 * alone is shown
 */
export function LiveCode({ codes, name, fallback }: LiveCodeProps): ReactElement {
  const [changed, setChanged] = useState<string>();
  const first = codes.find(isAlone) ?? fallback;
  const code = changed ?? (first === undefined ? undefined : readable(first));
  // The stories are not drawn yet.
  if (code === undefined) return <p>The code of {name} comes with its first story.</p>;
  return (
    <LiveProvider code={code} scope={scope}>
      <StoryInPage globals={{}}>
        <designSystem.Stack gap={16}>
          <designSystem.TextArea
            label={`Code of ${name}`}
            hint="React with every component of the design system. A change is drawn at once."
            rows={Math.min(16, code.split('\n').length + 1)}
            spellCheck={false}
            value={code}
            style={{ fontFamily: 'monospace' }}
            onChange={(event) => setChanged(event.target.value)}
          />
          <LivePreview />
          <LiveError role="status" style={{ margin: 0, whiteSpace: 'pre-wrap' }} />
        </designSystem.Stack>
      </StoryInPage>
    </LiveProvider>
  );
}
