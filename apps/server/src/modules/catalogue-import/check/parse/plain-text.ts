import { Parser } from 'htmlparser2';

/** Elements after which a line ends. */
const blocks = new Set(['p', 'div', 'li', 'tr', 'ul', 'ol', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** Elements whose content is no text. */
const silent = new Set(['script', 'style', 'template', 'noscript']);

const isHtml = /<\/?[a-z][^<>]*>|&(?:[a-z]{2,8}|#\d{1,6});/i;

/** The text of a description that another shop exported as HTML, with a line for each block; other texts stay as they are. */
export function plainText(text: string): string {
  if (!isHtml.test(text)) return text;
  let plain = '';
  let depth = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      if (silent.has(name)) depth += 1;
    },
    ontext: (piece) => {
      if (depth === 0) plain += piece.replaceAll(/\s+/g, ' ');
    },
    onclosetag: (name) => {
      if (silent.has(name)) depth -= 1;
      if (blocks.has(name)) plain += '\n';
    },
  });
  parser.end(text);
  const lines = plain.split('\n').map((line) => line.trim());
  return lines
    .filter((line, at) => line !== '' || lines[at - 1] !== '')
    .join('\n')
    .trim();
}
