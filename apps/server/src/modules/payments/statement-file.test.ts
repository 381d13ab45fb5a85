import { expect, it } from 'vitest';
import { readStatement } from './statement-file.ts';

const rowsIn = (...lines: readonly string[]) => readStatement(lines.join('\n')).rows.map(({ row }) => row);

it.each([
  ['Dr/Cr', ['Cr', 'Dr', 'C', 'D'], [2, 4]],
  ['Type', ['CREDIT', 'DEBIT', 'C', 'D'], [2, 4]],
  ['Debit / Credit', ['Credit', 'Debit', 'C', 'D'], [2, 4]],
  ['Transaction Type', ['Deposit', 'Withdrawal', 'D', 'W'], [2, 4]],
])('under %s, of %j money came in in the rows %j', (heading, words, rows) => {
  expect(rowsIn(`Narration,${heading},Amount`, ...words.map((word) => `Order,${word},399.00`))).toEqual(rows);
});

it('numbers of twelve digits stand in a row, and none is a part of another number or of an address', () => {
  const [row] = readStatement(
    'Narration,Credit\n"UPI_919876543210/412345678901/1412345678901/512345678901@bank/A612345678901",399.00',
  ).rows;
  expect(row?.numbers).toEqual(['412345678901', '919876543210']);
});

it('a number that several rows have, or that stands under an account, is none of the payment', () => {
  const { rows } = readStatement(
    'Account No,Narration,Credit\n612345678901,UPI 412345678901 712345678901,5\n612345678901,UPI 512345678901 712345678901,5',
  );
  expect(rows.map(({ numbers }) => numbers.length)).toEqual([2, 2]);
  expect(rows.map(({ ownNumbers }) => ownNumbers)).toEqual([['412345678901'], ['512345678901']]);
});

it('any column can say that money went out, beside one with the means of payment', () => {
  expect(rowsIn('Type,Narration,Amount,Cr/Dr', 'UPI,Order,399.00,CR', 'UPI,Refund,399.00,DR')).toEqual([2]);
});

it.each([
  ['ICICI', 'Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )'],
  ['Axis', 'PARTICULARS,DR,CR,BAL'],
  ['PNB', 'Description,Dr Amount,Cr Amount,Balance'],
  ['Bank of Baroda', 'NARRATION,WITHDRAWAL(DR),DEPOSIT(CR),BALANCE(INR)'],
  ['HDFC', 'Narration,Withdrawal Amt.,Deposit Amt.,Closing Balance'],
])('the columns of %s are found', (_, heads) => {
  const { rows } = readStatement(`${heads}\nUPI 412345678901,,399.00,5.00\nRent,7.00,0.00,4.00\nFee,7.00,,3.00`);
  expect(rows.map(({ row, amount }) => [row, amount])).toEqual([[2, 39_900]]);
});

it('an amount can say by itself on which side it stands, and one that cannot be read is named', () => {
  const written = [
    '1,499.00 Cr',
    '1499.00(Cr)',
    '+1499.00',
    '₹1,499',
    '1,499.00 Dr',
    '-1499.00',
    '(1499.00)',
    '1.499,00',
  ];
  const { rows, unread } = readStatement(['Narration;Amount', ...written.map((each) => `Order;"${each}"`)].join('\n'));
  expect(rows.map(({ row, amount }) => [row, amount])).toEqual([2, 3, 4, 5].map((row) => [row, 149_900]));
  expect(unread).toEqual([9]);
});
