import { type FocusEvent, type KeyboardEvent, useState } from 'react';

interface Walk {
  /** Id of the item in the Tab order. */
  readonly current: string;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const itemsIn = (list: ParentNode): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-walk]')];

/** The button of the state around an item; for a transition, the state that declares it. */
function outerOf(item: HTMLElement): HTMLElement | undefined {
  const own = item.closest('li');
  const around = own?.parentElement?.closest('li') ?? null;
  return around === null ? undefined : itemsIn(around)[0];
}

function innerOf(item: HTMLElement): HTMLElement | undefined {
  const own = item.closest('li');
  return own === null ? undefined : itemsIn(own).find((each) => each !== item);
}

function targetOf(key: string, item: HTMLElement, items: readonly HTMLElement[]): HTMLElement | undefined {
  const index = items.indexOf(item);
  switch (key) {
    case 'ArrowDown':
      return items[index + 1];
    case 'ArrowUp':
      return items[index - 1];
    case 'ArrowRight':
      return innerOf(item);
    case 'ArrowLeft':
      return outerOf(item);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return undefined;
  }
}

/**
 * Moves the focus between states and transitions: one of them is in the Tab order, arrow keys reach the others.
 * @param first id of the item that is in the Tab order at first
 * @param onZoom called for the keys + and −
 */
export function useWalk(first: string, onZoom: (by: 1 | -1) => void): Walk {
  const [current, setCurrent] = useState(first);
  return {
    current,
    onFocus: ({ target }) => setCurrent(target.dataset['walk'] ?? current),
    onKeyDown: (event) => {
      const { key, target, currentTarget } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (key === '+' || key === '-') onZoom(key === '+' ? 1 : -1);
      else if (target instanceof HTMLElement) {
        const next = targetOf(key, target, itemsIn(currentTarget));
        if (next === undefined) return;
        next.focus();
      } else return;
      event.preventDefault();
    },
  };
}
