import { describe, expect, it } from 'vitest';
import { coastPolo as product } from '../../../../storybook/testing/coast-polo.test-support.ts';
import { pictureWords } from './gallery-pictures.ts';

describe('pictures of the gallery', () => {
  it('S2.PDP.05 a thumbnail is named by colour and view', () => {
    expect(pictureWords(product, { colour: 'BLUE', view: 'detail' })).toBe('SKY, detail');
  });
});
