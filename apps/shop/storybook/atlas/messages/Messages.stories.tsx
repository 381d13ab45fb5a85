import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyLink } from '../story-ids.test-support.ts';
import { messageRows, silent, type MessagePlace } from './message-rows.test-support.ts';
import * as css from './messages-page.css.ts';

const rows = messageRows();

/** A link that opens a story in the whole window, with any base address. */
const StoryLink = ({ storyId, label }: MessagePlace) => (
  <a className={css.link} href={storyLink(storyId)} target="_top">
    {label}
  </a>
);

/** Every string of section 8 with its stories: one click to this page, one to a story. */
const MessagesPage = () => (
  <main>
    <h1>Messages of section 8</h1>
    <table className={css.table}>
      <thead>
        <tr>
          {['Row', 'When', 'String', 'Stories'].map((name) => (
            <th key={name} scope="col" className={css.cell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, when, text, places }) => (
          <tr key={id}>
            <th scope="row" className={css.cell}>
              {id}
            </th>
            <td className={css.cell}>{when}</td>
            <td className={css.cell}>{text ?? <em>{silent[id]}</em>}</td>
            <td className={css.cell}>
              <ul className={css.links}>
                {places.map((place) => (
                  <li key={place.storyId}>
                    <StoryLink {...place} />
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </main>
);

const meta = preview.meta({ title: 'Atlas/Messages' });

export const EveryMessage = meta.story({ render: () => <MessagesPage /> });

EveryMessage.test('S8 every string leads to a story that shows it', async ({ canvas }) => {
  const lines = canvas.getAllByRole('row').slice(1);
  await expect(lines).toHaveLength(rows.length);
  for (const line of lines) await expect(within(line).getAllByRole('link').length).toBeGreaterThan(0);
});

export const Phone = EveryMessage.extend({ globals: { viewport: { value: 'phone' } } });
