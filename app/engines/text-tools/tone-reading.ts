import { sentencesOfText } from './sentences-of.ts'

export type ToneSign = { tone: string; about: string; quotes: string[]; count: number }

const SIGNS: readonly { tone: string; about: string; pattern: RegExp }[] = [
  {
    tone: 'Hedging',
    about: 'Words that take back what is said',
    pattern:
      /\b(?:maybe|perhaps|possibly|probably|somewhat|kind of|sort of|I think|I guess|I feel|it seems|might|rather)\b/gi,
  },
  {
    tone: 'Absolute',
    about: 'Words that allow no exception',
    pattern: /\b(?:always|never|everybody|nobody|everything|nothing|all|none|completely|totally|obviously|clearly)\b/gi,
  },
  {
    tone: 'Polite',
    about: 'Words of courtesy',
    pattern: /\b(?:please|thank you|thanks|kindly|grateful|would you mind|I appreciate|sorry)\b/gi,
  },
  {
    tone: 'Pressing',
    about: 'Words that hurry the reader',
    pattern: /\b(?:immediately|urgent(?:ly)?|asap|right now|at once|must|have to|last chance|hurry)\b/gi,
  },
  {
    tone: 'Critical',
    about: 'Words of blame or refusal',
    pattern:
      /\b(?:fail(?:ed|ure|s)?|wrong|bad|unacceptable|disappoint(?:ed|ing|ment)|terrible|poor|useless|refus(?:e|ed|al)|complain(?:t|ed)?)\b/gi,
  },
  {
    tone: 'Friendly',
    about: 'Words of warmth',
    pattern:
      /\b(?:glad|happy|love(?:ly)?|wonderful|great|enjoy(?:ed)?|warm(?:ly)?|welcome|delighted|looking forward)\b/gi,
  },
  { tone: 'Loud', about: 'Capitals and exclamation marks', pattern: /!+|(?<![\p{L}\d])\p{Lu}{4,}(?![\p{L}\d])/gu },
  { tone: 'Asking', about: 'Questions', pattern: /\?/g },
]
const MOST_QUOTES = 3

/** How a text sounds, by words that anybody can look up in it: each sign with how often it comes and where. */
export function readTone(text: string): ToneSign[] {
  const sentences = sentencesOfText(text)
  return SIGNS.map(({ tone, about, pattern }) => {
    const with_ = sentences.filter(
      (sentence) => sentence.search(new RegExp(pattern.source, pattern.flags.replace('g', ''))) >= 0,
    )
    return { tone, about, quotes: with_.slice(0, MOST_QUOTES), count: text.match(pattern)?.length ?? 0 }
  })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}
