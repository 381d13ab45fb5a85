import * as designSystem from '@kayal/design-system';
import { useState, type ReactElement } from 'react';
import { LiveError, LivePreview, LiveProvider } from 'react-live';
import { StoryInPage } from './StoryInPage.tsx';

/** The names that the code can use, beside React. */
const scope: Readonly<Record<string, unknown>> = { ...designSystem };

/** Whether code uses only components of the design system, and none that only the story's file declares. */
const isAlone = (code: string): boolean =>
  [...code.matchAll(/<([A-Z]\w*)/g)].every(([, name = '']) => Object.hasOwn(scope, name));

/** Writes handlers of stories, which do nothing, as `() => {}`: their minified names would mean nothing to a reader. */
const readable = (code: string): string => code.replaceAll(/function \w*\(\) ?\{\}/g, '() => {}');

interface LiveCodeProps {
  // The tool that writes the tables of props shows `readonly string[]` as an unknown type.
  readonly codes: ReadonlyArray<string>;
  readonly name: string;
  /** Used where no story can stand alone. */
  readonly fallback?: string | undefined;
}

/**
 * A story's code, which the reader can change, above what it draws. It uses our text area, because the library's editor has
 * no accessible name, hides its focus and keeps Tab.
 * @param props.codes of the stories that are drawn already; the first one that needs nothing from its file is shown
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
