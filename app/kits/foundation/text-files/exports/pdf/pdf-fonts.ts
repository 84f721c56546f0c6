import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const font = (name: string) => require.resolve(`@fontsource/noto-sans/files/noto-sans-${name}.woff`)

const SCRIPTS = ['latin', 'latin-ext', 'cyrillic', 'greek', 'devanagari', 'vietnamese'] as const
export type Script = (typeof SCRIPTS)[number]

/** Signs that the fonts of the file do not have: they cannot stand in it. */
const NOT_IN_FONTS =
  /[^\u0000-\u024f\u0250-\u02ff\u0300-\u036f\u0370-\u03ff\u0400-\u04ff\u0900-\u097f\u1e00-\u1eff\u2000-\u206f\u20a0-\u20bf\u2100-\u214f\u2190-\u21ff\u2200-\u22ff\ufeff]/u // eslint-disable-line no-control-regex, no-misleading-character-class -- all of the first blocks are in the fonts
const VIETNAMESE = /[\u1ea0-\u1ef9\u0102\u0103\u0110\u0111\u01a0\u01a1\u01af\u01b0]/
/** Longer words are broken: finding where one might break takes time in proportion to its square. */
const LONG_WORDS = /\S{100}/g

/** Gives a file the fonts of every script it can write; a font is read when its first sign is written. */
export function registerFonts(pdf: PDFKit.PDFDocument): void {
  for (const script of SCRIPTS)
    for (const [weight, style] of [
      [400, 'normal'],
      [700, 'normal'],
      [400, 'italic'],
      [700, 'italic'],
    ] as const)
      pdf.registerFont(`${script}-${weight}-${style}`, font(`${script}-${weight}-${style}`))
}

export const toFontName = (script: Script, { isBold = false, isItalic = false } = {}): string =>
  `${script}-${isBold ? 700 : 400}-${isItalic ? 'italic' : 'normal'}`

/** Puts a box where a sign cannot be drawn, and counts them. */
export class KnownSigns {
  unknown = 0
  total = 0

  readonly write = (text: string): string =>
    [...text.normalize('NFC').replace(LONG_WORDS, '$&\n')]
      .map((sign) => {
        if (/\S/.test(sign)) this.total += 1
        return NOT_IN_FONTS.test(sign) ? ((this.unknown += 1), '□') : sign
      })
      .join('')
}

/** How many signs of a text cannot be drawn, of how many. */
export function countUnknownSigns(text: string): { unknown: number; total: number } {
  const signs = new KnownSigns()
  signs.write(text)
  return { unknown: signs.unknown, total: signs.total }
}

const scriptOf = (sign: string): Script | null => {
  const code = sign.codePointAt(0) ?? 0
  if (/\s/.test(sign)) return null
  // The fonts of other scripts have no commas and figures of their own.
  if (code < 0x100) return 'latin'
  if (code >= 0x0400 && code <= 0x04ff) return 'cyrillic'
  if (code >= 0x0370 && code <= 0x03ff) return 'greek'
  if (code >= 0x0900 && code <= 0x097f) return 'devanagari'
  if (VIETNAMESE.test(sign)) return 'vietnamese'
  return (code >= 0x0100 && code <= 0x02ff) || (code >= 0x1e00 && code <= 0x1eff) ? 'latin-ext' : 'latin'
}

/** Runs of one script: each has a font of its own. */
export function byScript(text: string): { text: string; script: Script }[] {
  const runs: { text: string; script: Script }[] = []
  for (const sign of text) {
    const last = runs.at(-1)
    const script = scriptOf(sign) ?? last?.script ?? 'latin'
    if (last?.script === script) last.text += sign
    else runs.push({ text: sign, script })
  }
  return runs
}
