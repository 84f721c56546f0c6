import PDFDocument from 'pdfkit'
import { vi } from 'vitest'

type Text = (this: PDFKit.PDFDocument, ...rest: unknown[]) => PDFKit.PDFDocument
type Drawn = { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } }

/** The signs of the PDFs that are written from now on for which their font has no drawing. */
export function watchGlyphs(): readonly string[] {
  const missing: string[] = []
  const text = PDFDocument.prototype.text as Text
  const watched: Text = function (...rest) {
    const { font } = (this as unknown as Drawn)._font
    for (const sign of String(rest[0]))
      if (/\S/.test(sign) && !font.hasGlyphForCodePoint(sign.codePointAt(0)!)) missing.push(sign)
    return text.apply(this, rest)
  }
  vi.spyOn(PDFDocument.prototype, 'text').mockImplementation(watched as never)
  return missing
}
