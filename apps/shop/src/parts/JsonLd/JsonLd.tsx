import { jsonLdText, type JsonLdData } from './json-ld.ts';

interface JsonLdProps {
  readonly data: JsonLdData;
}

/** Facts of a page for search engines. A data block: no browser runs it, and the CSP lets it be. */
export function JsonLd({ data }: JsonLdProps) {
  return <script type="application/ld+json">{jsonLdText(data)}</script>;
}
