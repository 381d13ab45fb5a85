import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['<p>Soft cotton &amp; linen</p>', 'Soft cotton & linen'],
  ['<p>One</p>\n<p>Two<br>lines</p>', 'One\nTwo\nlines'],
  ['<ul><li>a</li><li>b</li></ul>', 'a\nb'],
  ['Soft <b>piqué</b><script>alert(1)</script><style>p{}</style>', 'Soft piqué'],
  ['Size &lt; 40 &#8364;5', 'Size < 40 €5'],
  ['Cut wide, < 40 cm & more\nsecond line', 'Cut wide, < 40 cm & more\nsecond line'],
  ['<', '<'],
])('%j is the text %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});
