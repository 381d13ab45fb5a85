import type { ReturnStage } from '@kayal/api-contract/client';
import { StatusPill } from '@kayal/design-system';
import { stageTexts, toneOf } from '../return-texts.ts';

/** Where a return is. */
export const StagePill = ({ stage }: { readonly stage: ReturnStage }) => (
  <StatusPill tone={toneOf(stage)} label={stageTexts[stage]} />
);
