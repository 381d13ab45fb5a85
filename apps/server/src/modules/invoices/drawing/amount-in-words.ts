const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
/** Indian grouping, largest first. */
const groups = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const;

function inWords(number: number): string {
  const under = small[number];
  if (under !== undefined) return under;
  if (number < 100) {
    const ones = number % 10;
    return `${tens[Math.floor(number / 10)] ?? ''}${ones === 0 ? '' : `-${small[ones] ?? ''}`}`;
  }
  for (const [size, name] of groups) {
    if (number < size) continue;
    const rest = number % size;
    return `${inWords(Math.floor(number / size))} ${name}${rest === 0 ? '' : ` ${inWords(rest)}`}`;
  }
  return '';
}

/** An amount as Indian invoices spell it out. @param paise whole, not negative. @returns 'Rupees one lakh two only'. */
export function amountInWords(paise: number): string {
  const part = paise % 100;
  const rupees = inWords(Math.floor(paise / 100));
  return `Rupees ${rupees}${part === 0 ? '' : ` and ${inWords(part)} paise`} only`;
}
