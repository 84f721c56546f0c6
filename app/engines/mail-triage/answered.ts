import { textFacts } from '#app/engines/kept-facts/text-facts.ts'
import { findAsks, type Ask } from './asks.ts'
import { splitSentences, type Sentence } from './sentences.ts'

/** An ask of a mail, and the sentence of a reply that seems to answer it, with what speaks for that. */
export type AnsweredAsk = { ask: Ask; by: Sentence | null; because: string[] }

const STOP = new Set(
  (
    'the a an and or but of to in on at for with by from is are was were be been am do does did can could would will shall should may might ' +
    'must have has had you your yours we our us i me my it its they them their he she this that these those there here what when where who ' +
    'which how why if whether please let know tell send need also just about any some not so as than then'
  ).split(' '),
)
const DAY_ASKED = /\b(?:when|what (?:day|date|time)|which day|by when|how soon)\b/i
const NUMBER_ASKED = /\bhow (?:many|much|long|often|far|old)\b|\bwhat (?:price|amount|number)\b/i
const NAME_ASKED = /\b(?:who|whom|where)\b/i
const YES_OR_NO = /^(?:yes|no|of course|certainly|sure|gladly|unfortunately|i am afraid|i'm afraid|sorry)\b/i

/** The questions and requests of a mail, each with the sentence of a reply that answers it as far as the words tell. */
export function answeredAsks(mail: string, reply: string): AnsweredAsk[] {
  const sentences = splitSentences(reply).filter(({ text }) => !text.endsWith('?') && text.split(/\s+/).length > 1)
  return findAsks(mail).map((ask) => {
    const found = sentences
      .map((by) => ({ by, because: reasonsFor(ask.text, by.text) }))
      .filter(({ because }) => because.length > 0)
      .sort((a, b) => b.because.length - a.because.length)[0]
    return found ? { ask, ...found } : { ask, by: null, because: [] }
  })
}

function reasonsFor(ask: string, sentence: string): string[] {
  const shared = [...stemsOf(sentence)].filter(([stem]) => stemsOf(ask).has(stem)).map(([, word]) => word)
  const kinds = new Set(textFacts(sentence).map(({ kind }) => kind))
  const slot =
    DAY_ASKED.test(ask) && (kinds.has('date') || /\d/.test(sentence))
      ? ['names a day or time']
      : NUMBER_ASKED.test(ask) && kinds.has('number')
        ? ['names a number']
        : NAME_ASKED.test(ask) && (kinds.has('name') || kinds.has('address'))
          ? ['names somebody or a place']
          : []
  const isPlain = slot.length === 0 && YES_OR_NO.test(sentence) ? ['says yes or no'] : []
  const reasons = [...shared.map((word) => `shares “${word}”`), ...slot, ...isPlain]
  const isEnough = shared.length > 1 || (shared.length === 1 && slot.length + isPlain.length > 0)
  return isEnough ? reasons : []
}

/** The words that carry a sentence, by a stem that the same word shares in other forms. */
function stemsOf(text: string): Map<string, string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []
  return new Map(words.filter((word) => word.length > 2 && !STOP.has(word)).map((word) => [toStem(word), word]))
}

const toStem = (word: string) =>
  word
    .replace(/['’]s$/, '')
    .replace(/(?:ings?|ed|es|s|e)$/, '')
    .slice(0, 7)
