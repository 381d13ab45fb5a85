/** Shown for a function that is written in place and has no name of its own. */
const inPlace = 'inline';

/** Names that JavaScript gives to a function because of the property it is written in. */
const propertyNames = new Set(['', 'guard', 'cond', 'actions', 'entry', 'exit', 'src', 'check']);

function partOf(value: unknown, key: string): unknown {
  return (typeof value === 'object' || typeof value === 'function') && value !== null
    ? Reflect.get(value, key)
    : undefined;
}

/** Type of an event given as a string, or as an object with a type; '' when it is computed. */
function eventType(event: unknown): string {
  if (typeof event === 'string') return event;
  const type = partOf(event, 'type');
  return typeof type === 'string' ? type : '';
}

/** Name of a guard: its own, or its parts joined for `and`, `or` and `not`. */
export function guardName(guard: unknown): string {
  const parts = partOf(guard, 'guards');
  const own = typeof guard === 'function' ? guard.name : '';
  if (Array.isArray(parts)) {
    const names = parts.map(guardName);
    if (own === 'not') return `not ${names.join(', ')}`;
    return names.map((name) => (/ (and|or) /.test(name) ? `(${name})` : name)).join(` ${own} `);
  }
  if (typeof guard === 'string') return guard;
  const type = partOf(guard, 'type');
  if (typeof type === 'string') return type;
  return propertyNames.has(own) ? inPlace : own;
}

/** Name of an action: its own; for actions of XState what they do and with which event. */
export function actionName(action: unknown): string {
  if (typeof action === 'string') return action;
  const type = partOf(action, 'type');
  if (typeof type !== 'string') {
    const own = typeof action === 'function' ? action.name : '';
    return propertyNames.has(own) ? inPlace : own;
  }
  if (!type.startsWith('xstate.')) return type;
  const event = eventType(partOf(action, 'event'));
  const name = type.slice('xstate.'.length);
  return event === '' ? name : `${name} ${event}`;
}

/** Whether XState added the action itself, to start or stop the delay of an `after`. */
export function isDelayAction(action: unknown): boolean {
  const type = partOf(action, 'type');
  if (type === 'xstate.raise') return eventType(partOf(action, 'event')).startsWith('xstate.after.');
  const sendId = partOf(action, 'sendId');
  return type === 'xstate.cancel' && typeof sendId === 'string' && sendId.startsWith('xstate.after.');
}

/** Name of an invoked actor's logic. XState makes up a name when the logic is written in place. */
export function sourceName(src: unknown, id: string): string {
  if (typeof src === 'string') return src.startsWith('xstate.invoke.') ? withoutMadeUpId(id) : src;
  return withoutMadeUpId(id);
}

/** XState numbers actors without an id: '0.player.loading'. */
export function withoutMadeUpId(id: string): string {
  return /^\d+\./.test(id) ? `actor ${id.slice(0, id.indexOf('.'))}` : id;
}
