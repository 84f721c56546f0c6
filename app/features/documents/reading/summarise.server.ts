import { toLine } from '#app/engines/document-facts/placed.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import type { Found, KeptPage } from '../keeping/found.ts'

/** What the engine takes of a text. */
const MAX_CHARS = 190_000
const SHORT_CHARS = 2_500
const LONG_CHARS = 60_000
const [FEW, USUAL, MANY] = [3, 5, 8]

/** The sentences that stand for the most of a document, word for word, each with its place. */
export async function summarise(run: Run, pages: readonly KeptPage[], signal: AbortSignal): Promise<Found['summary']> {
  const { text, placeOf, isPart } = joinPages(pages)
  const sentences = text.length < SHORT_CHARS ? FEW : text.length < LONG_CHARS ? USUAL : MANY
  const { result, listed } = await useBest(
    run,
    'summarise',
    { text, sentences },
    { signal, engineId: 'embedded:textrank' },
  )
  if (!result.quotes) return null
  const quotes = result.quotes.flatMap(({ start, end }) => {
    const place = placeOf(start, end)
    return place ? [{ ...place, text: toLine(text.slice(start, end)) }] : []
  })
  return { quotes, engine: listed.engine.label, isPart }
}

/** Prose without its tables, as one text that knows where each part came from. */
function joinPages(pages: readonly KeptPage[]) {
  const parts: { at: number; page: number; start: number; length: number }[] = []
  let text = ''
  for (const { number, text: words, blocks } of pages)
    for (const block of blocks) {
      if (block.kind === 'table' || block.kind === 'heading') continue
      const piece = words.slice(block.start, block.end)
      if (text.length + piece.length > MAX_CHARS) return { text, placeOf, isPart: true }
      parts.push({ at: text.length, page: number, start: block.start, length: piece.length })
      text += `${piece}\n\n`
    }
  return { text, placeOf, isPart: false }

  function placeOf(start: number, end: number) {
    const part = parts.findLast(({ at }) => at <= start)
    if (!part || end > part.at + part.length) return null
    return { page: part.page, start: part.start + start - part.at, end: part.start + end - part.at }
  }
}
