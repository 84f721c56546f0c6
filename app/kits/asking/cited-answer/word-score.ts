import { stem } from '#app/engines/claim-ledger/text/stem.ts'
import { toPlainLetters } from '#app/kits/search/site-search/search-query.ts'
import type { DocumentSentence } from './sentences-of-document.ts'

const FILLER = new Set(
  (
    'a an the this that these those it its he she they them his her their we us our you your i me my be am is are was were been ' +
    'being have has had do does did doing will would shall should can could may might must and or but nor so as if than then of in ' +
    'on at by for to from with into about over under between among during there here not no any some what which who whom whose ' +
    'when where why how many much get got per each every please tell say says give know name list according document file long ' +
    'called happen happened take takes need needs anyone someone there also just exactly kind type sort way'
  ).split(' '),
)
/** A word that stands near, in the sentences before or in the title, says what a sentence is about. */
const NEAR_SHARE = 0.6
/** Names and figures of the question tell one thing from another of its kind. */
const NAME_WEIGHT = 2
/** A word that stands nowhere counts somewhat more than one that stands once: it may be said with another one. */
const RAREST = 0.5

/** A table names a measure where a question asks by its adjective: "Height" answers "how high". */
const ASKED_AS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    height: ['high', 'tall'],
    length: ['long'],
    width: ['wide', 'broad'],
    depth: ['deep'],
    age: ['old'],
    weight: ['heavy'],
    speed: ['fast'],
    distance: ['far'],
    size: ['big', 'large'],
    price: ['cost', 'expensive'],
    population: ['people', 'inhabitants', 'live'],
  }),
)

const wordsOf = (text: string): string[] => toPlainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []
const stemsOf = (text: string) =>
  new Set(
    wordsOf(text)
      .flatMap((word) => [word, ...(ASKED_AS.get(word) ?? [])])
      .map(stem),
  )

type Asked = { stem: string; isName: boolean }

/** The words of a question that say what is asked. */
export function askedWords(question: string): Asked[] {
  const words = [...question.matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
  const asked = words.flatMap(({ 0: word, index }) => {
    const [plain = ''] = wordsOf(word)
    if (plain === '' || FILLER.has(plain)) return []
    const isName = /^\p{N}/u.test(word) || (index > 0 && /^\p{Lu}/u.test(word))
    return [{ stem: stem(plain), isName }]
  })
  return asked.filter(({ stem: one }, n) => asked.findIndex((other) => other.stem === one) === n)
}

export type WordScores = {
  /** How much of the question each sentence speaks to, from 0 to 1. */
  scores: number[]
  /** The same for the words that are no names, counted in the sentence itself alone: what is asked of whatever it is about. */
  own: number[]
  /** Names and figures of the question that stand nowhere in the document. */
  missing: number
}

/** Scores sentences by the words they share with a question; rare words count more than common ones. */
export function scoreByWords(question: string, sentences: readonly DocumentSentence[], title: string): WordScores {
  const asked = askedWords(question)
  const titleStems = stemsOf(title)
  const read = sentences.map(({ text, around }) => ({ own: stemsOf(text), near: stemsOf(around) }))
  const weights = asked.map(({ stem: one, isName }) => {
    const seen = read.filter(({ own }) => own.has(one)).length
    const rarity = Math.log(1 + read.length / Math.max(RAREST, seen)) + 0.1
    return {
      one,
      isName,
      weight: rarity * (isName ? NAME_WEIGHT : 1),
      isLost: isName && seen === 0 && !titleStems.has(one),
    }
  })
  const total = weights.reduce((sum, { weight }) => sum + weight, 0)
  const scores = read.map(({ own, near }) => {
    if (!weights.some(({ one }) => own.has(one))) return 0
    const worth = weights.reduce(
      (sum, { one, weight }) =>
        sum + (own.has(one) ? weight : near.has(one) || titleStems.has(one) ? weight * NEAR_SHARE : 0),
      0,
    )
    return total === 0 ? 0 : worth / total
  })
  const common = weights.filter(({ isName }) => !isName)
  const allCommon = common.reduce((sum, { weight }) => sum + weight, 0)
  const ownScores = read.map(({ own }) => {
    const said = common.reduce((sum, { one, weight }) => sum + (own.has(one) ? weight : 0), 0)
    return allCommon === 0 ? 1 : said / allCommon
  })
  return { scores, own: ownScores, missing: weights.filter(({ isLost }) => isLost).length }
}
