import { loadFonts } from './fonts.ts';
import { Pen } from './pen.ts';

/** Opens a PDF without margins. `finish` ends it and answers its bytes. */
export async function openDocument(
  options: PDFKit.PDFDocumentOptions,
): Promise<{ readonly pen: Pen; readonly finish: () => Promise<Buffer> }> {
  // Loaded here, so that the server's start does not load a library that only PDFs need.
  const [{ default: PDFDocument }, fonts] = await Promise.all([import('pdfkit'), loadFonts()]);
  // Without a first font of its own, which pdfkit would prepare for each document and nothing here uses.
  const doc = new PDFDocument({ margin: 0, font: '', displayTitle: true, ...options });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  return {
    pen: new Pen(doc, fonts),
    finish: () => {
      doc.end();
      return done;
    },
  };
}
