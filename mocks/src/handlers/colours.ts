import type { MockModule } from '../create-mock-shop.ts';
import { answer, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';

/** Changes of colour names and hex; the catalogue's handlers serve their reads. */
export function colourHandlers({ state, endpoint }: MockModule): MockRoute[] {
  return [
    endpoint('postModifyColor', ({ body }) => {
      const looks = new Map(Object.entries(body));
      const unknown = [...looks.keys()].filter((key) => !state.colours.some(({ db_color }) => db_color === key));
      if (unknown.length > 0) {
        return refuse('colour.unknown', { fields: Object.fromEntries(unknown.map((key) => [key, 'unknown'])) });
      }
      const renamed = <Row extends (typeof state.colours)[number]>(row: Row): Row => {
        const look = looks.get(row.db_color);
        return look === undefined ? row : { ...row, md_color: look.name.toUpperCase(), hex: look.hex };
      };
      state.colours = state.colours.map(renamed);
      state.products = state.products.map((row) => ({ ...row, Colors: row.Colors.map(renamed) }));
      return answer({ success: true, updated: looks.size });
    }),
  ];
}
