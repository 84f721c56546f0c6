import type { Lexicon } from '#app/providers/knowledge/lexicon.ts'
import type { Span } from './text.ts'
import type { Token } from './tokens.ts'

export const BE = new Set(['am', 'is', 'are', 'was', 'were', 'be', 'been', 'being', "'s", "'re", 'remain', 'remains', 'becomes', 'became'])
export const PREPOSITIONS = new Set(
  'of in on at by for to from with within into onto upon about over under between among through during against toward towards along across around per than as before after since until via without above below behind near inside outside near like'.split(' '),
)

/** The frame of a claim: where its main verb stands, whether it is passive, says what something is, or orders something. */
export type Shape = { verbAt: number | null; verbStart: number; verbEnd: number; isPassive: boolean; isCopular: boolean; isImperative: boolean; frontEnd: number; isThere: boolean }

function isParticiple(token: Token | undefined): boolean {
  if (!token || (token.pos !== 'VERB' && token.pos !== 'ADJ')) return false
  return /(?:ed|en|wn|lt|pt|nt|ft|ught|ound|ung|old|eld|ade|aid|et|ut|ad|ost|ook|ung|one|it|un|id)$/.test(token.lower) && !/ing$/.test(token.lower) && token.pos === 'VERB'
}

/** Finds the main verb group, whether it is passive or says what something is, and a fronted "In 1937, ...". */
export function readShape(tokens: Token[], isHidden: (token: Span) => boolean, text: string): Shape {
  const first = tokens.findIndex((token) => !isHidden(token) && token.pos !== 'PUNCT' && token.pos !== 'SPACE')
  const opener = tokens[first]
  const comma = tokens.findIndex((token, i) => i > first && token.text === ',')
  const isFronted = opener !== undefined && (opener.pos === 'ADP' || opener.pos === 'SCONJ') && comma > 0
  const from = isFronted ? comma + 1 : first
  const isFinite = (token: Token, i: number): boolean => {
    if (isHidden(token) && !/n't$|^can't|^cannot/.test(token.lower)) return false
    if (token.pos !== 'VERB' && token.pos !== 'AUX') return false
    if (/ing$/.test(token.lower) && token.pos === 'VERB') return false
    const before = tokens[i - 1]
    return before?.lower !== 'to' && !(before?.pos === 'DET' || before?.pos === 'ADJ' || before?.lower === "'s") && before?.lower !== 'that' && before?.lower !== 'which' && before?.lower !== 'who'
  }
  let verbAt = tokens.findIndex((token, i) => i >= from && isFinite(token, i))
  if (verbAt < 0) verbAt = tokens.findIndex((token) => (token.pos === 'VERB' || token.pos === 'AUX') && !isHidden(token))
  if (verbAt < 0) {
    return { verbAt: null, verbStart: text.length, verbEnd: text.length, isPassive: false, isCopular: false, isImperative: false, frontEnd: 0, isThere: false }
  }
  let last = verbAt
  while (last + 1 < tokens.length && isVerbal(tokens[last + 1], tokens[last + 2])) last += 1
  while (last > verbAt && tokens[last]?.pos !== 'VERB' && tokens[last]?.pos !== 'AUX' && tokens[last]?.pos !== 'ADJ') last -= 1
  const group = tokens.slice(verbAt, last + 1)
  const head = group.filter(({ pos }) => pos === 'VERB' || pos === 'AUX').at(-1)
  const hasBe = group.slice(0, -1).some(({ lower }) => BE.has(lower) || lower === 'get' || lower === 'gets' || lower === 'got')
  const isPassive = hasBe && isParticiple(head)
  const isNaming = isPassive && /^(?:called|named|known|termed|dubbed|titled|nicknamed)$/.test(head?.lower ?? '')
  const isCopular = (head !== undefined && BE.has(head.lower)) || isNaming
  const isImperative = verbAt === first && opener?.pos === 'VERB' && !/(?:ed|s)$/.test(opener.lower)
  return {
    verbAt,
    verbStart: tokens[verbAt]?.start ?? 0,
    verbEnd: tokens[last]?.end ?? 0,
    isPassive: isPassive && !isNaming,
    isCopular,
    isImperative,
    frontEnd: isFronted ? (tokens[comma]?.end ?? 0) : 0,
    isThere: opener?.lower === 'there',
  }
}

function isVerbal(token: Token | undefined, next: Token | undefined): boolean {
  if (!token) return false
  if (token.pos === 'AUX' || token.pos === 'VERB') return true
  const isBetween = token.pos === 'ADV' || token.pos === 'PART' || token.lower === 'not' || token.lower === 'to'
  return isBetween && (next?.pos === 'VERB' || next?.pos === 'AUX' || next?.pos === 'ADV' || next?.pos === 'PART')
}

/** The tagger takes "flows" for a noun and "supervised" for an adjective; a sentence without a verb gets one back. */
export function retag(tokens: Token[], lexicon: Lexicon): void {
  const isVerbForm = (word: string): boolean => lexicon.lemma(word, 'verb') !== word || lexicon.lemma(`${word.replace(/e$/, '')}ing`, 'verb') === word
  for (const [i, token] of tokens.entries()) {
    const next = tokens[i + 1]
    const previous = tokens[i - 1]
    if (/^[A-HJ-Z]$/.test(token.text) && (previous?.pos === 'NOUN' || previous?.pos === 'PROPN')) token.pos = 'PROPN'
    const isAfterLabel = i > 1 && previous?.pos === 'PROPN' && /^[A-HJ-Z]$/.test(previous.text)
    if (isAfterLabel && token.pos === 'NOUN' && next && next.pos !== 'PUNCT' && isVerbForm(token.lower)) token.pos = 'VERB'
    if (token.pos === 'VERB' && /ing$/.test(token.lower) && next?.pos === 'NOUN' && (previous?.pos === 'ADP' || previous?.pos === 'DET')) token.pos = 'ADJ'
    const isThird = token.pos === 'VERB' && /[^s]s$/.test(token.lower)
    if (isThird && (previous?.lower === 'to' || (previous?.pos === 'ADP' && previous.lower !== 'as'))) token.pos = 'NOUN'
    if (isThird && i > 0 && (next?.pos === 'VERB' || next?.pos === 'AUX') && !/ing$/.test(next.lower) && (previous?.pos === 'ADJ' || previous?.pos === 'NOUN' || previous?.pos === 'DET' || previous?.pos === 'PROPN')) token.pos = 'NOUN'
    if (i === 0 && token.pos === 'VERB' && next?.pos === 'AUX' && /^\p{Lu}/u.test(token.text) && /^(?:is|was|has|had|are|were|can|will)$/.test(next.lower)) token.pos = /s$/.test(token.lower) ? 'NOUN' : 'PROPN'
    if (i === 0 && token.pos !== 'VERB' && token.pos !== 'DET' && next?.pos === 'DET' && /^(?:the|a|an|your|some)$/.test(next.lower) && isVerbForm(token.lower)) token.pos = 'VERB'
    const isModifying = i === 0 || previous?.pos === 'ADP' || previous?.pos === 'DET' || previous?.pos === 'ADJ'
    if (isModifying && token.pos === 'VERB' && /(?:ed|en|wn)$/.test(token.lower) && (next?.pos === 'NOUN' || next?.pos === 'ADJ')) token.pos = 'ADJ'
    if (token.pos === 'VERB' && previous && /^(?:have|has|had)$/.test(previous.lower) && next?.pos === 'NOUN' && lexicon.lemma(token.lower, 'verb') === token.lower) token.pos = 'ADJ'
    const isBare = token.pos === 'VERB' && lexicon.lemma(token.lower, 'verb') === token.lower && !isParticiple(token)
    if (isBare && previous && BE.has(previous.lower) && previous.lower !== "'s") token.pos = 'NOUN'
    const before = tokens.slice(Math.max(0, i - 3), i).find(({ lower }) => BE.has(lower) && lower !== "'s")
    if (before && token.pos === 'ADJ' && /(?:ed|wn|en)$/.test(token.lower) && (!next || next.pos === 'ADP' || next.pos === 'PUNCT' || next.pos === 'PART') && lexicon.lemma(token.lower, 'verb') !== token.lower) token.pos = 'VERB'
  }
  if (tokens.some((token) => (token.pos === 'VERB' || token.pos === 'AUX') && !/ing$/.test(token.lower)) || tokens.some(isDenyingVerb)) return
  const first = tokens.findIndex((token) => token.pos !== 'PUNCT')
  const candidates = tokens.filter((token, i) => {
    const before = tokens[i - 1]
    const next = tokens[i + 1]
    if (i <= first || !before || !next || next.pos === 'PUNCT' && !/s$/.test(token.lower)) return false
    if (!/^[a-z]+$/.test(token.text) || !['NOUN', 'ADJ', 'PROPN', 'ADV', 'ADP', 'SCONJ'].includes(token.pos) || PREPOSITIONS.has(token.lower)) return false
    if (before.pos === 'DET' || before.pos === 'ADJ' || before.pos === 'ADP' || before.lower === "'s" || before.pos === 'PUNCT') return false
    return isVerbForm(token.lower) && !lexicon.isProperName(token.text) && before.lower !== 'to' && !(lexicon.lemma(before.lower, 'noun') !== before.lower && /[^s]s$/.test(token.lower))
  })
  const verb = candidates.find(({ lower }) => /s$/.test(lower)) ?? candidates[0]
  if (verb) verb.pos = 'VERB'
}

function isDenyingVerb(token: Token): boolean {
  return /^(?:lack|lacks|lacked|fails?|failed)$/.test(token.lower)
}
