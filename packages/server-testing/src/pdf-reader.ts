import { inflateSync } from 'node:zlib';

/** The visible content of a PDF. */
export interface ReadPdf {
  /** Facts of the document's information dictionary. */
  readonly title: string;
  /** Lines of each page, in the order they were drawn. */
  readonly pages: readonly (readonly string[])[];
}

interface Part {
  readonly head: string;
  readonly stream: string | null;
}

/** One character of a file for one byte, as PDF counts. */
function partsOf(file: string): ReadonlyMap<number, Part> {
  const parts = new Map<number, Part>();
  for (const [, number, body = ''] of file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', rest] = body.split('stream\n', 2);
    if (rest === undefined) {
      parts.set(Number(number), { head: body, stream: null });
      continue;
    }
    const bytes = Buffer.from(body.slice(head.length + 'stream\n'.length), 'latin1');
    const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
    const data = bytes.subarray(0, length);
    const plain = head.includes('FlateDecode') ? inflateSync(data) : data;
    parts.set(Number(number), { head, stream: plain.toString('latin1') });
  }
  return parts;
}

const codesOf = (hex: string): string[] => hex.match(/.{4}/g) ?? [];

const textOfHex = (hex: string): string =>
  String.fromCharCode(...codesOf(hex).map((code) => Number.parseInt(code, 16)));

/** Glyph → letters of one font, by its ToUnicode map. */
function lettersOf(map: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const [, from = '', , list = ''] of map.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/gi)) {
    const first = Number.parseInt(from, 16);
    for (const [index, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      letters.set((first + index).toString(16).padStart(4, '0'), textOfHex(hex.replaceAll(' ', '')));
    }
  }
  return letters;
}

/**
 * Reads the visible content of a PDF: objects, streams, fonts with their maps to letters, texts with their
 * stand. @throws when it is not a PDF of the kind we write.
 */
export function readPdf(bytes: Buffer): ReadPdf {
  const file = bytes.toString('latin1');
  if (!file.startsWith('%PDF-1.') || !file.trimEnd().endsWith('%%EOF')) throw new Error('not a PDF');
  const parts = partsOf(file);
  const streamOf = (reference: string | undefined): string => parts.get(Number(reference))?.stream ?? '';
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const { head } of parts.values()) {
    for (const [, name = '', reference] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = parts.get(Number(reference))?.head ?? '';
      fonts.set(name, lettersOf(streamOf(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1])));
    }
  }
  const kids = [...parts.values()].find(({ head }) => /\/Type \/Pages\b/.test(head))?.head ?? '';
  const pages = [...(/\/Kids \[([^\]]*)\]/.exec(kids)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, reference]) => {
    const page = parts.get(Number(reference))?.head ?? '';
    return linesOf(streamOf(/\/Contents (\d+) 0 R/.exec(page)?.[1]), fonts);
  });
  const heads = [...parts.values()].map(({ head }) => head).join('\n');
  const title = parts.get(Number(/\/Title (\d+) 0 R/.exec(heads)?.[1]))?.head ?? '';
  return { title: title.slice(1, -1), pages };
}

/** Joins runs of text on one line: same height, no gap between. */
function linesOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  const lines: { text: string; y: string; operation: number }[] = [];
  for (const [operation, [block]] of [...content.matchAll(/BT\n[\s\S]*?ET/g)].entries()) {
    const y = /1 0 0 1 [\d.-]+ ([\d.-]+) Tm/.exec(block)?.[1] ?? '';
    const font = fonts.get(/\/(F\d+) [\d.]+ Tf/.exec(block)?.[1] ?? '');
    if (font === undefined) throw new Error('text in a font the document does not name');
    const glyphs = [...block.matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex = '']) => codesOf(hex));
    const text = glyphs.map((glyph) => font.get(glyph) ?? '\uFFFD').join('');
    const last = lines.at(-1);
    if (last?.y === y && last.operation === operation - 1)
      lines[lines.length - 1] = { text: last.text + text, y, operation };
    else lines.push({ text, y, operation });
  }
  return lines.map(({ text }) => text);
}
