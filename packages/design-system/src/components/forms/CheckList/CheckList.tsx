import { useId } from 'react';
import { Swatch } from '../../commerce/Swatch/Swatch.tsx';
import * as css from './CheckList.css.ts';

/** One answer or several. */
export const checkListModes = ['single', 'multiple'] as const;
export type CheckListMode = (typeof checkListModes)[number];

/** Number of columns. */
export const checkListColumns = [1, 2] as const;
export type CheckListColumns = (typeof checkListColumns)[number];

/** One option. */
export interface CheckListOption {
  readonly value: string;
  readonly label: string;
  /** Formatted number of matches; `0` mutes the option, which can still be chosen. */
  readonly count?: string | undefined;
  /** The option cannot be chosen; its count shows why. It stays in the tab order. */
  readonly unavailable?: boolean | undefined;
  /** Catalogue hex code; draws a swatch. */
  readonly colour?: { readonly hex: string | undefined } | undefined;
}

/** A list of options with counts. */
export interface CheckListProps {
  /** Names the list for screen readers; the section above shows it, unless `withLegend` does. */
  readonly legend: string;
  readonly options: readonly CheckListOption[];
  readonly selected: readonly string[];
  /** Called with all chosen values. */
  readonly onChange: (selected: readonly string[]) => void;
  readonly mode?: CheckListMode;
  /** Two for short labels such as sizes. */
  readonly columns?: CheckListColumns;
  /** Shows the legend: in a form, where no section above does. */
  readonly withLegend?: boolean;
}

/** Radio buttons or boxes with counts, for filters. */
export function CheckList(props: CheckListProps) {
  const { legend, options, selected, onChange, mode = 'multiple', columns = 1, withLegend = false } = props;
  const group = useId();
  const choose = (value: string, wanted: boolean) => {
    if (mode === 'single') onChange(wanted ? [value] : []);
    else onChange(wanted ? [...selected, value] : selected.filter((each) => each !== value));
  };
  return (
    <fieldset className={css.root}>
      <legend className={css.legend} data-shown={withLegend || undefined}>
        {legend}
      </legend>
      <ul className={css.list} data-columns={columns}>
        {options.map((option) => (
          <li key={option.value}>
            <label
              className={css.option}
              data-state={option.unavailable ? 'unavailable' : option.count === '0' ? 'empty' : 'filled'}
            >
              <input
                className={css.input}
                type={mode === 'single' ? 'radio' : 'checkbox'}
                name={group}
                checked={selected.includes(option.value)}
                aria-disabled={option.unavailable ? true : undefined}
                onChange={(event) => {
                  if (option.unavailable !== true) choose(option.value, event.currentTarget.checked);
                }}
              />
              {option.colour !== undefined && <Swatch hex={option.colour.hex} />}
              <span className={css.name}>{option.label}</span>
              {option.count !== undefined && <span className={css.count}>{option.count}</span>}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
