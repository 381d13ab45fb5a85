import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideColourTable } from './colour-table.ts';

it('S9.CFG.02 reads and saves the colours of the season that runs', async () => {
  const seasons: string[] = [];
  const answerFor = (season: string | undefined) => {
    seasons.push(season ?? 'none');
    return Promise.resolve({ ok: true as const, items: [{ key: 'NAVY', name: 'DEEP SEA', hex: '#123456' }] });
  };
  const table = createActor(
    provideColourTable(
      {
        colours: answerFor,
        colourSizes: (season) => answerFor(season).then((answer) => ({ ...answer, items: [] })),
        saveColours: (_, season) => answerFor(season).then(() => ({ ok: true as const, updated: 1 })),
      },
      '2031-32',
    ),
  ).start();
  await waitFor(table, (state) => !state.hasTag('loading'));
  expect(seasons).toEqual(['2031-32', '2031-32']);
  table.stop();
});
