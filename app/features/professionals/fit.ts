import { professions, type Profession } from './professions.ts'

/** A profession that fits, with the words of the matter that led to it. */
export type Fit = { profession: Profession; words: readonly string[]; score: number }

const STRONG_WEIGHT = 2
/** One strong phrase, or two weak ones. */
const ENOUGH = 2
const MOST = 4
/** A profession far behind the first is not worth a visit. */
const SHARE_OF_BEST = 0.4

const patterns = professions.map((profession) => ({
  profession,
  strong: profession.strong.map(toPhrase),
  weak: profession.weak.map(toPhrase),
}))

/** Which professions a matter belongs to, the best first; empty when nothing fits. */
export function fitProfessions(matter: string): Fit[] {
  const text = matter.replace(/[’]/g, "'")
  const lower = text.toLowerCase()
  const fits = patterns.map(({ profession, strong, weak }) => {
    const [firm, loose] = [matchesOf(text, lower, strong), matchesOf(text, lower, weak)]
    const extra = loose.filter((word) => !firm.some((one) => one.includes(word)))
    const score = firm.length * STRONG_WEIGHT + extra.length
    return { profession, words: [...firm, ...extra], score }
  })
  const best = Math.max(...fits.map(({ score }) => score))
  return fits
    .filter(({ score }) => score >= ENOUGH && score >= best * SHARE_OF_BEST)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
}

type Phrase = { stem: string; pattern: RegExp }

/** The words as they stand in the text, each once; of "tax" and "tax return" the longer stays. */
function matchesOf(text: string, lower: string, list: readonly Phrase[]): string[] {
  const found = list
    .filter(({ stem }) => lower.includes(stem))
    .flatMap(({ pattern }) => [...text.matchAll(pattern)].map(([word]) => word.toLowerCase()))
  const unique = [...new Set(found)]
  return unique.filter((word) => !unique.some((other) => other !== word && other.includes(word)))
}

/** `stem`: what a text has to hold somewhere, in small letters, before its pattern is worth trying. */
function toPhrase(phrase: string): Phrase {
  const words = phrase.replace(/[’]/g, "'").split(' ')
  const stem = /^[^*-]*/.exec(words[0] ?? '')?.[0].toLowerCase() ?? ''
  const body = words
    .map((word) => word.replace(/[-]/g, '[- ]?').replace(/\*$/, String.raw`[\p{L}]*`))
    .join(String.raw`\s+`)
  return { stem, pattern: new RegExp(String.raw`(?<![\p{L}\d])${body}(?![\p{L}\d])`, 'giu') }
}
