import type { Lexicon } from '#app/engines/knowledge/lexicon.ts'
import type { Slots } from '../slots/slots.ts'
import type { Term } from '../slots/terms.ts'
import { areSameStem } from '../text/stem.ts'
import { areSameInClaims, isInClaims } from '../text/vocabulary.ts'
import { areSameName, isDemonym, isUnnumbered } from './names.ts'
import { areOpposite } from './opposites.ts'

export type Match = { a: Term; b: Term; how: 'same' | 'synonym' | 'kind' | 'opposite'; score: number }

/**
 * Which words of two claims answer to each other, and which stand alone. `coverA` is the matched share of a's weight.
 */
export type Alignment = {
  matches: Match[]
  restA: Term[]
  restB: Term[]
  coverA: number
  coverB: number
  overlap: number
}

const KIND_SCORE = 0.75

/** Pairs the words of two claims, best first: the same word, a synonym, a kind of it, an opposite. */
export function align(a: Slots, b: Slots, lexicon: Lexicon): Alignment {
  const matches: Match[] = []
  const usedA = new Set<Term>()
  const usedB = new Set<Term>()
  addClosed(a, b, usedA, usedB, matches)
  const candidates: Match[] = []
  for (const x of a.terms.filter((term) => !usedA.has(term))) {
    for (const y of b.terms.filter((term) => !usedB.has(term))) {
      const match = matchTerms(x, y, lexicon)
      if (match) candidates.push(match)
    }
  }
  const order = (match: Match): number =>
    match.score + (match.a.role === match.b.role ? 0.03 : 0) - (match.a.isCondition === match.b.isCondition ? 0 : 0.02)
  for (const match of candidates.toSorted((left, right) => order(right) - order(left))) {
    if (usedA.has(match.a) || usedB.has(match.b)) continue
    if (match.how === 'opposite' && isOtherSubject(match, a, b)) continue
    if (match.how === 'opposite' && roleClass(match.a.role) !== roleClass(match.b.role) && match.a.kind === 'noun')
      continue
    matches.push(match)
    usedA.add(match.a)
    usedB.add(match.b)
  }
  addCompounds(a, b, usedA, usedB, matches, lexicon)
  const restA = a.terms.filter((term) => !usedA.has(term))
  const restB = b.terms.filter((term) => !usedB.has(term))
  const coverA = coverOf(a.terms, usedA)
  const coverB = coverOf(b.terms, usedB)
  return {
    matches,
    restA,
    restB,
    coverA,
    coverB,
    overlap: coverA + coverB === 0 ? 0 : (2 * coverA * coverB) / (coverA + coverB),
  }
}

/** "My sister" and "my brother" do not deny each other as subjects; "only adults" and "children" do. */
function isOtherSubject({ a: x, b: y }: Match, a: Slots, b: Slots): boolean {
  const isNoun = x.kind === 'noun' && y.kind === 'noun' && x.isSubject && y.isSubject
  return isNoun && ![a, b].some(({ text }) => /\bonly\b/i.test(text))
}

/** Places that take the other side of a comparison or order count as one. */
export function roleClass(role: string): string {
  if (['before', 'after', 'above', 'below', 'over', 'under', 'than', 'inside', 'outside'].includes(role)) return 'ref'
  if (['to', 'into', 'onto', 'toward', 'towards'].includes(role)) return 'to'
  return role
}

function coverOf(terms: Term[], used: Set<Term>): number {
  const core = terms.filter(({ isCondition }) => !isCondition)
  const all = core.reduce((sum, { weight }) => sum + weight, 0)
  return all === 0 ? 0 : core.reduce((sum, term) => sum + (used.has(term) ? term.weight : 0), 0) / all
}

type Run = { parts: Term[]; lemma: string }

const runs = new WeakMap<Slots, Run[]>()

/** Two or three words in a row that the dictionary or the vocabulary knows as one: "high blood pressure". */
function runsOf(slots: Slots, lexicon: Lexicon): Run[] {
  const known = runs.get(slots)
  if (known) return known
  const isRun = (parts: Term[]): boolean =>
    parts.every(
      (part, i) =>
        part.kind !== 'verb' && (i === 0 || /^[\s-]+$/.test(slots.text.slice(parts[i - 1]?.end ?? 0, part.start))),
    )
  const found = slots.terms
    .flatMap((_, i) => [slots.terms.slice(i, i + 2), slots.terms.slice(i, i + 3)])
    .filter((parts, i) => parts.length === 2 + (i % 2) && isRun(parts))
    .map((parts) => ({ parts, lemma: parts.map((part) => part.text.toLowerCase()).join(' ') }))
    .filter(({ lemma }) => isInClaims(lemma) || lexicon.isKindOf(lemma, lemma))
  runs.set(slots, found)
  return found
}

/** "Hand washing" and "handwashing", "north-east" and "northeast": one word written as one or as two. */
function addClosed(a: Slots, b: Slots, usedA: Set<Term>, usedB: Set<Term>, matches: Match[]): void {
  for (const [own, other, usedOwn, usedOther, isTurned] of [
    [a, b, usedA, usedB, false],
    [b, a, usedB, usedA, true],
  ] as const) {
    const whole = new Map(other.terms.map((term) => [term.text.toLowerCase(), term]))
    for (const [i, head] of own.terms.entries()) {
      const first = own.terms[i - 1]
      if (!first || !/^[\s-]$/.test(own.text.slice(first.end, head.start))) continue
      const single = whole.get(`${first.text}${head.text}`.toLowerCase())
      if (!single || usedOwn.has(first) || usedOther.has(single)) continue
      usedOwn.add(first)
      usedOwn.add(head)
      usedOther.add(single)
      matches.push({ a: isTurned ? single : head, b: isTurned ? head : single, how: 'synonym', score: 0.95 })
    }
  }
}

/** "High blood pressure" against "hypertension": two or three words in a row for one. */
function addCompounds(
  a: Slots,
  b: Slots,
  usedA: Set<Term>,
  usedB: Set<Term>,
  matches: Match[],
  lexicon: Lexicon,
): void {
  for (const [own, other, usedOwn, usedOther, isTurned] of [
    [a, b, usedA, usedB, false],
    [b, a, usedB, usedA, true],
  ] as const) {
    for (const { parts, lemma } of runsOf(own, lexicon)) {
      if (parts.some((part) => usedOwn.has(part))) continue
      const isSame = (term: Term): boolean =>
        areSameInClaims(lemma, term.lemma) || lexicon.areSynonyms(lemma, term.lemma)
      const single = other.terms.find((term) => !usedOther.has(term) && term.kind !== 'name' && isSame(term))
      const head = parts.at(-1)
      if (!single || !head) continue
      for (const part of parts) usedOwn.add(part)
      usedOther.add(single)
      matches.push({ a: isTurned ? single : head, b: isTurned ? head : single, how: 'synonym', score: 0.9 })
    }
  }
}

const KNOWN_WORDS = 5_000

type Found = Pick<Match, 'how' | 'score'> | null

type Memory = { signs: WeakMap<Term, Signs>; pairs: Map<string, Map<string, Found>> }

/** Among words of one kind neither place nor article makes a difference. */
type Signs = { plain: string; placed: string }

const memories = new WeakMap<Lexicon, Memory>()

function memoryOf(lexicon: Lexicon): Memory {
  const memory = memories.get(lexicon) ?? { signs: new WeakMap(), pairs: new Map() }
  memories.set(lexicon, memory)
  return memory
}

/** How two words answer to each other, looked up once for every two signs. */
function matchTerms(x: Term, y: Term, lexicon: Lexicon): Match | null {
  if (x.lemma === y.lemma) return { a: x, b: y, how: 'same', score: 1 }
  const { signs, pairs } = memoryOf(lexicon)
  if (pairs.size >= KNOWN_WORDS) pairs.clear()
  const which = x.kind === y.kind ? 'plain' : 'placed'
  const [left, right] = [signsOf(x, signs)[which], signsOf(y, signs)[which]]
  const row = pairs.get(left) ?? new Map<string, Found>()
  if (row.size === 0) pairs.set(left, row)
  let found = row.get(right)
  if (found === undefined) {
    found = matchWords(x, y, lexicon)
    row.set(right, found)
  }
  return found ? { a: x, b: y, ...found } : null
}

function signsOf(term: Term, signs: WeakMap<Term, Signs>): Signs {
  const known = signs.get(term)
  if (known !== undefined) return known
  const { text, lemma, kind, weight, isDefinite, role } = term
  const plain = `${text}/${lemma}/${kind}/${weight > 0.5 ? 1 : 0}`
  const made = { plain, placed: `${plain}/${role}${isDefinite ? 1 : 0}` }
  signs.set(term, made)
  return made
}

function matchWords(x: Term, y: Term, lexicon: Lexicon): Pick<Match, 'how' | 'score'> | null {
  const made = (how: Match['how'], score: number): Pick<Match, 'how' | 'score'> => ({ how, score })
  const a = x.lemma
  const b = y.lemma
  if (x.kind === 'name' || y.kind === 'name') {
    if (isPluralOf(x.text, y.text) || isPluralOf(y.text, x.text)) return made('same', 0.98)
    if (x.kind === 'name' && y.kind === 'name')
      return areSameName(x.text, y.text, lexicon)
        ? made('synonym', 0.95)
        : isDemonym(x.text, y.text)
          ? made('synonym', 0.85)
          : isUnnumbered(x.text, y.text)
            ? made('kind', KIND_SCORE)
            : null
    const [name, noun] = x.kind === 'name' ? [x, y] : [y, x]
    if (
      noun.isDefinite &&
      noun.kind === 'noun' &&
      name.lemma.includes(' ') &&
      name.lemma.split(' ').at(-1) === noun.lemma
    )
      return made('synonym', 0.85)
    return areSameInClaims(a, b) || lexicon.areSynonyms(x.text, y.text) || areSameName(x.text, y.text, lexicon)
      ? made('synonym', 0.9)
      : null
  }
  if (areOpposite(x, y, lexicon)) return made('opposite', 0.88)
  if (areSameInClaims(a, b)) return made('synonym', 0.92)
  const isSameKind =
    x.kind === y.kind || ((x.kind === 'adj' || x.kind === 'adv') && (y.kind === 'adj' || y.kind === 'adv'))
  if (lexicon.areSynonyms(a, b)) return made('synonym', isSameKind ? 0.95 : 0.9)
  if (areSameStem(a, b)) return made('synonym', 0.9)
  if (
    isSameKind &&
    (x.kind === 'noun' || x.kind === 'verb') &&
    x.weight > 0.5 &&
    y.weight > 0.5 &&
    (lexicon.isKindOf(a, b) || lexicon.isKindOf(b, a))
  )
    return made('kind', KIND_SCORE)
  return null
}

/** "Romans" and "Roman", but not "HTTPS" and "HTTP". */
function isPluralOf(plural: string, single: string): boolean {
  return /[a-z]s$/.test(plural) && plural.slice(0, -1) === single
}
