import type { Entry, InputEntry } from './recording.test-support.ts';

function inputText({ action, role, name, value }: InputEntry): string {
  const at = role === '' ? '' : ` at ${role} “${name}”`;
  if (action === 'click') return `click${at}`;
  if (action === 'tab') return `another tab: ${value}`;
  return action === 'history' ? `back or forward to ${value}` : `${action} “${value}”${at}`;
}

/** An entry in one line. */
export function entryText(entry: Entry): string {
  switch (entry.kind) {
    case 'page':
      return `open ${entry.path}`;
    case 'machine':
      return `${entry.machine}: ${entry.event.type} → ${JSON.stringify(entry.state)}`;
    case 'answer':
      return `${entry.method} ${entry.path} → ${entry.status === 0 ? 'no answer' : entry.status}`;
    case 'input':
      return inputText(entry);
  }
}

/** JSON without what differs between two healthy runs: texts, ids, times. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)]));
  return typeof value === 'boolean' ? value : typeof value;
}

/** What must be alike in two recordings of the same steps. */
function essenceOf(entry: Entry): string {
  if (entry.kind === 'answer')
    return JSON.stringify([entry.method, entry.path.split('?')[0], entry.status, shapeOf(entry.body)]);
  if (entry.kind === 'input') return JSON.stringify([entry.action, entry.role, entry.action === 'click' && entry.name]);
  if (entry.kind === 'page') return entry.path.split('?')[0] ?? '';
  return entryText(entry);
}

/** Index of the first entry in which two recordings differ; null where they do not. */
export function firstDifference(a: readonly Entry[], b: readonly Entry[]): number | null {
  const length = Math.max(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const [one, other] = [a[index], b[index]];
    if (one === undefined || other === undefined || essenceOf(one) !== essenceOf(other)) return index;
  }
  return null;
}
