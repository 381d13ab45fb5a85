import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Heading } from '../components/content/Heading/Heading.tsx';
import { Stack } from '../components/layout/Layout/Stack.tsx';
import { storyCuts, storyPicture } from '../components/story-pictures.test-support.ts';
import { Text } from '../components/content/Text/Text.tsx';
import { tokenCss } from '../tokens/read-token.ts';
import { defaultTheme } from '../tokens/default-theme.ts';
import { durationSteps, sizeSteps, spaceSteps } from '../tokens/contract.ts';
import { vars } from '../theme/vars.css.ts';

const meta = preview.meta({ title: 'Foundations' });

const roles = Object.entries(vars.color);

/** A token's value in the brand that the toolbar shows. */
const variable = (name: string): string => `var(--k-${name})`;

export const Colour = meta.story({
  render: () => (
    <Stack gap={8}>
      <Heading level={1}>Colour</Heading>
      <Text>Components name roles, never values. Marigold is a shape or stands on ink; it is never text on paper.</Text>
      {roles.map(([role, colour]) => (
        <div key={role} style={{ display: 'flex', gap: '16px', alignItems: 'center' }}>
          <span
            style={{
              inlineSize: '64px',
              blockSize: '44px',
              flex: 'none',
              background: colour,
              border: `1px solid ${vars.color.lineSoft}`,
            }}
          />
          <Text>{role}</Text>
        </div>
      ))}
    </Stack>
  ),
});
Colour.test('shows every role of the theme', async ({ canvas }) => {
  for (const [role] of roles) await expect(canvas.getByText(role, { exact: true })).toBeVisible();
});

export const ColourInTheDark = Colour.extend({ globals: { theme: 'dark' } });

export const Type = meta.story({
  render: () => (
    <Stack gap={16}>
      <Heading level={1}>Type</Heading>
      {Object.entries(sizeSteps).map(([step, purpose]) => (
        <p key={step} style={{ fontSize: variable(`font-size-${step}`), lineHeight: 1.1, overflowWrap: 'anywhere' }}>
          {`${step} ${purpose} ₹1,299`}
        </p>
      ))}
    </Stack>
  ),
});

/** Cuts of the font that the shop uses: weight, then width in percent. */
const cuts = [
  [400, 100],
  [700, 100],
  [800, 125],
] as const;

const linesOf = (family: string, [weight, stretch]: (typeof cuts)[number], place: HTMLElement) => {
  const sample = document.createElement('p');
  sample.textContent = 'Coast Polo with moisture control, made to move from the first light to the last over. '.repeat(
    3,
  );
  Object.assign(sample.style, {
    fontFamily: `"${family}"`,
    fontSize: '16px',
    lineHeight: 'normal',
    fontWeight: String(weight),
    fontStretch: `${stretch}%`,
    inlineSize: 'max-content',
    whiteSpace: 'nowrap',
  });
  place.append(sample);
  const { width, height } = sample.getBoundingClientRect();
  sample.remove();
  return { width, height };
};

Type.test(
  'the fallback measures as Archivo does, so that nothing shifts when it arrives',
  async ({ canvasElement }) => {
    for (const cut of cuts) {
      const [weight, stretch] = cut;
      linesOf('Archivo Variable', cut, canvasElement);
      await document.fonts.load(`${weight} 16px "Archivo Variable"`);
      await document.fonts.load(`${weight} 16px "Archivo Fallback"`);
      await document.fonts.ready;
      const real = linesOf('Archivo Variable', cut, canvasElement);
      const fallback = linesOf('Archivo Fallback', cut, canvasElement);
      await expect(Math.abs(fallback.width / real.width - 1), `width of ${weight}/${stretch}`).toBeLessThan(0.03);
      await expect(Math.abs(fallback.height - real.height), `height of ${weight}/${stretch}`).toBeLessThanOrEqual(1);
    }
  },
);

export const Space = meta.story({
  render: () => (
    <Stack gap={12}>
      <Heading level={1}>Space</Heading>
      {Object.entries(spaceSteps).map(([step, purpose]) => (
        <div key={step} style={{ display: 'flex', gap: '16px', alignItems: 'center' }}>
          <span
            style={{
              inlineSize: variable(`space-${step}`),
              blockSize: '16px',
              flex: 'none',
              background: vars.color.brand,
            }}
          />
          <Text>{`${step}: ${purpose}`}</Text>
        </div>
      ))}
    </Stack>
  ),
});

export const Motion = meta.story({
  render: () => (
    <Stack gap={12}>
      <Heading level={1}>Motion</Heading>
      <Text>Only transform and opacity move, and nothing moves for a reader who asked for less motion.</Text>
      {Object.entries(durationSteps).map(([step, purpose]) => (
        <Text
          key={step}
        >{`${step}: ${purpose}, ${tokenCss(defaultTheme, `duration.${step}`)} in the first brand`}</Text>
      ))}
    </Stack>
  ),
});

export const Pictures = meta.story({
  render: () => (
    <Stack gap={16}>
      <Heading level={1}>Pictures</Heading>
      <Text>Goods stand on a 4:5 plate that suits their colour, lit from the upper left.</Text>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '12px' }}>
        {storyCuts.map((cut) => (
          <div key={cut}>{storyPicture(cut, '#0B5F5A', '#DDECE8', cut)}</div>
        ))}
      </div>
    </Stack>
  ),
});
