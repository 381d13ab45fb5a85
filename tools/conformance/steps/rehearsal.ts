import { valueAt } from '../place.ts';
import { asAdmin, confirmAdmin, type Step } from '../step.ts';
import { untilSettled } from '../until-settled.ts';

const waitFor = (name: string, state: string): Step =>
  asAdmin('getRehearsal', name, async (_, place) => {
    await untilSettled(place, 'getRehearsal', {}, (body) => valueAt(body, 'state') === state);
    return {};
  });

/** A rehearsal beside the shop, thrown away and switched to. */
export const rehearsalSteps: readonly Step[] = [
  asAdmin('getRehearsal', 'none yet'),
  asAdmin('getRehearsalDifferences', 'none yet'),
  asAdmin('discardRehearsal', 'none yet'),
  asAdmin('makeRehearsal', 'the first'),
  waitFor('open', 'running'),
  asAdmin('getRehearsalDifferences', 'nothing changed'),
  asAdmin('makeRehearsal', 'a second one'),
  asAdmin('discardRehearsal', 'the first'),
  asAdmin('makeRehearsal', 'another'),
  waitFor('open again', 'running'),
  confirmAdmin('switch to the rehearsal'),
  asAdmin('switchRehearsal', 'with nothing changed', { body: { winners: [] } }),
  waitFor('switched', 'switched'),
  asAdmin('switchRehearsal', 'a second time', { body: { winners: [] } }),
];
