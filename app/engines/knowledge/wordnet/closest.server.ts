import type { Lexicon } from '../lexicon.ts'
import { cosine } from '../similarity.ts'
import type { EmbedTexts } from '../similarity.ts'
import { bestClause, personField, withoutAsides } from './clause.ts'
import type { Describe, Fit } from './clause.ts'
import type { Dictionary, Synset } from './dictionary.server.ts'
import { quoted } from './gloss-index.server.ts'
import type { GlossIndex } from './gloss-index.server.ts'
import type { Sought } from './met.ts'
import { readTerms } from './terms.ts'
import type { Term } from './terms.ts'

const candidates = 15
/** No gloss says so many things at once. */
const mostTerms = 24
const mostCompared = 6
const mostAlternatives = 24
const floorOfCosine = 0.6
/** Scopes that leave out nothing. */
const anywhere =
  /,? (?:in|on|of|from|within) (?:the (?:whole |entire )?|our |this )?(?:world|earth|planet earth|globe|solar system|history|all time|nature)\b/gi
const afterHead = / (?:of|in|on|at|for|from|that|which|who|with|by|to|near|between|among|caused|used|made) /i

export type Closest = { synset: Synset; word: string; cosine: number }
type Tools = { dictionary: Dictionary; lexicon: Lexicon; index: GlossIndex; embed: EmbedTexts }

/**
 * The meaning that a description fits ("largest planet", "who discovered penicillin"), or null. A hit that merely shares
 * words is no answer: one clause of its gloss, with what it is a kind of, must say what was asked.
 */
export async function findClosest(tools: Tools, asked: Describe, question: string): Promise<Closest | null> {
  const request = { ...asked, words: asked.words.replace(anywhere, '') || asked.words }
  const { index } = tools
  const sought = soughtIn(tools, request)
  const { terms } = sought
  if (terms.length > mostTerms) return null
  if (terms.length === 0 || (terms.length === 1 && !request.words.includes(' '))) return null
  const hits = candidatesOf(index, terms).filter(({ synset }) => fitsQuestionWord(synset, request))
  const weights = terms.map((term) => weightOf(index, term))
  const fitting = hits
    .flatMap(({ synset }) => {
      const fit = bestClause(tools, synset, sought, weights, request)
      return fit ? [{ synset, ...fit }] : []
    })
    .toSorted((a, b) => b.coverage + b.bonus - a.coverage - a.bonus)
    .slice(0, mostCompared)
  const ranked = await rankByNearness(tools.embed, fitting, request.words, question)
  const [best] = ranked.toSorted((a, b) => b.score - a.score)
  return best && best.cosine >= floorOfCosine ? best : null
}

type Fitting = Fit & { synset: Synset }

/** How near each clause is to the question: with its name before it, alone, or only the part that says what was asked. */
async function rankByNearness(embed: EmbedTexts, fitting: Fitting[], words: string, question: string) {
  const texts = fitting.flatMap(({ synset, clause, passage }) => {
    const main = withoutAsides(clause)
    return [`${synset.words[0] ?? ''}: ${main}`, main, passage]
  })
  const [whole, described, ...vectors] = await embed([question, words, ...texts])
  return fitting.map(({ synset, coverage, bonus }, i) => {
    const own = vectors.slice(3 * i, 3 * i + 3)
    const nearness = Math.max(cosine(whole, own[0]), ...own.map((vector) => cosine(described, vector)))
    return { synset, word: synset.words[0] ?? '', cosine: nearness, score: nearness + coverage + bonus }
  })
}

/** In "who painted the fence" the deed is what matters; in "capital of Mongolia" the head noun is. */
function soughtIn({ dictionary, lexicon }: Tools, request: Describe): Sought {
  const head = headOf(request, lexicon)
  const hasDeed = request.asked === 'doer'
  const said = [request.type, request.words].filter((part) => part !== null).join(' ')
  const terms = readTerms(dictionary, lexicon, said).map((term, i) => {
    const isCentral = (hasDeed && i === 0) || (head !== null && term.family.has(head))
    return { ...term, isNeeded: term.isNeeded || isCentral }
  })
  return { terms, head, hasDeed }
}

/** The noun that says what the answer is: "capital" in "capital of Mongolia", "planet" in "largest planet". */
function headOf({ words, type }: Describe, lexicon: Lexicon): string | null {
  if (type) return lexicon.lemma(type.split(' ').at(-1) ?? type, 'noun')
  const before = words.split(afterHead)[0] ?? ''
  const last = before.split(' ').at(-1) ?? ''
  return /^\p{L}+$/u.test(last) ? lexicon.lemma(last, 'noun') : null
}

function candidatesOf(index: GlossIndex, terms: Term[]): { synset: Synset; rank: number }[] {
  const groups = terms.map((term) => `(${[...term.family].slice(0, mostAlternatives).map(quoted).join(' OR ')})`)
  const needs = groups.filter((_, i) => terms[i]?.isNeeded)
  const searches = [groups.join(' AND '), ...(needs.length > 0 ? [needs.join(' AND ')] : []), groups.join(' OR ')]
  const found = new Map<string, { synset: Synset; rank: number }>()
  for (const match of searches) {
    for (const hit of index.search(match, candidates)) found.set(`${hit.synset.pos}${hit.synset.offset}`, hit)
  }
  return [...found.values()]
}

function fitsQuestionWord(synset: Synset, { asked, type }: Describe): boolean {
  if (asked === 'who' || asked === 'doer') return synset.pos === 'noun' && synset.field === personField
  return synset.pos === 'noun' || type === null
}

function weightOf(index: GlossIndex, term: Term): number {
  const seen = Math.max(1, index.countOf(term.text))
  return Math.log(120_000 / seen)
}
