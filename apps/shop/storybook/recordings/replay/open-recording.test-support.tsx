import type { StoryContext } from '@storybook/react-vite';
import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react';
import { listen, post } from '../../machines-panel/machines-bus.test-support.ts';
import { readRecording } from '../recording.test-support.ts';
import { createReplay, type Replay } from './replay.test-support.ts';

type Msw = StoryContext['msw'];

/** The real screen at the point where a replay is. */
export function ReplayScreen({ replay }: { readonly replay: Replay }) {
  return useSyncExternalStore(replay.subscribe, () => replay.get().screen);
}

/** Opens a recording for a story: the story renders its screens, and its `play` goes to an entry. */
export function openRecording(recorded: unknown) {
  const replay = createReplay(readRecording(JSON.stringify(recorded)));
  return {
    render: (_args: unknown, { msw }: Pick<StoryContext, 'msw'>): ReactElement => {
      msw.use(replay.handler);
      return <ReplayScreen replay={replay} />;
    },
    /** @throws with the entry where the screens do something else */
    playTo: async (entry: number): Promise<void> => {
      replay.close();
      const difference = await replay.seek(entry);
      if (difference !== null)
        throw new Error(`Entry ${difference.entry}: expected ${difference.expected}, found ${difference.found}`);
    },
  };
}

interface RecordedScreenProps {
  readonly msw: Msw;
  /** The window between this screen and the page Recordings. */
  readonly bus: EventTarget;
}

/** The screen of the page Recordings: shows the recording and the point that the page asks for. */
export function RecordedScreen({ msw, bus }: RecordedScreenProps) {
  const [replay, setReplay] = useState<Replay | null>(null);
  useEffect(() => {
    let current: Replay | null = null;
    let stop = (): void => undefined;
    const ends = [
      listen(bus, 'recording', (recording) => {
        stop();
        const opened = createReplay(recording, { outside: '[data-recordings]' });
        msw.use(opened.handler);
        stop = opened.subscribe(() => {
          const { entry, isMoving, difference } = opened.get();
          post(bus, 'point', { entry, isMoving, difference });
        });
        current = opened;
        setReplay(opened);
      }),
      listen(bus, 'seek', (entry) => void current?.seek(entry)),
      () => stop(),
    ];
    post(bus, 'screenReady', null);
    return () => {
      for (const end of ends) end();
    };
  }, [bus, msw]);
  return replay === null ? null : <ReplayScreen replay={replay} />;
}
