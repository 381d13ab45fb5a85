import type {
  OrderLine,
  OrderReturns,
  ReturnDraft,
  ReturnReason,
  ReturnWish,
  WayBack,
} from '@kayal/api-contract/client';

/** A line of the order with what can be returned of it. */
export interface ReturnableLine {
  readonly ordered: OrderLine;
  readonly terms: OrderReturns['lines'][number];
}

/** What she chose for a line; a line without an entry stays with her. */
export interface LineChoice {
  /** At least 1. */
  readonly quantity: number;
  readonly reason: ReturnReason | null;
  /** Unique code of the variant that she wants instead; counts for an exchange only. */
  readonly wanted: string | null;
}

/** What she has chosen and typed. */
export interface ReturnChoices {
  readonly wish: ReturnWish;
  readonly wayBack: WayBack;
  readonly note: string;
  /** By number of the line. */
  readonly lines: ReadonlyMap<number, LineChoice>;
}

/** What a form starts with. */
export const noChoices: ReturnChoices = { wish: 'refund', wayBack: 'pickUp', note: '', lines: new Map() };

/** The lines that are chosen and can still be returned, in the order of the page. */
export function chosenLines(lines: readonly ReturnableLine[], choices: ReturnChoices) {
  return lines.flatMap((line) => {
    const choice = choices.lines.get(line.terms.lineNo);
    return choice === undefined || line.terms.obstacle !== null
      ? []
      : [{ ...line, choice: { ...choice, quantity: Math.min(choice.quantity, line.terms.left) } }];
  });
}

/** Ids of the fields of a line. */
export const fieldId = (field: 'reason' | 'wanted', lineNo: number): string => `return-${field}-${lineNo}`;

/** Id of the choice of what she wants. */
export const wishId = 'return-wish';

/** Whether the same piece is in stock as often as it is sent back. */
export const isInStock = ({ ordered, terms }: ReturnableLine, uniqueCode: string | null, units: number): boolean =>
  terms.exchanges.some((each) => each.uniqueCode === (uniqueCode ?? ordered.uniqueCode) && each.stock >= units);

/** What is missing before she can ask, by the id of its field, in the order of the page. */
export function missingIn(lines: readonly ReturnableLine[], choices: ReturnChoices): ReadonlyMap<string, string> {
  const chosen = chosenLines(lines, choices);
  const missing = new Map<string, string>();
  for (const { terms, choice } of chosen) {
    if (choice.reason === null) missing.set(fieldId('reason', terms.lineNo), 'Choose a reason.');
  }
  for (const { choice, ...line } of chosen) {
    if (choices.wish === 'replacement' && !isInStock(line, null, choice.quantity)) {
      missing.set(wishId, 'The same piece is sold out. Choose a refund or another size.');
    }
    if (choices.wish !== 'exchange') continue;
    const id = fieldId('wanted', line.terms.lineNo);
    if (choice.wanted === null) missing.set(id, 'Choose what you want instead.');
    else if (!isInStock(line, choice.wanted, choice.quantity)) missing.set(id, 'This is sold out. Choose another one.');
  }
  return missing;
}

/** The question of complete choices. */
export function draftOf(lines: readonly ReturnableLine[], choices: ReturnChoices): ReturnDraft {
  const { wish, wayBack, note } = choices;
  return {
    wish,
    wayBack,
    note: note.trim(),
    lines: chosenLines(lines, choices).flatMap(({ terms, choice: { quantity, reason, wanted } }) =>
      reason === null
        ? []
        : [{ lineNo: terms.lineNo, quantity, reason, ...(wish === 'exchange' && wanted !== null && { wanted }) }],
    ),
  };
}
