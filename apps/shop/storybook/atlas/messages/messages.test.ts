import { describe, expect, it } from 'vitest';
import { messageRows, silent } from './message-rows.test-support.ts';

const rows = messageRows();

describe('S8 messages in two clicks', () => {
  it('S8 has 61 rows, each with its string or with what is shown instead', () => {
    expect(rows).toHaveLength(61);
    expect(rows.filter(({ text }) => text === null).map(({ id }) => id)).toEqual(Object.keys(silent));
  });

  it.each(rows)('$id has a story that shows it', ({ places }) => {
    expect(places).not.toEqual([]);
  });

  it('S8.CART.05 leads to the test itself, which plays up to the message', () => {
    const [place] = rows.find(({ id }) => id === 'S8.CART.05')?.places ?? [];
    expect(place).toEqual({
      storyId: 'screens-bag--ready:j74-s8-cart-05-a-removed-line-comes-back-by-undo',
      label: 'Bag: Ready',
    });
  });
});
