import { Type, type Static } from 'typebox';
import { Check, Errors } from 'typebox/value';

const text = Type.String();
const textOrNull = Type.Union([Type.String(), Type.Null()]);
/** When, ms after the first entry of the page. */
const at = Type.Number();
const stored = Type.Record(Type.String(), Type.String());

/** A page that was opened or loaded again, with all that its first render depends on. */
const page = Type.Object({
  kind: Type.Literal('page'),
  at,
  /** Path and query. */
  path: text,
  viewport: Type.Object({ width: Type.Number(), height: Type.Number() }),
  theme: textOrNull,
  /** When it was opened, ISO 8601. */
  clock: text,
  storage: Type.Object({ local: stored, session: stored }),
  /** State of the navigation. */
  state: Type.Unknown(),
  /** The data that the server sent within the HTML; null for a page without. */
  data: Type.Unknown(),
});

/** An event that a machine received, and the state it was in afterwards. */
const machine = Type.Object({
  kind: Type.Literal('machine'),
  at,
  /** Id of the actor, unique in its page. */
  actor: text,
  machine: text,
  event: Type.Object({ type: text }, { additionalProperties: Type.Unknown() }),
  state: Type.Unknown(),
});

/** An answer of the API, where it arrived. */
const answer = Type.Object({
  kind: Type.Literal('answer'),
  at,
  method: text,
  /** Path and query. */
  path: text,
  /** 0 where the call failed without an answer. */
  status: Type.Number(),
  /** JSON, or the text of another type; null where it was too large. */
  body: Type.Unknown(),
  type: textOrNull,
  /** The header `X-Total-Count`. */
  total: textOrNull,
});

/** What a user can do that is repeated; `tab` is a message of another tab. */
const actions = ['click', 'type', 'select', 'key', 'history', 'tab'] as const;

/** An input of the user, at an element named as the accessibility tree names it. */
const input = Type.Object({
  kind: Type.Literal('input'),
  at,
  action: Type.Enum([...actions]),
  role: text,
  name: text,
  /** Which of the shown elements with this role and name, from 0. */
  nth: Type.Number(),
  /** The text, value, key, path or message. */
  value: text,
});

const recording = Type.Object({
  version: Type.Literal(1),
  title: text,
  /** Message of the journey that failed. */
  failure: textOrNull,
  /** Entries left out after the first ones, because the recording was full. */
  dropped: Type.Number(),
  /** Index of the first entry after those left out. */
  gapAt: Type.Union([Type.Number(), Type.Null()]),
  entries: Type.Array(Type.Union([page, machine, answer, input])),
});

export type PageEntry = Static<typeof page>;
export type MachineEntry = Static<typeof machine>;
export type AnswerEntry = Static<typeof answer>;
export type InputEntry = Static<typeof input>;
export type Entry = PageEntry | MachineEntry | AnswerEntry | InputEntry;
export type Recording = Static<typeof recording>;

/** Whether a key of a storage holds unsaved work, which is what a user typed. */
export const isDraft = (key: string): boolean => key.startsWith('kayal.kept.');

/**
 * Reads a recording from its file.
 * @throws a sentence for people when it is not one
 */
export function readRecording(json: string): Recording {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new Error('This file is not JSON.');
  }
  if (Check(recording, value)) return value;
  const [first] = Errors(recording, value);
  throw new Error(`This file is not a recording of version 1: ${first?.instancePath || 'it'} ${first?.message ?? ''}.`);
}

const recordingLimits = { entries: 3000, bytes: 4_000_000, first: 20 };

/**
 * Collects entries within limits. When it is full, the oldest after the first ones are left out, and counted.
 * @param limits max entries, max characters as JSON, and how many first entries always stay
 */
export function createRecording(title: string, limits = recordingLimits) {
  const kept: { readonly entry: Entry; readonly size: number }[] = [];
  let size = 0;
  let dropped = 0;
  return {
    add: (entry: Entry): void => {
      const added = { entry, size: JSON.stringify(entry).length };
      kept.push(added);
      size += added.size;
      while (kept.length > limits.first + 1 && (kept.length > limits.entries || size > limits.bytes)) {
        const [left] = kept.splice(limits.first, 1);
        size -= left?.size ?? 0;
        dropped += 1;
      }
    },
    read: (failure: string | null = null): Recording => ({
      version: 1,
      title,
      failure,
      dropped,
      gapAt: dropped === 0 ? null : limits.first,
      entries: kept.map(({ entry }) => entry),
    }),
  };
}
