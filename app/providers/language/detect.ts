import { eld } from 'eld/extrasmall'
import { detectAll } from 'tinyld'
import type { Ports } from '#app/providers/ports.ts'

type Detected = Ports['detect']['result']

/** More of a text makes the answer no better. */
const MAX_CHARS = 3_000
const MAX_LANGUAGES = 5
/** Below this share a language is noise. */
const MIN_SHARE = 0.02
/** Letters that make two agreeing detectors certain; a script of its own needs few. */
const CERTAIN_LETTERS = 12
const CERTAIN_LETTERS_OF_OWN_SCRIPT = 4
/** Languages so near to each other that a short text may be both. */
const NEAR = [
  ['no', 'da', 'sv'],
  ['cs', 'sk'],
  ['hr', 'sr', 'bs', 'sl'],
  ['id', 'ms'],
  ['ru', 'uk', 'bg', 'be', 'mk', 'sr'],
  ['gl', 'pt'],
]
const CERTAIN_LETTERS_OF_NEAR = 60
/** How sharply the first detector's scores, which lie close together, are told apart. */
const SHARPNESS = 25
const FIRST_WEIGHT = 0.55

/** Tells the language of a text by two detectors that learnt from different texts. 0.05 to 1 ms once loaded. */
export function detectLanguage(text: string): Detected {
  const sample = text.replace(/(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w.-]+/g, ' ').slice(0, MAX_CHARS)
  const letters = sample.match(/[\p{L}\p{M}]/gu)?.length ?? 0
  if (letters < 2) return { languages: [], isCertain: false }
  const first = sharesByNgrams(sample)
  const second = new Map(detectAll(sample).map(({ lang, accuracy }) => [lang, accuracy]))
  const languages = vote(first, second)
  const top = languages[0]?.code
  const agree = top !== undefined && [first, second].every((shares) => topOf(shares) === top)
  return { languages, isCertain: agree && letters >= lettersNeeded(top, sample) }
}

function sharesByNgrams(text: string): Map<string, number> {
  const scores = Object.entries(eld.detect(text).getScores())
  const best = Math.max(...scores.map(([, score]) => score))
  const weights = scores.map(([code, score]) => [code, Math.exp((score - best) * SHARPNESS)] as const)
  const sum = weights.reduce((total, [, weight]) => total + weight, 0)
  return new Map(weights.map(([code, weight]) => [code, weight / sum]))
}

const topOf = (shares: Map<string, number>) => [...shares].sort(([, a], [, b]) => b - a)[0]?.[0]

/** Each detector has a vote, parted by its shares; the first, which was right more often, has a little more. */
function vote(first: Map<string, number>, second: Map<string, number>): Detected['languages'] {
  const total = new Map<string, number>()
  for (const [shares, weight] of [
    [first, FIRST_WEIGHT],
    [second, 1 - FIRST_WEIGHT],
  ] as const) {
    const sum = [...shares.values()].reduce((all, share) => all + share, 0)
    for (const [code, share] of shares) total.set(code, (total.get(code) ?? 0) + (weight * share) / Math.max(1, sum))
  }
  return [...total]
    .filter(([, share]) => share >= MIN_SHARE)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_LANGUAGES)
    .map(([code, share]) => ({ code, share }))
}

function lettersNeeded(code: string, text: string): number {
  if (NEAR.some((group) => group.includes(code))) return CERTAIN_LETTERS_OF_NEAR
  return /\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Arabic}|\p{Script=Devanagari}/u.test(text)
    ? CERTAIN_LETTERS
    : CERTAIN_LETTERS_OF_OWN_SCRIPT
}
