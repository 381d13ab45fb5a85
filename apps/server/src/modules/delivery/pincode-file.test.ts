import { expect, it } from 'vitest';
import { readPincodeFile, writePincodeFile } from './pincode-file.ts';

it('a downloaded table is read as it was, whatever its zones are called', () => {
  const served = { isServed: true, takesCash: true, days: null, fee: 0 };
  const ranges = ['Near', 'North, far', 'the "hills"', '=1+1', "'quoted"].map((zone, index) => ({
    ...served,
    first: 682_000 + index,
    last: 682_000 + index,
    zone,
  }));
  const file = writePincodeFile(ranges);
  expect(readPincodeFile(file)).toEqual({ ranges, broken: [] });
  expect(file, 'no zone is a formula in a spreadsheet').toContain(",'=1+1,");
});
