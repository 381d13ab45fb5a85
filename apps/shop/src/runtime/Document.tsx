import type { ReactNode } from 'react';
import { fontUrls } from '@kayal/design-system';

interface PageFiles {
  /** Needed for the first paint. */
  readonly css: readonly string[];
  /** Fetched after the first paint by `early-taps.ts`: what the page imports, then the script that hydrates. */
  readonly scripts: readonly string[];
}

interface DocumentProps {
  /** Language of the page's words, BCP 47. */
  readonly lang: string;
  readonly assets: PageFiles;
  /** Allows the `<style>` of Radix's scroll lock in the CSP; the same for a whole process. */
  readonly styleNonce: string;
  readonly children: ReactNode;
}

/** Name of the element that lists the page's scripts. */
const scriptsName = 'page-scripts';

/** The whole HTML document. React renders it from `<html>` down; children are direct children of `<body>`. */
export function Document({ lang, assets, styleNonce, children }: DocumentProps) {
  return (
    <html lang={lang} data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#10201E" />
        <meta name="style-nonce" content={styleNonce} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {fontUrls.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {assets.css.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="default" />
        ))}
        <meta name={scriptsName} content={assets.scripts.join(' ')} />
      </head>
      <body>{children}</body>
    </html>
  );
}
