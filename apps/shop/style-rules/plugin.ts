import type { Plugin } from 'vite';
import { rulesOfSheet, type StyleNode } from './rules-of-sheet.ts';

/** What the server chooses the first styles of a page from; it has a type of its own for it. */
interface StyleRules {
  /** Fonts, reset and the styles of bare elements: every page needs all of them. */
  readonly everywhere: string;
  /** The rules of each other sheet, by its address. */
  readonly sheets: Readonly<Record<string, readonly StyleNode[]>>;
}

/** The file beside the manifest, which the server never sends. */
const fileName = '.vite/style-rules.json';

/**
 * Lets the server put the styles of a page's first paint into its HTML. Writes the rules of all sheets as a table, and takes
 * the sheet with the fonts out of the build, because it comes with each page's HTML: a font that two sheets declare is
 * loaded twice, and its text would jump.
 */
export const styleRules: Plugin = {
  name: 'kayal-style-rules',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      let everywhere = '';
      const sheets: Record<string, StyleNode[]> = {};
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        const css = file.source.toString().trim();
        if (css.includes('</'))
          throw new Error(`The styles ${file.fileName} would end the element that they stand in.`);
        if (!css.includes('@font-face')) {
          sheets[`/${file.fileName}`] = rulesOfSheet(css);
          continue;
        }
        everywhere += css;
        delete bundle[file.fileName];
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') chunk.viteMetadata?.importedCss.delete(file.fileName);
      }
      if (everywhere === '') throw new Error('No sheet of the build declares the fonts.');
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify({ everywhere, sheets } satisfies StyleRules) });
    },
  },
};

/**
 * Lets the sheets of pages and dialogs that are opened later stand after those of the first page, which are at the end of
 * the body: the last one wins.
 */
export const laterSheetsLast: Plugin = {
  name: 'kayal-later-sheets-last',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      const changed = code.replace('document.head.appendChild(link)', 'document.body.appendChild(link)');
      if (changed === code) throw new Error('The helper that loads sheets has changed.');
      return changed;
    },
  },
};
