import { describe, expect, it } from 'vitest';
import { readReturnsQuery, returnsAddress } from './returns-query.ts';

const read = (search: string) => readReturnsQuery(new URLSearchParams(search));

describe('address of the returns', () => {
  it('is short for the queue of open returns', () => {
    expect(returnsAddress(read(''))).toBe('/returns');
    expect(returnsAddress({ id: 'R2B7K9F', order: 'KY260002' })).toBe('/returns?return=R2B7K9F&order=KY260002');
  });

  it.each([
    '/returns?stage=declined&page=3&return=R1&order=KY1',
    '/returns?view=report&from=2026-11-01&to=2026-11-20&sort=share',
  ])('%s is read as it is written', (address) => {
    expect(returnsAddress(read(address.slice('/returns'.length)))).toBe(address);
  });

  it('what it does not know counts as absent, and turned days are turned back', () => {
    expect(returnsAddress(read('stage=lost&page=-1&return=%3Cb%3E&view=x&sort=y&from=yesterday'))).toBe('/returns');
    expect(read('from=2026-11-20&to=2026-11-01')).toMatchObject({ from: '2026-11-01', to: '2026-11-20' });
  });
});
