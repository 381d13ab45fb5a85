import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx';

/** The chosen rows of a table, controlled by the parent. */
export interface RowChoice<Row> {
  /** Keys of the chosen rows, those of other pages included. */
  readonly chosen: ReadonlySet<string>;
  /** Called with all chosen keys. */
  readonly onChange: (chosen: ReadonlySet<string>) => void;
  /** Names a row's checkbox: `Choose order 5012`. */
  readonly label: (row: Row) => string;
  /** Names the checkbox above the table: `Choose this page`. */
  readonly allLabel: string;
}

/** The chosen keys with some more, or without them. */
export function withRows(chosen: ReadonlySet<string>, keys: readonly string[], isChosen: boolean): ReadonlySet<string> {
  return new Set(isChosen ? [...chosen, ...keys] : [...chosen].filter((key) => !keys.includes(key)));
}

interface ChooseAllProps<Row> extends Pick<RowChoice<Row>, 'chosen' | 'onChange' | 'allLabel'> {
  /** Keys of the table's rows. */
  readonly keys: readonly string[];
}

/** Chooses all rows of the table. It is above the table, because rows that are cards have no head. */
export function ChooseAll<Row>({ chosen, onChange, allLabel, keys }: ChooseAllProps<Row>) {
  const count = keys.filter((key) => chosen.has(key)).length;
  return (
    <Checkbox
      label={allLabel}
      checked={count === keys.length ? true : count > 0 && 'indeterminate'}
      onCheckedChange={(checked) => onChange(withRows(chosen, keys, checked === true))}
    />
  );
}
