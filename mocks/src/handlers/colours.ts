import type { MockModule } from '../create-mock-shop.ts';
import { answer, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';

/** Values of a colour as they are compared. */
const valuesOf = (name: string, hex: string): string => `${name.toUpperCase()} ${hex}`.trim();

/** Changes of colour names and hex; the catalogue's handlers serve their reads. */
export function colourHandlers({ state, endpoint }: MockModule): MockRoute[] {
  return [
    endpoint('postModifyColor', ({ body }) => {
      const looks = new Map(Object.entries(body));
      const unknown = [...looks.keys()].filter((key) => !state.colours.some(({ db_color }) => db_color === key));
      if (unknown.length > 0) {
        return refuse('colour.unknown', { fields: Object.fromEntries(unknown.map((key) => [key, 'unknown'])) });
      }
      const changes = state.colours.flatMap(({ db_color: field, md_color, hex }) => {
        const look = looks.get(field);
        const now = valuesOf(md_color, hex);
        if (look?.was === undefined || now === valuesOf(look.name, look.hex)) return [];
        return now === valuesOf(look.was.name || field, look.was.hex) ? [] : [{ field, now }];
      });
      if (changes.length > 0) return refuse('colour.changed', { changes });
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
