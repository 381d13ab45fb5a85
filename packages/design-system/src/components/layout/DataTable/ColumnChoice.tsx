import { CheckList } from '../../forms/CheckList/CheckList.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import type { DataColumn } from './DataRow.tsx';

/** Visible columns of a table, controlled by the parent. */
export interface ColumnChoiceState {
  /** Ids of the columns that are shown. */
  readonly shown: readonly string[];
  readonly onChange: (shown: readonly string[]) => void;
  readonly label?: string | undefined;
}

interface ColumnChoiceProps<Row> extends ColumnChoiceState {
  readonly columns: readonly DataColumn<Row>[];
}

/** A button with a list of the columns. The column that names the rows cannot be hidden. */
export function ColumnChoice<Row>({ columns, shown, onChange, label = 'Columns' }: ColumnChoiceProps<Row>) {
  const options = columns
    .filter(({ names }) => names !== true)
    .map((column) => ({ value: column.id, label: column.header }));
  return (
    <Disclosure label={label} icon="columns" size="small" align="end">
      <CheckList legend={label} options={options} selected={shown} onChange={onChange} />
    </Disclosure>
  );
}
