import { Select } from '@kayal/design-system';
import { useNavigate } from 'react-router-dom';
import * as css from '../Returns/Returns.css.ts';
import { filterTexts } from './payment-texts.ts';
import { paymentsAddress, queueFilters, type QueueFilter } from './payments-query.ts';

const options = queueFilters.map((value) => ({ value, label: filterTexts[value] }));

/** Chooses what the list shows. */
export function StageFilter({ stage }: { readonly stage: QueueFilter }) {
  const navigate = useNavigate();
  return (
    <div className={css.narrow}>
      <Select
        label="Show"
        value={stage}
        options={options}
        onChange={({ target }) => {
          const chosen = queueFilters.find((each) => each === target.value);
          if (chosen !== undefined) void navigate(paymentsAddress({ stage: chosen }));
        }}
      />
    </div>
  );
}
