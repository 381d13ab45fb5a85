import { promotionKinds, type PromotionDraft } from '@kayal/api-contract/client';
import { Select, TextField } from '@kayal/design-system';
import { useState } from 'react';
import { figuresOf, kindIn } from './promotion-draft.ts';
import * as css from './Promotions.css.ts';
import { kindTexts } from './promotion-texts.ts';

const options = promotionKinds.map((value) => ({ value, label: kindTexts[value] }));

/** Label, least and largest value of each figure, and its first value. */
const figures = {
  percent: { label: 'Percent', min: 1, max: 100, step: 1, first: 10 },
  amount: { label: 'Amount', min: 0.01, max: 9_999_999, step: 0.01, first: 100 },
  pieces: { label: 'Pieces', min: 1, max: 50, step: 1, first: 3 },
  buy: { label: 'Pieces to buy', min: 1, max: 50, step: 1, first: 2 },
  get: { label: 'Pieces free', min: 1, max: 50, step: 1, first: 1 },
} as const;

/** What a promotion takes off: its kind with the figures of that kind. */
export function EffectFields({ effect }: Pick<PromotionDraft, 'effect'>) {
  const [kind, setKind] = useState(effect.kind);
  return (
    <div className={css.pair}>
      <Select
        label="Kind"
        name="kind"
        options={options}
        value={kind}
        onChange={(event) => setKind(kindIn(event.target.value))}
      />
      {figuresOf[kind].map((name) => {
        const { first, ...limits } = figures[name];
        return (
          <TextField
            key={`${kind} ${name}`}
            {...limits}
            name={name}
            type="number"
            inputMode="decimal"
            required
            defaultValue={effect[name] ?? first}
          />
        );
      })}
    </div>
  );
}
