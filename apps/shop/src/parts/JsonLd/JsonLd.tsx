import { jsonLdText, type JsonLdData } from './json-ld.ts';

interface JsonLdProps {
  readonly data: JsonLdData;
}

/** Structured data for search engines. Browsers do not run a data block, so the CSP allows it. */
export function JsonLd({ data }: JsonLdProps) {
  return <script type="application/ld+json">{jsonLdText(data)}</script>;
}
