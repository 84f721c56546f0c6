import { found, type Found } from '../mark.ts'
import { listOf } from '../words.ts'

/** Words that stand twice on purpose often enough to be left alone. */
const MEANT_TWICE = listOf(
  'that had is was her you in on no bye ha so very really many much long there it do did can will knock tut hear more yes now well blah',
)

/** "the the": the second one goes, with the space before it. */
export function doubledMarks(draft: string): Found[] {
  return [...draft.matchAll(/(?<![\p{L}\d'’-])(\p{Ll}+)(\s+)\1(?![\p{L}\d'’-])/gu)].flatMap((match) => {
    const [text, word = ''] = match
    if (MEANT_TWICE.has(word) || /\n\s*\n/.test(text)) return []
    const start = match.index + word.length
    return [found('doubled word', { start, end: match.index + text.length }, '', `“${word}” stands there twice.`)]
  })
}
