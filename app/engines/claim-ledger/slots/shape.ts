import type { Span } from '../text/text.ts'
import type { Token } from '../text/tokens.ts'

/** Forms of "be" and what stands for it between a subject and what it is said to be. */
export const BE: ReadonlySet<string> = new Set(
  "am is are was were be been being 's 're remain remains becomes became".split(' '),
)
export const PREPOSITIONS: ReadonlySet<string> = new Set(
  (
    'of in on at by for to from with within into onto upon about over under between among through ' +
    'during against toward ' +
    'towards along across around per than as before after since until via without above below behind ' +
    'near inside outside like throughout'
  ).split(' '),
)

/**
 * The frame of a claim: where its main verb stands, whether it is passive, says what something is, or orders
 * something.
 */
export type Shape = {
  verbAt: number | null
  verbStart: number
  verbEnd: number
  isPassive: boolean
  isCopular: boolean
  isImperative: boolean
  frontEnd: number
  isThere: boolean
}

const WITHOUT_VERB = {
  verbAt: null,
  isPassive: false,
  isCopular: false,
  isImperative: false,
  frontEnd: 0,
  isThere: false,
}
const PARTICIPLE = /(?:ed|en|wn|lt|pt|nt|ft|ught|ound|ung|old|eld|ade|aid|et|ut|ad|ost|ook|ung|one|it|un|id)$/

/** Whether a verb has the form of a past participle. */
export function isParticiple(token: Token | undefined): boolean {
  return token?.pos === 'VERB' && PARTICIPLE.test(token.lower) && !/ing$/.test(token.lower)
}

/** Finds the main verb group, whether it is passive or says what something is, and a fronted "In 1937, ...". */
export function readShape(tokens: Token[], isHidden: (token: Span) => boolean, text: string): Shape {
  const cleft = cleftIn(tokens, text)
  if (cleft) return cleft
  const first = tokens.findIndex((token) => !isHidden(token) && token.pos !== 'PUNCT' && token.pos !== 'SPACE')
  const opener = tokens[first]
  const comma = tokens.findIndex((token, i) => i > first && token.text === ',')
  const isFronted =
    opener !== undefined &&
    (opener.pos === 'ADP' || opener.pos === 'SCONJ' || isOpeningParticiple(opener, tokens[comma + 1])) &&
    comma > 0
  const verbAt = verbFrom(isFronted ? comma + 1 : first, tokens, isHidden)
  if (verbAt < 0) return { ...WITHOUT_VERB, verbStart: text.length, verbEnd: text.length }
  const last = groupEnd(verbAt, tokens)
  return {
    verbAt,
    verbStart: tokens[verbAt]?.start ?? 0,
    verbEnd: tokens[last]?.end ?? 0,
    ...voiceOf(tokens.slice(verbAt, last + 1)),
    isImperative: verbAt === first && opener?.pos === 'VERB' && !/(?:ed|s)$/.test(opener.lower),
    frontEnd: isFronted ? (tokens[comma]?.end ?? 0) : 0,
    isThere: opener?.lower === 'there',
  }
}

/** "It was the brother who gave ...": the frame of what stands in the middle; null for any other sentence. */
function cleftIn(tokens: Token[], text: string): Shape | null {
  const it = tokens.findIndex(({ lower }, i) => lower === 'it' && CLEFT_BE.test(tokens[i + 1]?.lower ?? ''))
  if (it < 0 || tokens.slice(0, it).some(({ pos }) => pos === 'VERB' || pos === 'AUX')) return null
  const relative = tokens.findIndex(
    ({ lower }, i) => i > it + 2 && /^(?:who|that|which)$/.test(lower) && isNominal(tokens[i - 1]),
  )
  if (relative < 0) return null
  const verbAt = tokens.findIndex(({ pos, lower }, i) => i > relative && /VERB|AUX/.test(pos) && !/ing$/.test(lower))
  if (verbAt !== relative + 1) return null
  const last = groupEnd(verbAt, tokens)
  return {
    verbAt,
    verbStart: tokens[verbAt]?.start ?? 0,
    verbEnd: tokens[last]?.end ?? text.length,
    ...voiceOf(tokens.slice(verbAt, last + 1)),
    isImperative: false,
    frontEnd: it === 0 ? 0 : (tokens[it]?.start ?? 0),
    isThere: false,
  }
}

const CLEFT_BE = /^(?:is|was|'s|were)$/

function isNominal(token: Token | undefined): boolean {
  return token !== undefined && ['NOUN', 'PROPN', 'NUM', 'PRON'].includes(token.pos)
}

/** "Using light from the sun, plants ..." */
function isOpeningParticiple(opener: Token, next: Token | undefined): boolean {
  return (
    opener.pos === 'VERB' &&
    /(?:ing|ed)$/.test(opener.lower) &&
    next !== undefined &&
    /^(?:DET|NOUN|PROPN|PRON|ADJ)$/.test(next.pos)
  )
}

/** The first finite verb from a place on, else any verb at all; -1 without one. */
function verbFrom(from: number, tokens: Token[], isHidden: (token: Span) => boolean): number {
  const finite = tokens.findIndex((token, i) => i >= from && isFinite(token, tokens[i - 1], isHidden))
  if (finite >= 0) return finite
  return tokens.findIndex((token) => (token.pos === 'VERB' || token.pos === 'AUX') && !isHidden(token))
}

function isFinite(token: Token, before: Token | undefined, isHidden: (token: Span) => boolean): boolean {
  if (isHidden(token) && !/n't$|^can't|^cannot/.test(token.lower)) return false
  if (token.pos !== 'AUX' && (token.pos !== 'VERB' || /ing$/.test(token.lower))) return false
  return (
    !['to', "'s", 'that', 'which', 'who'].includes(before?.lower ?? '') &&
    before?.pos !== 'DET' &&
    before?.pos !== 'ADJ'
  )
}

function groupEnd(verbAt: number, tokens: Token[]): number {
  let last = verbAt
  while (last + 1 < tokens.length && isVerbal(tokens[last + 1], tokens[last + 2])) last += 1
  while (last > verbAt && !['VERB', 'AUX', 'ADJ'].includes(tokens[last]?.pos ?? '')) last -= 1
  return last
}

function voiceOf(group: Token[]): Pick<Shape, 'isPassive' | 'isCopular'> {
  const head = group.filter(({ pos }) => pos === 'VERB' || pos === 'AUX').at(-1)
  const hasBe = group.slice(0, -1).some(({ lower }) => BE.has(lower) || /^(?:get|gets|got)$/.test(lower))
  const isPassive = hasBe && isParticiple(head)
  const isNaming = isPassive && /^(?:called|named|known|termed|dubbed|titled|nicknamed)$/.test(head?.lower ?? '')
  return { isPassive: isPassive && !isNaming, isCopular: (head !== undefined && BE.has(head.lower)) || isNaming }
}

function isVerbal(token: Token | undefined, next: Token | undefined): boolean {
  if (!token) return false
  if (token.pos === 'AUX' || token.pos === 'VERB') return true
  const isBetween = token.pos === 'ADV' || token.pos === 'PART' || token.lower === 'not' || token.lower === 'to'
  return isBetween && (next?.pos === 'VERB' || next?.pos === 'AUX' || next?.pos === 'ADV' || next?.pos === 'PART')
}
