import { describe, expect, it } from 'vitest';
import { withFirstStyles, type StyleRules } from './first-styles.ts';

const link = (href: string): string => `<link rel="stylesheet" href="${href}" data-precedence="default"/>`;
const page = (body: string, hrefs = ['/a.css']): string =>
  `<!DOCTYPE html><html lang="en"><head>${hrefs.map(link).join('')}<title>A shop</title></head><body>${body}</body></html>`;

const rules = (nodes: StyleRules['sheets'][string], everywhere = ''): StyleRules => ({
  everywhere,
  sheets: { '/a.css': nodes },
});
const rule = (selector: string, needs: string[][], body = 'color:red') =>
  ({ selectors: [[selector, needs]], body }) as const;

const stylesOf = (html: string, styles: StyleRules): string =>
  /<style nonce="n">(?<text>.*)<\/style><\/head>/.exec(withFirstStyles(html, styles, 'n'))?.groups?.['text'] ?? '';

describe('the first styles of a page', () => {
  it('stand in its head, and its sheets, in their order, at the end of its body', () => {
    const html = withFirstStyles(page('<p>Hi</p>', ['/a.css', '/b.css']), rules([], 'p{margin:0}'), 'n');
    expect(html).toBe(
      '<!DOCTYPE html><html lang="en"><head><title>A shop</title><style nonce="n">p{margin:0}</style></head>' +
        `<body><p>Hi</p>${link('/a.css')}${link('/b.css')}</body></html>`,
    );
  });

  it('leave the sheet of a theme where it is, because it decides what the first paint looks like', () => {
    const theme = '<link rel="stylesheet" href="/theme.css" data-precedence="theme"/>';
    const html = withFirstStyles(page('').replace('<title>', `${theme}<title>`), rules([]), 'n');
    expect(html.indexOf(theme)).toBeLessThan(html.indexOf('</head>'));
  });

  it('are the rules whose elements, classes and attributes the page has, in their order', () => {
    const styles = rules([
      rule('.a .b', [['.a', '.b']]),
      rule('.gone', [['.gone']]),
      rule('.a .gone', [['.a', '.gone']]),
      rule('ul', [['ul']]),
      rule('[dir=rtl] .a', [['[dir=rtl]', '.a']]),
      rule('[hidden]', [['[hidden]']]),
      rule('.x:is(ol,ul)', [
        ['.b', 'ol'],
        ['.b', 'ul'],
      ]),
      rule(':root', [[]]),
    ]);
    expect(stylesOf(page('<ul class="b a" hidden=""><li autoFocus="">One</li></ul>'), styles)).toBe(
      '.a .b{color:red}ul{color:red}[hidden]{color:red}.x:is(ol,ul){color:red}:root{color:red}',
    );
  });

  it('keep only those selectors of a list that can match', () => {
    const styles = rules([
      {
        selectors: [
          ['.a', [['.a']]],
          ['.gone', [['.gone']]],
          ['p', [['p']]],
        ],
        body: 'margin:0',
      },
    ]);
    expect(stylesOf(page('<p class="a"></p>'), styles)).toBe('.a,p{margin:0}');
  });

  it('leave out a group that has no rule', () => {
    const group = (name: string, needs: string[][]) => ({ group: name, nodes: [rule('p', needs)] });
    const styles = rules([
      group('@media (width<=768px)', [['p']]),
      group('@media (width>768px)', [['ul']]),
      { group: '@media screen', nodes: [group('@container (width>1px)', [['p']])] },
    ]);
    expect(stylesOf(page('<p></p>'), styles)).toBe(
      '@media (width<=768px){p{color:red}}@media screen{@container (width>1px){p{color:red}}}',
    );
  });

  it('set only the variables that are used, by a rule, by an attribute, by another variable or everywhere', () => {
    const styles = rules(
      [
        {
          selectors: [[':root', [[]]]],
          body: '',
          variables: [
            ['--a', '1px'],
            ['--b', 'var(--c)'],
            ['--c', 'red'],
            ['--d', '2px'],
            ['--e', '3px'],
            ['--unused', '4px'],
            ['--used-by-what-is-gone', '5px'],
          ],
        },
        rule('p', [['p']], 'margin:var(--a)'),
        rule('.gone', [['.gone']], 'margin:var(--used-by-what-is-gone)'),
      ],
      'b{margin:var(--e)}',
    );
    expect(stylesOf(page('<p style="color:var(--b);margin:var(--d, 0)"></p>'), styles)).toBe(
      'b{margin:var(--e)}:root{--a:1px;--b:var(--c);--c:red;--d:2px;--e:3px}p{margin:var(--a)}',
    );
  });

  it('have the animations that their rules name', () => {
    const styles = rules([
      { animation: 'turn', text: '@keyframes turn{to{rotate:1turn}}' },
      { animation: 'turnover', text: '@keyframes turnover{to{rotate:2turn}}' },
      rule('p', [['p']], 'margin:0;animation:.8s linear infinite turn'),
    ]);
    expect(stylesOf(page('<p></p>'), styles)).toBe(
      '@keyframes turn{to{rotate:1turn}}p{margin:0;animation:.8s linear infinite turn}',
    );
  });
});
