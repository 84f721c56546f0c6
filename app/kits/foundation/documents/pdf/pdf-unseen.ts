import { getResolvedPDFJS } from 'unpdf'
import type { PdfPage } from './read-pdf.ts'

const INVISIBLE = 3
const NEARLY_WHITE = 245
/** Smaller letters than this, in points, nobody reads. */
const SEEN_SIZE = 1.5

type Paint = { isWhite: boolean; mode: number; size: number }

/**
 * Words of a page that are white on white, or too small to see. Invisible letters over a picture are what a scanner read
 * and hide nothing; white ones on a coloured ground are seen.
 */
export async function unseenOnPage(page: PdfPage): Promise<string[]> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const stack: Paint[] = []
  let paint: Paint = { isWhite: false, mode: 0, size: 12 }
  let hasGround = false
  let scale = 1
  const found: string[] = []
  fnArray.forEach((operator, n) => {
    const args = argsArray[n] as unknown[]
    if (operator === OPS.save) stack.push({ ...paint })
    else if (operator === OPS.restore) paint = stack.pop() ?? paint
    else if (operator === OPS.setFillRGBColor) paint.isWhite = isWhite(args)
    else if (operator === OPS.setTextRenderingMode) paint.mode = Number(args[0])
    else if (operator === OPS.setFont) paint.size = Math.abs(Number(args[1]))
    else if (operator === OPS.setTextMatrix) scale = scaleOf(args)
    else if (operator === OPS.constructPath) hasGround ||= !paint.isWhite && isArea(args, OPS)
    else if (operator === OPS.showText) {
      const isUnseen = paint.mode !== INVISIBLE && ((paint.isWhite && !hasGround) || paint.size * scale < SEEN_SIZE)
      if (isUnseen) found.push(wordsOf(args[0]))
    }
  })
  const words = found.join(' ').replace(/\s+/g, ' ').trim()
  return /\p{L}{2}/u.test(words) ? [words] : []
}

/** A filled path that letters fit on; lines and frames are none. */
const MIN_AREA_SIDE = 8
function isArea([operator, , box]: readonly unknown[], ops: Operators): boolean {
  if (!FILLS(ops).has(Number(operator))) return false
  const [left = 0, bottom = 0, right = 0, top = 0] = Array.from((box ?? []) as ArrayLike<number>)
  return right - left > MIN_AREA_SIDE && top - bottom > MIN_AREA_SIDE
}

type Operators = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS']
const FILLS = (ops: Operators) =>
  new Set<number>([ops.fill, ops.eoFill, ops.fillStroke, ops.eoFillStroke, ops.shadingFill])

/** A colour as three numbers, or as `#ffffff`. */
function isWhite([first, ...rest]: readonly unknown[]): boolean {
  if (typeof first === 'string') return /^#?f[a-f5-9]f[a-f5-9]f[a-f5-9]$/i.test(first)
  const points = [first, ...rest].slice(0, 3).map(Number)
  return points.length === 3 && points.every((point) => point >= NEARLY_WHITE)
}

function scaleOf(args: readonly unknown[]): number {
  const matrix = (args.length === 1 ? args[0] : args) as ArrayLike<number>
  return Math.hypot(Number(matrix[2] ?? 0), Number(matrix[3] ?? 1)) || 1
}

const wordsOf = (glyphs: unknown): string =>
  Array.isArray(glyphs)
    ? glyphs
        .map((glyph: unknown) => (typeof glyph === 'number' ? (glyph < -200 ? ' ' : '') : unicodeOf(glyph)))
        .join('')
    : ''
const unicodeOf = (glyph: unknown): string =>
  typeof glyph === 'object' && glyph !== null && 'unicode' in glyph ? String(glyph.unicode) : ''
