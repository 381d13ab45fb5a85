import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ContrastList } from '../components/content/ContrastList/ContrastList.tsx';
import { Heading } from '../components/content/Heading/Heading.tsx';
import { Text } from '../components/content/Text/Text.tsx';
import { DataTable, type DataTableProps } from '../components/layout/DataTable/DataTable.tsx';
import { Inline } from '../components/layout/Layout/Inline.tsx';
import { Stack } from '../components/layout/Layout/Stack.tsx';
import { colorModes, densityModes } from '../tokens/contract.ts';
import { contrastReport } from '../tokens/contrast-report.ts';
import { defaultTheme } from '../tokens/default-theme.ts';
import { modeDocument } from '../tokens/mode-document.ts';
import { tokenCss } from '../tokens/read-token.ts';
import type { ThemeDocument } from '../tokens/theme-document.ts';
import { tokenSpecs, type TokenSpec } from '../tokens/token-specs.ts';
import { parseTheme } from '../tokens/validate-theme.ts';

const brands = import.meta.glob<unknown>('../../brands/*.tokens.json', { eager: true, import: 'default' });

const meta = preview.meta({
  title: 'Tokens',
  globals: { brand: 'kayal' },
  render: (_args, { globals }) => {
    const name = String(globals['brand']);
    return <TokensPage name={name} theme={parseTheme(brands[`../../brands/${name}.tokens.json`] ?? defaultTheme)} />;
  },
});

/** A link that downloads data as a file. */
function Download({ name, data }: { readonly name: string; readonly data: unknown }) {
  const text = encodeURIComponent(JSON.stringify(data, null, 2));
  return (
    <a
      href={`data:application/json,${text}`}
      download={name}
      style={{ textDecoration: 'underline', paddingBlock: '12px' }}
    >
      {name}
    </a>
  );
}

const columns = (theme: ThemeDocument): DataTableProps<TokenSpec>['columns'] => [
  { id: 'path', header: 'Token', names: true, cell: ({ path }) => path },
  { id: 'variable', header: 'CSS variable', cell: ({ variable }) => variable },
  { id: 'value', header: 'Value', cell: ({ path }) => tokenCss(theme, path) },
  { id: 'purpose', header: 'What it is for', cell: ({ purpose }) => purpose },
];

function TokensPage({ name, theme }: { readonly name: string; readonly theme: ThemeDocument }) {
  const pairs = contrastReport(theme).map((finding) => ({
    id: `${finding.mode} ${finding.foreground} ${finding.background} ${finding.min}`,
    label: `${finding.foreground} on ${finding.background}, ${finding.mode}`,
    foreground: tokenCss(theme, `color.${finding.mode}.${finding.foreground}`),
    background: tokenCss(theme, `color.${finding.mode}.${finding.background}`),
    ratio: finding.ratio,
    min: finding.min,
  }));
  return (
    <Stack gap={24}>
      <Heading level={1}>{`Tokens of ${theme.$description ?? name}`}</Heading>
      <Text>
        The toolbar switches the brand. The first file is the whole theme in the W3C format; the others are one mode of
        it each, as design tools import it.
      </Text>
      <Inline gap={24}>
        <Download name={`${name}.tokens.json`} data={theme} />
        {colorModes.flatMap((mode) =>
          densityModes.map((density) => (
            <Download
              key={`${mode} ${density}`}
              name={`${name}.${mode}.${density}.tokens.json`}
              data={modeDocument(theme, mode, density)}
            />
          )),
        )}
      </Inline>
      <DataTable caption="Tokens" columns={columns(theme)} rows={tokenSpecs} rowKey={({ path }) => path} />
      <Heading level={2}>Contrast of every pair in use</Heading>
      <ContrastList label="Contrast" rows={pairs} />
    </Stack>
  );
}

export const Tokens = meta.story();
Tokens.test('lists every token and offers each mode as a file', async ({ canvas }) => {
  await expect(canvas.getAllByRole('rowheader')).toHaveLength(tokenSpecs.length);
  await expect(canvas.getByRole('link', { name: 'kayal.dark.compact.tokens.json' })).toHaveAttribute('download');
});

export const TokensOfTheSecondBrand = meta.story({ globals: { brand: 'monsoon' } });
TokensOfTheSecondBrand.test('shows the second brand', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Tokens of Monsoon' })).toBeVisible();
});
