import type { Slots } from '../slots/slots.ts'
import { stem } from '../text/stem.ts'
import { emptyWords } from '../text/vocabulary.ts'
import { both } from './pair-numbers.ts'

/** Small words by what they do: deny, say how much, how surely, under what condition, against what. */
const SMALL_WORDS: readonly RegExp[] = [
  /\b(?:not|no|never|none|nobody|nothing|nowhere|neither|nor|cannot|without)\b|n't\b|\bno one\b/g,
  new RegExp(
    String.raw`\b(?:few|little|hardly|barely|scarcely|rarely|seldom|fail\w*|lack\w*|los[est]\w*|miss\w*|stop\w*|avoid\w*|` +
      String.raw`refus\w*|den(?:y|ie[sd])|instead|rather|free of|far from|absen\w+|unable|impossible|untouched|myth|` +
      String.raw`false|wrong|nonsense)\b`,
    'g',
  ),
  /\b(?:un|in|im|ir|dis|non)[a-z]{4,}\b|\b[a-z]{3,}less\b/g,
  new RegExp(
    String.raw`\b(?:all|every|everyone|everybody|everything|each|any|anyone|always|both|whole|entire\w*|complete\w*|` +
      String.raw`total\w*|full\w*|invariably|everywhere|without exception)\b`,
    'g',
  ),
  /\b(?:most|mostly|majority|usually|generally|typically|normally|largely|mainly|nearly|almost|often|tends?|commonly|chiefly|bulk)\b/g,
  /\b(?:some|sometimes|certain|several|a few|many|occasionally|partly|partial\w*|at times|minority|handful|half|part)\b/g,
  new RegExp(
    String.raw`\b(?:may|might|could|possibly|perhaps|maybe|probably|likely|seems?|appears?|suggests?|thought|believed|` +
      String.raw`said|reportedly|allegedly|supposedly|arguably|suspect\w*|presum\w+|can|chances?|unclear|uncertain|` +
      String.raw`potential\w*|estimated)\b`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:definitely|certainly|undoubtedly|absolutely|clearly|surely|proven|proved|proof|beyond|guaranteed|` +
      String.raw`known|fact|established|confirmed|doubt|sure|settled|conclusive\w*)\b`,
    'g',
  ),
  /\b(?:only|solely|exclusively|alone|just|merely|sole|nothing but)\b/g,
  /\b(?:if|unless|provided|when|whenever|once|while|as long as|except|depending|in case|outside|apart from|other than|excluding)\b/g,
  /\b(?:but|although|though|however|yet|whereas|despite|even)\b/g,
  /\b(?:more|less|fewer|than|better|worse|[a-z]{3,}er than|as [a-z]+ as|beat|exceed\w*|outnumber\w*|top\w*)\b/g,
  /\b(?:about|around|roughly|approximately|nearly|almost|some|close to|just (?:over|under)|or so|at least|at most|up to|over|under)\b/g,
  /\b(?:before|after|until|since|during|by then|later|earlier|prior|following|precede\w*|follow\w*)\b/g,
  new RegExp(
    String.raw`\b(?:must|should|shall|have to|has to|need\w*|required|obliged|ought|may|allowed|permitted|banned|` +
      String.raw`forbidden|prohibited|optional)\b`,
    'g',
  ),
  /\b(?:by|from|of|to)\b/g,
  /\b(?:in|for|among|within|especially|particularly|mostly|usually|with)\b/g,
  /\b(?:he|she|it|they|his|her|its|their|him|them|this|that|these|those|the (?:man|woman|former|latter))\b/g,
  /[0-9]/g,
  /,/g,
  /[;:()]/g,
]
const MOST = 4
const LETTERS = 4

/** What the two wordings share and how their small words differ. */
export function readTextTraits(a: string, b: string): number[] {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()]
  const counts = SMALL_WORDS.flatMap((pattern) => {
    const count = (text: string): number => Math.min(MOST, text.match(pattern)?.length ?? 0)
    const [p, q] = [count(x), count(y)]
    return [...both(p, q), (p + q) % 2]
  })
  const [left, right] = [wordsOf(x), wordsOf(y)]
  const telling = (list: string[]): string[] => list.filter((word) => !emptyWords.has(word)).map(stem)
  const [own, other] = [telling(left), telling(right)]
  return [
    ...counts,
    ...sharesOf(new Set(left.map(stem)), new Set(right.map(stem))),
    ...sharesOf(new Set(own), new Set(other)),
    ...sharesOf(pairsOf(left), pairsOf(right)),
    ...sharesOf(lettersOf(left), lettersOf(right)),
    turnsIn(own, other),
    ...both(left.length, right.length),
    Math.min(left.length, right.length) / Math.max(1, left.length, right.length),
    Number(left[0] === right[0]),
    Number(left.at(-1) === right.at(-1)),
    Number(own[0] === other[0]),
    Number(own.at(-1) === other.at(-1)),
  ]
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:'[a-z]+)?/gu) ?? []
}

function pairsOf(words: string[]): Set<string> {
  return new Set(words.slice(1).map((word, i) => `${words[i] ?? ''} ${word}`))
}

/** All runs of four letters, over the spaces too. */
function lettersOf(words: string[]): Set<string> {
  const plain = ` ${words.join(' ')} `
  return new Set(Array.from({ length: Math.max(0, plain.length - LETTERS + 1) }, (_, i) => plain.slice(i, i + LETTERS)))
}

/** The smaller and the larger share of two sets that is common to both. */
function sharesOf(a: Set<string>, b: Set<string>): number[] {
  const common = [...a].filter((word) => b.has(word)).length
  return both(common / Math.max(1, a.size), common / Math.max(1, b.size))
}

/** Which share of the pairs of common words stands in the other order; the same from both sides. */
function turnsIn(a: string[], b: string[]): number {
  const common = [...new Set(a)].map((word) => b.indexOf(word)).filter((at) => at >= 0)
  let [turned, all] = [0, 0]
  for (const [i, x] of common.entries())
    for (const y of common.slice(i + 1)) {
      all += 1
      if (x > y) turned += 1
    }
  return all === 0 ? 0 : turned / all
}

/** What the small words came to when the claims were read. */
export function readCueTraits(a: Slots, b: Slots): number[] {
  const [x, y] = [a.cues, b.cues]
  const duty = (each: string | null): number => (each === 'must' ? 2 : each === 'should' ? 1 : 0)
  return [
    ...both(x.polarity, y.polarity),
    ...both(x.negations.length, y.negations.length),
    ...both(x.share, y.share),
    ...both(x.share * x.polarity, y.share * y.polarity),
    Math.abs(x.share - y.share),
    Number(x.isShareSaid) + Number(y.isShareSaid),
    ...both(x.certainty, y.certainty),
    ...both(duty(x.duty), duty(y.duty)),
    ...both(x.conditions.length, y.conditions.length),
    ...both(x.denied.length, y.denied.length),
    Number(a.isPassive !== b.isPassive),
    Number(a.isPassive) + Number(b.isPassive),
    Number(a.isCopular) + Number(b.isCopular),
    Number(a.isFragment) + Number(b.isFragment),
  ]
}
