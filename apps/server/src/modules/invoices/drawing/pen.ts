import type { Font } from 'fontkit';
import { fontName, runsOf, type ParsedFont, type Weight } from './fonts.ts';

/** Style of a text; sizes in points. */
export interface Ink {
  readonly size: number;
  readonly weight?: Weight;
  readonly colour?: string;
}

/** Position of a line of text, in points from the page's top left. */
export interface Place {
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** pdfkit takes parsed fonts since 0.20; its types are of 0.17. */
      registerFont(name: string, font: Font): this;
    }
  }
}

const black = '#10201e';

/**
 * Places marks by their own widths, not by the anchors of the letters below them. A font may leave an anchor out, as Noto
 * does for the Malayalam ശ്രീ, and fontkit then fails. The types of pdfkit know features to turn on only.
 */
const withoutAnchors: object = { features: { mark: false, mkmk: false, abvm: false, blwm: false } };

/** Writes text of mixed scripts onto a document; pdfkit itself writes in one font at a time. */
export class Pen {
  readonly doc: PDFKit.PDFDocument;

  constructor(doc: PDFKit.PDFDocument, fonts: readonly ParsedFont[]) {
    this.doc = doc;
    for (const { name, font } of fonts) doc.registerFont(name, font);
  }

  /** Width of one line, points. */
  measure(text: string, ink: Ink): number {
    return runsOf(text).reduce((width, run) => {
      this.#choose(fontName(run.script, ink.weight ?? 400), ink.size);
      return width + this.#layOut(run.text).width;
    }, 0);
  }

  /** Breaks a text between words, and inside a word that is wider than the line. */
  wrap(text: string, ink: Ink, width: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(/\s+/u).filter(Boolean)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (this.measure(longer, ink) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      for (const { segment } of new Intl.Segmenter('hi').segment(word)) {
        if (line !== '' && this.measure(line + segment, ink) > width) {
          lines.push(line);
          line = '';
        }
        line += segment;
      }
    }
    return line === '' ? lines : [...lines, line];
  }

  /** Writes one line; it is not broken. */
  write(text: string, ink: Ink, { x, y, width, align = 'left' }: Place): void {
    let at = align === 'left' ? x : x + width - this.measure(text, ink);
    for (const run of runsOf(text)) {
      this.#choose(fontName(run.script, ink.weight ?? 400), ink.size);
      const { width: runWidth, options } = this.#layOut(run.text);
      this.doc
        .fillColor(ink.colour ?? black)
        .text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic', ...options });
      at += runWidth;
    }
  }

  /** Writes lines below each other. @returns the baseline after the last. */
  writeAll(lines: readonly string[], ink: Ink, place: Place): number {
    const step = ink.size * 1.4;
    for (const [index, line] of lines.entries()) this.write(line, ink, { ...place, y: place.y + index * step });
    return place.y + lines.length * step;
  }

  /** Draws a thin line across. */
  rule(x: number, y: number, width: number, colour: string): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.75)
      .stroke(colour);
  }

  /** The width of a run in the chosen font, and the options to write it with. */
  #layOut(text: string): { readonly width: number; readonly options: object } {
    try {
      return { width: this.doc.widthOfString(text), options: {} };
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      return { width: this.doc.widthOfString(text, withoutAnchors), options: withoutAnchors };
    }
  }

  #choose(name: string, size: number): void {
    this.doc.font(name).fontSize(size);
  }
}
