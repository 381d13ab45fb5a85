import { Select, Text } from '@kayal/design-system';
import { fieldId, type LineChoice, type ReturnableLine } from './return-choices.ts';
import { pieceOf } from './PieceToReturn.tsx';

/** Up to how many units of a variant she reads how many are left. */
const fewLeft = 5;

interface WantedInsteadProps {
  readonly line: ReturnableLine;
  readonly choice: LineChoice;
  readonly missing: ReadonlyMap<string, string>;
  readonly onChange: (choice: LineChoice) => void;
}

/** The size or colour that she wants instead of a piece, of those in stock. */
export function WantedInstead({ line, choice, missing, onChange }: WantedInsteadProps) {
  const { ordered, terms } = line;
  const others = terms.exchanges.filter(({ uniqueCode }) => uniqueCode !== ordered.uniqueCode);
  const id = fieldId('wanted', terms.lineNo);
  if (others.length === 0) {
    return (
      <Text tone="muted" id={id} tabIndex={-1}>
        No other size or colour of {pieceOf(ordered)} is in stock. Choose your money back instead.
      </Text>
    );
  }
  return (
    <Select
      id={id}
      label={`Instead of ${pieceOf(ordered)}`}
      placeholder="Choose a size and colour"
      value={others.some(({ uniqueCode }) => uniqueCode === choice.wanted) ? (choice.wanted ?? '') : ''}
      error={missing.get(id)}
      options={others.map(({ uniqueCode, size, colour, stock }) => ({
        value: uniqueCode,
        label: `${size}, ${colour}${stock <= fewLeft ? ` (only ${stock} left)` : ''}`,
        disabled: stock < choice.quantity,
      }))}
      onChange={({ target }) => onChange({ ...choice, wanted: target.value === '' ? null : target.value })}
    />
  );
}
