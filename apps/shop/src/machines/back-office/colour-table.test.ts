import type { CatalogueColour, ColourChange } from '@kayal/api-contract/client';
import { describe, expect, it } from 'vitest';
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

describe('a save after one whose answer was lost', () => {
  const old = { name: 'NAVY', hex: '#000080' };

  /**
   * A table whose first save has no answer, after which the row gets another hex and is saved again.
   * @param stored what the server has by then
   */
  async function saveAgain(stored: Pick<CatalogueColour, 'name' | 'hex'>) {
    const saves: (readonly ColourChange[])[] = [];
    const refuse = (now: string) => {
      const message = 'Changed meanwhile.';
      const code = 'colour.changed';
      const changes = [{ field: 'NVY', now }];
      const details = { success: false as const, code, error: message, message, requestId: '1', changes } as const;
      return { ok: false as const, status: 409, code, message, details } as const;
    };
    const machine = provideColourTable(
      {
        colours: async () => ({ ok: true, items: [{ key: 'NVY', ...old }] }),
        colourSizes: async () => ({ ok: true, items: [] }),
        saveColours: async (colours) => {
          saves.push(colours);
          if (saves.length === 1) throw new TypeError('fetch failed');
          const [change] = colours;
          const isSeen = change?.was?.name === stored.name && change.was.hex === stored.hex;
          return isSeen ? { ok: true, updated: 1 } : refuse(`${stored.name} ${stored.hex}`);
        },
      },
      '2031-32',
    );
    const table = createActor(machine).start();
    await waitFor(table, (state) => state.hasTag('ready'));
    for (const hex of ['#1', '#2']) {
      table.send({ type: 'row.hex', key: 'NVY', text: hex });
      table.send({ type: 'colours.save' });
      await waitFor(table, (state) => state.hasTag('ready') && !state.hasTag('busy'));
    }
    const state = table.getSnapshot();
    table.stop();
    return { was: saves.map(([change]) => change?.was), isChanged: state.hasTag('changed') };
  }

  it('S2.COLOR.14 goes on top of the lost one where the server has stored it', async () => {
    const lost = { name: 'NAVY', hex: '#1' };
    expect(await saveAgain(lost)).toEqual({ was: [old, old, lost], isChanged: false });
  });

  it('S2.COLOR.14 is refused where another admin changed the colour', async () => {
    expect(await saveAgain({ name: 'NAVY', hex: '#9' })).toEqual({ was: [old, old], isChanged: true });
  });
});
