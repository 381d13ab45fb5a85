import { expect, it } from 'vitest';
import {
  documentDay,
  documentNumber,
  financialYearOf,
  firstTaxClasses,
  firstTaxRates,
  seriesOf,
  stateOfAddress,
  stateOfGstin,
  stateOfPincode,
  stateTaxName,
  taxClassProblems,
  taxedLines,
} from './index.ts';

it.each([
  ['27AAPFU0939F1ZV', '27'],
  ['27AAPFU0939F1ZA', null],
  ['32ABCDE1234F1Z5', null],
  ['27aapfu0939f1zv', null],
  ['', null],
])('the GSTIN %s is of State %s', (gstin, state) => {
  expect(stateOfGstin(gstin)).toBe(state);
});

it.each([
  ['682020', '32'],
  ['673310', '34'],
  ['560001', '29'],
  ['160017', '04'],
  ['403001', '30'],
  ['500032', '36'],
  ['194101', '38'],
  ['744101', '35'],
  ['900123', undefined],
])('the pincode %s is in State %s', (pincode, state) => {
  expect(stateOfPincode(pincode)).toBe(state);
});

it.each([
  ['Asha, 14/2 Lagoon View, Kochi - 682020', '32'],
  ['Asha, 9876500011 Road, Kochi - 682 020', '32'],
  ['Asha, Kerala Street, Mumbai, Maharashtra', '27'],
  ['Asha, Army Post, Kerala - 900123', '32'],
  ['Asha, somewhere', undefined],
])('the address %s is in State %s', (address, state) => {
  expect(stateOfAddress(address)).toBe(state);
});

it('a financial year begins on 1 April in India', () => {
  expect(documentDay(Date.UTC(2027, 2, 31, 18, 29))).toBe('2027-03-31');
  expect(documentDay(Date.UTC(2027, 2, 31, 18, 30))).toBe('2027-04-01');
  expect(['2027-03-31', '2027-04-01', '2100-01-01'].map(financialYearOf)).toEqual(['2627', '2728', '9900']);
});

it('a number has at most 16 characters, and the kinds have series of their own', () => {
  expect(documentNumber(seriesOf('invoice', 'KY'), '2627', 1)).toBe('KYI/2627/000001');
  expect(documentNumber(seriesOf('credit-note', 'ABC'), '2627', 999_999)).toBe('ABCC/2627/999999');
  expect(documentNumber(seriesOf('bill-of-supply', ''), '2627', 1_000_000)).toBe('B/2627/1000000');
  expect(() => documentNumber('ABCC', '2627', 1_000_000)).toThrow(RangeError);
});

it('a composition shop shows no tax', () => {
  const lines = taxedLines([{ amount: 99_900, quantity: 1, rates: firstTaxRates }], {
    day: '2026-11-28',
    isInterState: false,
    showsTax: false,
    gap: 'higher',
    delivery: 4000,
  });
  expect(lines).toEqual([
    { delivery: 4000, rate: 0, isInGap: false, parts: { taxable: 103_900, cgst: 0, sgst: 0, igst: 0 } },
  ]);
});

it('the first classes have no problem', () => {
  expect(taxClassProblems(firstTaxClasses, firstTaxRates)).toEqual({});
});

it('a rate without a day, an overlap of steps and a missing last step are named', () => {
  const classes = ['a', 'b', 'c', 'd', 'a'].map((id) => ({ id, name: id, hsn: '', unit: 'PCS' as const }));
  const last = { from: '2025-09-22', upTo: 0, rate: 18 };
  const problems = taxClassProblems(classes, [
    { ...last, taxClass: 'a' },
    { ...last, taxClass: 'a', from: '2025-02-30' },
    { ...last, taxClass: 'b', upTo: 2500 },
    { ...last, taxClass: 'b', upTo: 2500, rate: 12 },
    { ...last, taxClass: 'b' },
    { ...last, taxClass: 'c', upTo: 2500 },
    { ...last, taxClass: 'e' },
  ]);
  expect(problems).toEqual({
    'classes.3.id': 'has no rate',
    'classes.4.id': 'a is there twice',
    'rates.1.from': 'a rate needs the day from which it is valid',
    'rates.3.upTo': 'overlaps with another step of that day',
    'rates.5.upTo': 'the rates from 2025-09-22 need one without a limit: 0',
    'rates.6.taxClass': 'no such tax class',
  });
});

it('a Union Territory without a legislature has a tax of its own name', () => {
  expect(['32', '07', '34', '04', '38'].map(stateTaxName)).toEqual(['SGST', 'SGST', 'SGST', 'UTGST', 'UTGST']);
});
