import { describe, expect, it } from 'vitest';
import { isGtin } from './shopping-feed.ts';

describe('a code as a GTIN', () => {
  it.each(['96385074', '036000291452', '4006381333931', '10614141000415'])('%s checks its own digits', (code) => {
    expect(isGtin(code)).toBe(true);
  });

  it.each(['4006381333932', '400638133393', 'K1', '', '40063813339311'])('%s is none', (code) => {
    expect(isGtin(code)).toBe(false);
  });
});
