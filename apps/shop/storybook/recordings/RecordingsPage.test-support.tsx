import { Alert, Button, FileDrop, Heading, Select, Stack, Text } from '@kayal/design-system';
import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { listen, post } from '../machines-panel/machines-bus.test-support.ts';
import { MachinesPanel } from '../machines-panel/MachinesPanel.test-support.tsx';
import { asStory, type WrittenFile } from './as-story.test-support.ts';
import { entryText, firstDifference } from './entry-text.test-support.ts';
import { readRecording, type PageEntry, type Recording } from './recording.test-support.ts';
import * as css from './RecordingsPage.css.ts';
import type { PlainPoint } from './replay/point.test-support.ts';

interface RecordingsPageProps {
  /** Recordings to choose without a file. */
  readonly samples: readonly Recording[];
  /** The window between this page and its screen. */
  readonly bus: EventTarget;
  /** The screen of the recording; a frame of its own in Storybook. */
  readonly screen: (opened: Pick<PageEntry, 'viewport'>) => ReactElement;
  /** Saves files; tests look at them instead. */
  readonly save?: (file: WrittenFile) => void;
}

function saveFile({ name, text }: WrittenFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

const atStart: PlainPoint = { entry: -1, isMoving: false, difference: null };

/** Opens a recording: goes to any of its entries, compares it with another one, and writes it as a story. */
export function RecordingsPage({ samples, bus, screen, save = saveFile }: RecordingsPageProps) {
  const [recording, setRecording] = useState<Recording | null>(null);
  const [error, setError] = useState<string>();
  const read = (file: File | undefined, use: (found: Recording) => void): void =>
    void file
      ?.text()
      .then(readRecording)
      .then(
        (found) => {
          setError(undefined);
          use(found);
        },
        (reason: unknown) => setError(reason instanceof Error ? reason.message : String(reason)),
      );
  return (
    <>
      <section className={css.controls} data-recordings aria-label="Open a recording">
        <Heading level={1}>Recordings</Heading>
        <Text>
          With RECORD=failed a failed journey leaves recording-1.json in test-results; in development, Alt+Shift+R saves
          one. Nothing of it leaves this browser.
        </Text>
        <FileDrop label="A recording" accept=".json" error={error} onFiles={([file]) => read(file, setRecording)} />
        <Select
          label="Samples"
          placeholder="Choose a sample"
          options={samples.map(({ title }) => ({ value: title, label: title }))}
          value={samples.find((sample) => sample === recording)?.title ?? ''}
          onChange={({ target }) => setRecording(samples.find(({ title }) => title === target.value) ?? null)}
        />
      </section>
      {recording === null ? null : (
        <OpenRecording
          key={recording.title}
          recording={recording}
          samples={samples}
          bus={bus}
          screen={screen}
          save={save}
          read={read}
        />
      )}
    </>
  );
}

interface OpenRecordingProps extends Required<RecordingsPageProps> {
  readonly recording: Recording;
  readonly read: (file: File | undefined, use: (found: Recording) => void) => void;
}

function OpenRecording({ recording, samples, bus, screen, save, read }: OpenRecordingProps) {
  const { entries, failure, dropped, gapAt, title } = recording;
  const last = entries.length - 1;
  const [entry, setEntry] = useState(last);
  const [point, setPoint] = useState(atStart);
  const [other, setOther] = useState<Recording | null>(null);
  const slider = useRef<HTMLInputElement>(null);
  const wanted = useRef(last);
  const label = useId();

  useEffect(() => {
    const open = (): void => {
      post(bus, 'recording', recording);
      post(bus, 'seek', wanted.current);
    };
    const onPoint = (next: PlainPoint): void => {
      setPoint(next);
      // Inputs that are repeated in the frame take the focus there.
      if (document.activeElement instanceof HTMLIFrameElement) slider.current?.focus();
    };
    const ends = [listen(bus, 'screenReady', open), listen(bus, 'point', onPoint)];
    open();
    return () => {
      for (const end of ends) end();
    };
  }, [bus, recording]);

  const goTo = (index: number): void => {
    const next = Math.min(last, Math.max(0, index));
    wanted.current = next;
    setEntry(next);
    post(bus, 'seek', next);
  };
  const shown = entries[entry];
  const page = entries.findLast((each, index): each is PageEntry => each.kind === 'page' && index <= entry);
  const differsAt = other === null ? null : firstDifference(entries, other.entries);
  return (
    <>
      <section className={css.controls} data-recordings aria-label={`Recording ${title}`}>
        <Stack gap={8}>
          <Heading level={2}>{title}</Heading>
          {failure === null ? null : <Alert tone="info">The journey failed here: {failure.split('\n')[0]}</Alert>}
          {dropped === 0 ? null : (
            <Alert tone="info">
              It was full: {dropped} entries after entry {gapAt} are left out, and screens are shown from the next page
              on.
            </Alert>
          )}
        </Stack>
        <label id={label} htmlFor={`${label}-slider`}>
          Entry {entry + 1} of {entries.length}: {shown === undefined ? 'none' : entryText(shown)}
        </label>
        <input
          ref={slider}
          id={`${label}-slider`}
          className={css.slider}
          type="range"
          min={0}
          max={last}
          value={entry}
          aria-valuetext={shown === undefined ? 'none' : entryText(shown)}
          onChange={({ target }) => goTo(Number(target.value))}
        />
        <div className={css.row}>
          <Button variant="secondary" onClick={() => goTo(entry - 1)}>
            Previous entry
          </Button>
          <Button variant="secondary" onClick={() => goTo(entry + 1)}>
            Next entry
          </Button>
          <Button variant="secondary" onClick={() => asStory(recording, entry).forEach(save)}>
            Write as a story and a failing test
          </Button>
          <Select
            label="Compare with"
            placeholder="No other recording"
            options={samples.map((sample) => ({ value: sample.title, label: sample.title }))}
            value={other?.title ?? ''}
            onChange={({ target }) => setOther(samples.find((sample) => sample.title === target.value) ?? null)}
          />
        </div>
        <FileDrop label="Another recording, to compare" accept=".json" onFiles={([file]) => read(file, setOther)} />
        {other === null ? null : (
          <div className={css.row}>
            {differsAt === null ? (
              <Text>The two recordings do not differ.</Text>
            ) : (
              <>
                <Text>
                  They differ first in entry {differsAt + 1}. The other one:{' '}
                  {other.entries[differsAt] === undefined ? 'it has ended' : entryText(other.entries[differsAt])}
                </Text>
                <Button onClick={() => goTo(differsAt)}>Go to the first difference</Button>
              </>
            )}
          </div>
        )}
        <p role="status">{point.isMoving ? 'Going there…' : `The screen is at entry ${point.entry + 1}.`}</p>
        {point.difference === null ? null : (
          <Alert tone="danger">
            Entry {point.difference.entry + 1} came out differently. Recorded: {point.difference.expected}. Now:{' '}
            {point.difference.found}.
          </Alert>
        )}
      </section>
      <section className={css.chart} data-recordings aria-label="Machines at this entry">
        <MachinesPanel bus={bus} />
      </section>
      {page === undefined ? (
        <Text>No page was recorded before this entry.</Text>
      ) : (
        <div className={css.screen}>{screen(page)}</div>
      )}
    </>
  );
}
