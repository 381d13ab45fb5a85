import { readRecording, type Recording } from '../recording.test-support.ts';
import placingAnOrder from './placing-an-order.recording.json' with { type: 'json' };

/** A journey's recording: a shopper places an order in a second tab. Made by `RECORD=all npm run test:e2e -- bag`. */
const placed = readRecording(JSON.stringify(placingAnOrder));

/** The same steps where pressing the button led nowhere, as before a change of the machine. */
const other: Recording = {
  ...placed,
  title: 'An order by another machine',
  failure:
    "Error: expect(locator).toBeVisible() failed\n\nLocator: getByText('Your Order is Placed!')\nExpected: visible",
  entries: placed.entries.map((entry) =>
    entry.kind === 'machine' && entry.event.type === 'order.place' ? { ...entry, state: 'idle' } : entry,
  ),
};

/** Its first steps: the bag is read. */
const opened: Recording = { ...placed, title: 'Opening the bag', entries: placed.entries.slice(0, 5) };

/** Recordings that Storybook offers. */
export const samples = { placed, other, opened } as const;
