import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import opentype, { type Font } from 'opentype.js'
import { assetPath } from '#app/platform/assets.server.ts'
import { once } from '#app/platform/once.ts'

const SETS = ['latin', 'latin-ext', 'cyrillic']
const LINE_HEIGHT = 1.2
/** Of the size: how high small letters and their stems stand over the line. */
const ASCENT = 0.78

const fonts = () => once('lettering-fonts', () => SETS.map(openFont))

function openFont(set: string): Font {
  const { buffer, byteOffset, byteLength } = readFileSync(join(assetPath('letters'), `onest-${set}-700-normal.woff`))
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)
}

const fontOf = (letter: string): Font | null => fonts().find((font) => font.charToGlyphIndex(letter) > 0) ?? null

/** Words as outlines: what every machine draws alike, whatever fonts it has. */
export type Lettering = {
  /** The outlines as the path of an SVG, from the top left. */
  path: string
  width: number
  height: number
  /** Letters there is no outline for, each once; they are left out. */
  missing: string[]
}

type Setting = { size: number; maxWidth: number; align?: 'middle' | 'left' }

/** Sets words in lines that are no wider than asked, each line in the middle. A word that is wider by itself stays whole. */
export function setLetters(words: string, { size, maxWidth, align = 'middle' }: Setting): Lettering {
  const missing = new Set<string>()
  const lines = words.split('\n').flatMap((line) => breakLine(line.trim(), size, maxWidth))
  const widths = lines.map((line) => widthOf(line, size))
  const width = Math.max(0, ...widths)
  const path = lines
    .map((line, n) => {
      const y = n * size * LINE_HEIGHT + size * ASCENT
      const left = align === 'left' ? 0 : (width - (widths[n] ?? 0)) / 2
      return toPath(line, left, y, size, missing)
    })
    .join('')
  return { path, width, height: Math.max(0, (lines.length - 1) * size * LINE_HEIGHT + size), missing: [...missing] }
}

function breakLine(line: string, size: number, maxWidth: number): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(/\s+/)) {
    const longer = current ? `${current} ${word}` : word
    if (current && widthOf(longer, size) > maxWidth) {
      lines.push(current)
      current = word
    } else current = longer
  }
  return [...lines, current].filter(Boolean)
}

/** Runs of letters that one font has. */
function runsOf(line: string): { font: Font | null; text: string }[] {
  const runs: { font: Font | null; text: string }[] = []
  for (const letter of line) {
    const last = runs.at(-1)
    const font = last?.font && last.font.charToGlyphIndex(letter) > 0 ? last.font : fontOf(letter)
    if (last && last.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

const widthOf = (line: string, size: number): number =>
  runsOf(line).reduce((sum, { font, text }) => sum + (font?.getAdvanceWidth(text, size) ?? 0), 0)

function toPath(line: string, left: number, y: number, size: number, missing: Set<string>): string {
  let x = left
  let path = ''
  for (const { font, text } of runsOf(line)) {
    if (!font) {
      for (const letter of text) missing.add(letter)
      continue
    }
    path += font.getPath(text, x, y, size).toPathData(2)
    x += font.getAdvanceWidth(text, size)
  }
  return path
}
