import type { Span } from '../letter.ts'
import { found, type Found } from '../mark.ts'
import { isQuestion } from '../questions.ts'
import { countWords, typedSentences } from '../spoken/typed-sentences.ts'

/** A sentence longer than this is hard to keep in the head, in words. */
const LONG_SENTENCE_WORDS = 32

type Sentence = Span & { text: string }
const WONDERING = /^(?:I (?:was|am) (?:just )?wondering (?:if|whether) you (could|can|would|might))(?= )/i
const UNTIMED = /\b(?:as soon as possible|asap|at your earliest convenience|when you get a chance|whenever you can)\b/gi

/** What a sentence asks: its question mark, its day, and whether it can be taken in at once. */
export function askMarks(draft: string): Found[] {
  const sentences = typedSentences(draft)
  return [
    ...sentences.flatMap((sentence) => [...questionMarks(sentence), ...lengthMarks(sentence)]),
    ...vagueMarks(draft, sentences),
  ]
}

function questionMarks(sentence: Sentence): Found[] {
  const { text, start, end } = sentence
  const wonder = WONDERING.exec(text)
  if (wonder) {
    const verb = /^might$/i.test(wonder[1] ?? '') ? 'could' : (wonder[1] ?? '').toLowerCase()
    const asked = `${verb.charAt(0).toUpperCase()}${verb.slice(1)} you`
    const reason = 'A question may be asked as one.'
    const mark = /[.]$/.test(text) ? [found('question mark', { start: end - 1, end }, '?', reason)] : []
    return [found('hedge', { start, end: start + wonder[0].length }, asked, reason), ...mark]
  }
  const isOpen = !/[.!?…:;,]["'”’)]*$/.test(text)
  const isStated = /(?<!\.)\.$/.test(text)
  if (!isQuestion(text) || !(isOpen || isStated) || countWords(text) < 3) return []
  const span = isStated ? { start: end - 1, end } : { start: end, end }
  return [found('question mark', span, '?', 'This asks something.')]
}

function lengthMarks({ text, start, end }: Sentence): Found[] {
  const words = countWords(text)
  if (words <= LONG_SENTENCE_WORDS) return []
  return [
    found('long sentence', { start, end }, null, `${words} words in one sentence. Two sentences are read faster.`),
  ]
}

function vagueMarks(draft: string, sentences: readonly Sentence[]): Found[] {
  const untimed = [...draft.matchAll(UNTIMED)].map((match) =>
    found(
      'unclear ask',
      { start: match.index, end: match.index + match[0].length },
      null,
      'A day is kinder than “soon”: say by when.',
    ),
  )
  const open = sentences
    .filter(({ text }) => /^(?:please )?let me know(?: what you think)?[.!]?$|^(?:any )?thoughts\??$/i.test(text))
    .map((span) => found('unclear ask', span, null, 'Say what you want to hear: a yes, a day, a price.'))
  return [...untimed, ...open]
}
