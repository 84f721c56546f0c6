import { found, type Found } from '../mark.ts'
import { listOf } from '../words.ts'

/** Words people shout. Anything else in capitals may be a name or an abbreviation and keeps them. */
const SHOUTED = listOf(
  'NOT NEVER ALWAYS MUST PLEASE NOW VERY URGENT URGENTLY IMPORTANT IMMEDIATELY TODAY TOMORROW REALLY ALL ANY EVERY EVERYTHING NOTHING ' +
    'STOP WAIT READ THIS THAT HELP WHY WHAT WHEN WHERE HOW AGAIN STILL BEFORE AFTER ONLY BOTH YOU YOUR WE THE IS ARE TO AND WILL DO HAVE ' +
    'READY LATE DONE FREE WRONG RIGHT YES NO ASAP',
)
const ALONE = listOf(
  'NOT NEVER ALWAYS MUST PLEASE VERY URGENT URGENTLY IMPORTANT IMMEDIATELY REALLY EVERYTHING NOTHING AGAIN STILL',
)

export function loudMarks(draft: string): Found[] {
  const words = [...draft.matchAll(/(?<![\p{L}\d&/-])\p{Lu}{2,}(?:[ \t]+\p{Lu}{2,})*(?![\p{L}\d&/-])/gu)].flatMap(
    (match): Found[] => {
      const run = match[0].split(/[ \t]+/)
      const isSure = run.length > 1 ? run.every((word) => SHOUTED.has(word)) && run.length > 2 : ALONE.has(run[0] ?? '')
      const span = { start: match.index, end: match.index + match[0].length }
      const opens = /(?:^|[.!?…]\s+|\n\s*)$/.test(draft.slice(0, match.index))
      const calm = match[0].toLowerCase()
      if (isSure)
        return [
          found(
            'shouting',
            span,
            opens ? calm.charAt(0).toUpperCase() + calm.slice(1) : calm,
            'Capitals shout. The words are enough.',
          ),
        ]
      const isLong = run.length >= 4 && run.filter((word) => SHOUTED.has(word)).length >= 2
      return isLong
        ? [found('shouting', span, null, 'A whole line in capitals reads as shouting. Names in it are yours to keep.')]
        : []
    },
  )
  const marks = [...draft.matchAll(/[!?]{2,}/g)].map((match) => {
    const calm = match[0].includes('?') ? '?' : '!'
    return found('shouting', { start: match.index, end: match.index + match[0].length }, calm, 'One mark is heard.')
  })
  return [...words, ...marks]
}
