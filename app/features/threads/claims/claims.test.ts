import { expect, test } from 'vitest'
import { standingOf, toClaimKey, toKeptClaims, toSpeeches, type KeptClaim } from './claims.ts'

const same = (text: string) => text.replaceAll(' ', '_').padEnd(24, '.')
const talk = [
  { id: 'm1', speaker: 'member:anna', text: 'The bridge opened in 1937.' },
  { id: 'm2', speaker: 'voice:Panel', text: 'It opened in 1973.' },
  { id: 'm3', speaker: 'member:anna', text: 'It is red.' },
] as const

test('each speaker has one speech, and a quote leads back to the message it stands in', () => {
  const speeches = toSpeeches(talk)
  const anna = speeches.find(({ speaker }) => speaker === 'member:anna')!
  expect(anna.text).toBe('The bridge opened in 1937.\n\nIt is red.')
  const voice = (seat: string, stance: 'says' | 'denies', quote: string, start: number) => ({
    ...{ seat, stance, quote, start, end: start + quote.length, marks: [] },
  })
  const claims = [
    {
      text: 'It is red.',
      voices: [voice('member:anna', 'says', 'It is red.', 28)],
    },
    {
      text: 'The bridge opened in 1937.',
      voices: [
        voice('member:anna', 'says', 'The bridge opened in 1937.', 0),
        voice('voice:Panel', 'denies', 'It opened in 1973.', 0),
      ],
    },
  ]
  const kept = toKeptClaims({ claims: claims as never }, speeches, same)
  expect(kept[0]!.says).toEqual([{ speaker: 'member:anna', messageId: 'm3', quote: 'It is red.' }])
  expect(kept[1]!.says[0]!.messageId).toBe('m1')
  expect(kept[1]!.denies[0]).toMatchObject({ speaker: 'voice:Panel', messageId: 'm2' })
})

test('of somebody who said too much the newest is read', () => {
  const long = Array.from(
    { length: 30 },
    (_, n) => ({ id: `m${n}`, speaker: 'member:x', text: 'a'.repeat(1_000) }) as const,
  )
  const [speech] = toSpeeches(long)
  expect(speech!.text.length).toBeLessThan(20_100)
  expect(speech!.places.at(-1)!.messageId).toBe('m29')
})

const claim = (more: Partial<KeptClaim> = {}): KeptClaim => ({
  key: 'k',
  text: 'It is red.',
  says: [{ speaker: 'member:anna', messageId: 'm', quote: 'It is red.' }],
  denies: [],
  ...more,
})
const NONE = new Set<string>()

test('one voice leaves a claim open, two agree, one against disputes it, a decision settles it', () => {
  const tomas = { claim: 'k', userId: 'tomas', stance: 'agree' } as const
  expect(standingOf(claim(), [], NONE).state).toBe('open')
  expect(standingOf(claim(), [tomas], NONE).state).toBe('agreed')
  expect(standingOf(claim(), [tomas, { claim: 'k', userId: 'mei', stance: 'dispute' }], NONE).state).toBe('disputed')
  expect(standingOf(claim(), [{ ...tomas, claim: 'another' }], NONE).state).toBe('open')
  expect(standingOf(claim({ denies: claim().says }), [], new Set(['k'])).state).toBe('decided')
})

test('whoever changed their mind counts once, by what they said last', () => {
  const now = standingOf(claim(), [{ claim: 'k', userId: 'anna', stance: 'dispute' }], NONE)
  expect(now).toEqual({ state: 'disputed', agree: [], dispute: ['member:anna'] })
})

test('the same words in other letters and signs are one claim', () => {
  expect(toClaimKey('It is RED!', same)).toBe(toClaimKey('it is, red', same))
})
