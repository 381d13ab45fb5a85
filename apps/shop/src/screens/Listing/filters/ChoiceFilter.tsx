import { formatNumber } from '@kayal/commerce-core';
import { CheckList, type CheckListProps } from '@kayal/design-system';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import { changedValue, type FilterOption } from './filter-options.ts';

interface ChoiceFilterProps extends Pick<CheckListProps, 'legend' | 'columns'> {
  readonly options: readonly FilterOption[];
  readonly selected: readonly string[];
  /** Whether several choices apply at once. */
  readonly combines: boolean;
  /** Label of the choice that clears the others, when only one can be made. */
  readonly anyLabel: string;
  /** Called with the value that was chosen or cleared. */
  readonly onChoose: (value: string) => void;
}

const noChoice = '';

/**
 * Colours or sizes: one choice at a time as specified, or several with counts. Where
 * counts are shown, a choice without products is disabled unless it is selected.
 */
export function ChoiceFilter({
  legend,
  columns = 1,
  options,
  selected,
  combines,
  anyLabel,
  onChoose,
}: ChoiceFilterProps) {
  const { locale } = useMoneyFormat();
  const rows = options.map(({ value, label, hex, count }) => ({
    value,
    label,
    colour: hex === undefined ? undefined : { hex },
    count: combines ? formatNumber(count, locale) : undefined,
    unavailable: combines && count === 0 && !selected.includes(value),
  }));
  const change = (values: readonly string[]): void => {
    const value = values.includes(noChoice) ? selected[0] : changedValue(selected, values);
    if (value !== undefined) onChoose(value);
  };
  if (combines)
    return <CheckList legend={legend} columns={columns} options={rows} selected={selected} onChange={change} />;
  return (
    <CheckList
      legend={legend}
      columns={columns}
      mode="single"
      options={[{ value: noChoice, label: anyLabel }, ...rows]}
      selected={selected.length === 0 ? [noChoice] : selected}
      onChange={change}
    />
  );
}
