import { sentencesOf } from '#app/engines/english/sentences.ts'
import { createTurns, runCommand } from '#app/platform/command.server.ts'
import { hasProgram } from '#app/providers/machine.server.ts'
import { applyEdits } from './edit.ts'
import type { Edit } from './edit.ts'

export const LINK_PARSER = 'link-parser'
const LIMIT_MS = 5_000
const MAX_OUTPUT_BYTES = 500_000
const MEMORY_MB = 512
/** Longer sentences have too many readings, and more of them take too long. */
const MAX_SENTENCE_CHARS = 250
const MAX_SENTENCES = 20
const OPTIONS = ['en', '-verbosity=1', '-graphics=0', '-timeout=1', '-panic=0', '-limit=50', '-echo=0']

const turns = createTurns({ most: 1, maxWaiting: 5 })

/**
 * The edits without the bold ones of sentences in which a parser finds more words without a place than before. Without
 * the parser, or when it gives no plain answer, the edits as they are.
 */
export async function withSecondOpinion(text: string, edits: readonly Edit[], signal: AbortSignal): Promise<Edit[]> {
  if (!hasProgram(LINK_PARSER) || !edits.some(({ isBold }) => isBold)) return [...edits]
  const sentences = changedSentences(text, edits).slice(0, MAX_SENTENCES)
  const counts = await countMisfits(
    sentences.flatMap(({ before, after }) => [before, after]),
    signal,
  )
  if (!counts) return [...edits]
  const worse = sentences.filter((_, i) => (counts[2 * i + 1] ?? 0) > (counts[2 * i] ?? 0))
  return edits.filter((edit) => !edit.isBold || !worse.some(({ start, end }) => edit.start >= start && edit.end <= end))
}

function changedSentences(text: string, edits: readonly Edit[]) {
  return sentencesOf(text).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end)
    const inside = edits.filter((edit) => edit.start >= start && edit.end <= end)
    if (!inside.some(({ isBold }) => isBold)) return []
    const moved = inside.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }))
    const [before, after] = [toLine(sentence), toLine(applyEdits(sentence, moved))]
    const isFit = [before, after].every((line) => line !== '' && line.length <= MAX_SENTENCE_CHARS)
    return isFit ? [{ start, end, before, after }] : []
  })
}

/** One sentence a line; a line that begins with a sign would be a command to the parser. */
const toLine = (sentence: string) =>
  sentence
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .trim()

/** How many words of each line have no place in it, or null when the parser did not answer for each. */
async function countMisfits(lines: readonly string[], signal: AbortSignal): Promise<number[] | null> {
  if (lines.length === 0) return null
  try {
    const bounds = { limitMs: LIMIT_MS, maxOutputBytes: MAX_OUTPUT_BYTES, memoryMb: MEMORY_MB, signal }
    const { stdout } = await turns.inTurn(
      () => runCommand(LINK_PARSER, OPTIONS, { ...bounds, input: `${lines.join('\n')}\n` }),
      signal,
    )
    const counts = [...stdout.toString().matchAll(/UNUSED=(\d+)/g)].map(([, count]) => Number(count))
    return counts.length === lines.length ? counts : null
  } catch {
    signal.throwIfAborted()
    return null
  }
}
