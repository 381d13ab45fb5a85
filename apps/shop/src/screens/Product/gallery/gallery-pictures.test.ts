import { describe, expect, it } from 'vitest';
import { coastPolo as product } from '../../../../storybook/testing/coast-polo.test-support.ts';
import { pictureWords, viewsOf } from './gallery-pictures.ts';

describe('pictures of the gallery', () => {
  it('S2.PDP.05 a thumbnail is named by colour and view', () => {
    expect(pictureWords(product, { colour: 'BLUE', view: 'detail' })).toBe('SKY, detail');
  });

  it('S2.PDP.04 a finger swipes through the views of the shown colour only', () => {
    const front = { colour: 'BLUE', view: 'front' } as const;
    const back = { colour: 'BLUE', view: 'back' } as const;
    expect(viewsOf([{ colour: 'RED', view: 'front' }, front, back], front)).toEqual([front, back]);
  });
});
