/** Max characters of a context that is shown. */
const maxLength = 20_000;

function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return `function ${value.name}`.trim();
  if (typeof value === 'symbol') return value.toString();
  if (value instanceof Error) return { name: value.name, message: value.message };
  if (value instanceof Map) return Object.fromEntries([...value].map(([key, each]) => [String(key), each]));
  if (value instanceof Set) return [...value];
  // An actor writes itself as its id and this mark.
  if (typeof value === 'object' && value !== null && 'xstate$$type' in value && 'id' in value)
    return `actor ${String(value.id)}`;
  return value;
}

/** Any value as JSON for people; what JSON cannot write is named in words, and a loop ends with 'circular'. */
export function toJson(value: unknown): string {
  const above: unknown[] = [];
  const text = JSON.stringify(
    value,
    function (this: unknown, _key: string, each: unknown) {
      const shown = plain(each);
      if (typeof shown !== 'object' || shown === null) return shown;
      // The objects around this one: `this` is the nearest.
      while (above.length > 0 && above.at(-1) !== this) above.pop();
      if (above.includes(each)) return 'circular';
      above.push(shown);
      return shown;
    },
    2,
  );
  const whole = text ?? 'undefined';
  return whole.length > maxLength
    ? `${whole.slice(0, maxLength)}\n… ${whole.length - maxLength} characters more`
    : whole;
}
