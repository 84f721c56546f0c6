import type { Lexicon } from '#app/engines/knowledge/lexicon.ts'
import type { Token } from '../text/tokens.ts'
import { phrases } from '../text/vocabulary.ts'
import { PREPOSITIONS } from './shape.ts'
import { LIGHT_WEIGHT, WEIGHTS } from './terms.ts'
import type { Term } from './terms.ts'

const PARTICLES = new Set('up down out off away back over on in'.split(' '))

const TAKING_PARTICLES = new Set('turn switch take carry put hold log move kick hand set check pass go'.split(' '))

const PHRASE_WORDS: ReadonlyMap<string, string[][]> = new Map(
  phrases.reduce((byFirst, phrase) => {
    const words = phrase.split(' ')
    const first = words[0] ?? ''
    return byFirst.set(first, [...(byFirst.get(first) ?? []), words])
  }, new Map<string, string[][]>()),
)

/** Whether a preposition opens a phrase of the vocabulary: "on time", "in force". */
export function startsPhrase(token: Token, text: string): boolean {
  const options = PREPOSITIONS.has(token.lower) ? PHRASE_WORDS.get(token.lower) : undefined
  const rest = text.slice(token.start).toLowerCase()
  return options?.some((words) => words.length > 1 && new RegExp(`^${words.join(' ')}\\b`).test(rest)) ?? false
}

/**
 * Joins the phrases of the vocabulary ("take place") and phrasal verbs the dictionary knows ("die out") into one term.
 */
export function joined(terms: Term[], text: string, lexicon: Lexicon): Term[] {
  const result: Term[] = []
  for (let i = 0; i < terms.length; i += 1) {
    const term = terms[i]
    if (!term) continue
    const length = phraseAt(terms, i, text)
    const end = phraseEnd(term, length, text)
    if (length === 0 || end < term.end) {
      result.push(term.kind === 'verb' ? withParticle(term, text, lexicon) : term)
      continue
    }
    const covered = terms.filter((other) => other.start >= term.start && other.end <= end)
    const lemma = phraseText(term, text, length)
    const weight = Math.max(...covered.map((other) => other.weight), term.kind === 'verb' ? 1 : 1.3)
    result.push({
      ...term,
      end,
      text: text.slice(term.start, end),
      lemma,
      weight: IDLE_PHRASES.has(lemma) ? LIGHT_WEIGHT : weight,
    })
    i += covered.length - 1
  }
  return result
}

const DISTANT =
  /^(?:\s[\w'-]+){1,5}?\s(off|on|up|down|out|away|over)(?=[.,;!]|$| (?:when|if|after|before|once|because))/

/** "Die out", "turn the light off": a verb with its particle, near or distant. */
function withParticle(verb: Term, text: string, lexicon: Lexicon): Term {
  const after = text.slice(verb.end)
  const apart = DISTANT.exec(after)?.[1]
  const distant = apart ? phrasalVerb(verb, apart, lexicon) : null
  if (distant) return { ...verb, lemma: distant, weight: WEIGHTS.verb }
  const particle = /^\s([a-z]+)\b/.exec(after)?.[1]
  if (!particle || !PARTICLES.has(particle)) return verb
  if (/^(?:in|on|over)$/.test(particle) && !TAKING_PARTICLES.has(verb.lemma)) return verb
  const phrasal = phrasalVerb(verb, particle, lexicon)
  return phrasal ? { ...verb, lemma: phrasal, end: verb.end + 1 + particle.length, weight: WEIGHTS.verb } : verb
}

const IDLE_PHRASES = new Set(['take place', 'go on', 'be around', 'know as'])

function phrasalVerb(term: Term, particle: string, lexicon: Lexicon): string | null {
  const inflected = `${term.lemma} ${particle}`
  const probe = /s$|sh$|ch$/.test(term.lemma) ? `${term.lemma}es ${particle}` : `${term.lemma}s ${particle}`
  return lexicon.lemma(probe, 'verb') === inflected ? inflected : null
}

function wordsFrom(term: Term, text: string): string[] {
  return text
    .slice(term.start)
    .toLowerCase()
    .split(/[^a-z'.-]+/, 6)
}

function phraseAt(terms: Term[], i: number, text: string): number {
  const term = terms[i]
  if (!term) return 0
  const words = wordsFrom(term, text)
  const options = [...(PHRASE_WORDS.get(words[0] ?? '') ?? []), ...(PHRASE_WORDS.get(term.lemma) ?? [])]
  const found = options.find((phrase) =>
    phrase.every((word, at) => (at === 0 ? true : words[at]?.replace(/\.$/, '') === word)),
  )
  return found?.length ?? 0
}

function phraseText(term: Term, text: string, length: number): string {
  const words = wordsFrom(term, text)
    .slice(0, length)
    .map((word) => word.replace(/\.$/, ''))
  const asWritten = words.join(' ')
  const asForm = [term.lemma, ...words.slice(1)].join(' ')
  return phrases.includes(asForm) ? asForm : asWritten
}

function phraseEnd(term: Term, length: number, text: string): number {
  const match = new RegExp(`^(?:[^a-zA-Z'.-]*[a-zA-Z'.-]+){${length}}`).exec(text.slice(term.start))
  return term.start + (match?.[0].replace(/\.$/, '').length ?? term.text.length)
}
