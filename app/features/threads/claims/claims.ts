import type { Ledger } from '#app/engines/claim-ledger/ledger.ts'

/** Who said something in a thread: a member by id, a voice by its name, or nobody any more. */
export type Speaker = `member:${string}` | `voice:${string}` | 'former'

/** Words of a message that speak for or against a claim. */
export type Said = { speaker: Speaker; messageId: string; quote: string }

/** A claim as it was read out of a talk. */
export type KeptClaim = { key: string; text: string; says: Said[]; denies: Said[] }

/** What one speaker said, with where each message begins in it. */
export type Speech = { speaker: Speaker; text: string; places: { messageId: string; start: number }[] }

type Spoken = { id: string; speaker: Speaker; text: string }

const MOST_CLAIMS = 40
const MOST_SPEAKERS = 30
const SPEECH_CHARS = 20_000
const BETWEEN = '\n\n'
const QUOTE_CHARS = 240

/** A talk by speakers: each one's words in their order, the newest where they are too many. */
export function toSpeeches(messages: readonly Spoken[]): Speech[] {
  const speakers = [...new Set(messages.map(({ speaker }) => speaker))]
  const speeches = speakers.map((speaker): Speech => {
    const own = messages.filter((one) => one.speaker === speaker)
    let left = SPEECH_CHARS
    const kept = own
      .toReversed()
      .filter(({ text }) => {
        left -= text.length + BETWEEN.length
        return left >= 0
      })
      .toReversed()
    const speech: Speech = { speaker, text: '', places: [] }
    for (const { id, text } of kept) {
      if (speech.text !== '') speech.text += BETWEEN
      speech.places.push({ messageId: id, start: speech.text.length })
      speech.text += text
    }
    return speech
  })
  return speeches
    .filter(({ text }) => text.trim() !== '')
    .sort((a, b) => b.text.length - a.text.length)
    .slice(0, MOST_SPEAKERS)
}

/** A claim's name: the same words have the same, so that what people say of it stays when the talk is read again. */
export const toClaimKey = (text: string, hash: (text: string) => string): string =>
  hash(
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  ).slice(0, 24)

/** The claims of a ledger with the messages they were made in. */
export function toKeptClaims(
  { claims }: Pick<Ledger, 'claims'>,
  speeches: readonly Speech[],
  hash: (text: string) => string,
): KeptClaim[] {
  const kept = claims.map(({ text, voices }): KeptClaim => {
    const said = (stance: string) =>
      voices
        .filter((voice) => voice.stance === stance)
        .flatMap(({ seat, quote, start }) => {
          const speech = speeches.find(({ speaker }) => speaker === seat)
          const place = speech?.places.findLast((one) => one.start <= start)
          return speech && place
            ? [
                {
                  speaker: speech.speaker,
                  messageId: place.messageId,
                  quote: quote.slice(0, QUOTE_CHARS).toWellFormed(),
                },
              ]
            : []
        })
    return { key: toClaimKey(text, hash), text, says: said('says'), denies: said('denies') }
  })
  return kept
    .filter(
      ({ says, key, text }, n) =>
        says.length > 0 && isStatement(text) && kept.findIndex((one) => one.key === key) === n,
    )
    .slice(0, MOST_CLAIMS)
}

/** A figure alone or two words are no statement. */
const isStatement = (text: string): boolean => (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) > 2

export type ClaimState = 'open' | 'agreed' | 'disputed' | 'decided'

/** How a member said they stand to a claim, beside what they wrote. */
export type Stance = { claim: string; userId: string; stance: 'agree' | 'dispute' }

/**
 * How a claim stands: decided where a decision settles it; disputed where anybody speaks against it; agreed where two or
 * more speak for it and nobody against; else open. Who said how they stand counts by that, whatever they wrote before.
 */
export function standingOf(claim: KeptClaim, stances: readonly Stance[], decided: ReadonlySet<string>) {
  const own = stances.filter((one) => one.claim === claim.key)
  const said = new Map<string, 'agree' | 'dispute'>()
  for (const { speaker } of claim.says) said.set(speaker, 'agree')
  for (const { speaker } of claim.denies) said.set(speaker, 'dispute')
  for (const { userId, stance } of own) said.set(`member:${userId}`, stance)
  const of = (stance: 'agree' | 'dispute') => [...said].filter(([, one]) => one === stance).map(([speaker]) => speaker)
  const [agree, dispute] = [of('agree'), of('dispute')]
  const state: ClaimState = decided.has(claim.key)
    ? 'decided'
    : dispute.length > 0
      ? 'disputed'
      : agree.length > 1
        ? 'agreed'
        : 'open'
  return { state, agree, dispute }
}

const ORDER: readonly ClaimState[] = ['disputed', 'open', 'agreed', 'decided']

/** What is not settled comes first. */
export const byState = (a: { state: ClaimState }, b: { state: ClaimState }): number =>
  ORDER.indexOf(a.state) - ORDER.indexOf(b.state)
