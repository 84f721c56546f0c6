import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { beginReplay, GENESIS, hashEntry, replay, type LedgerEntry } from './ledger.server.ts'

type Said = Partial<LedgerEntry> & Pick<LedgerEntry, 'panda' | 'kind' | 'toKeeper'>

function write(said: readonly Said[]): LedgerEntry[] {
  let previous = GENESIS
  return said.map((one, n) => {
    const entry = {
      ...{
        seq: n + 1,
        fromKeeper: null,
        minor: 0,
        currency: null,
        eventId: null,
        at: `2026-01-0${n + 1}T00:00:00.000Z`,
      },
      ...one,
      previous,
    }
    previous = hashEntry(entry)
    return { ...entry, hash: previous }
  })
}
const play = (entries: readonly LedgerEntry[]) => entries.reduce(replay, beginReplay())

const sound = write([
  { panda: 1, kind: 'adopted', toKeeper: 'ada' },
  { panda: 2, kind: 'bought', toKeeper: 'bo', minor: 500, currency: 'usd', eventId: 'e1' },
  { panda: 1, kind: 'sold', fromKeeper: 'ada', toKeeper: 'bo', minor: 900, currency: 'usd', eventId: 'e2' },
  { panda: 2, kind: 'given', fromKeeper: 'bo', toKeeper: 'ada' },
])

test('a ledger played from its first entry tells who keeps what', () => {
  const { fault, keepers, seq } = play(sound)
  expect([fault, seq, [...keepers]]).toEqual([
    null,
    4,
    [
      [1, 'bo'],
      [2, 'ada'],
    ],
  ])
})

test('each change of a written entry is told, and so is one that is missing or doubled', () => {
  for (const [n, entry] of sound.entries())
    for (const change of [
      { minor: 7 },
      { toKeeper: 'eve' },
      { at: '2026-01-09T00:00:00.000Z' },
      { panda: 9 },
      { hash: GENESIS },
    ]) {
      const changed = sound.map((one, at) => (at === n ? { ...entry, ...change } : one))
      expect(play(changed).fault).not.toBeNull()
    }
  expect(play(sound.toSpliced(1, 1)).fault).not.toBeNull()
  expect(play([...sound, sound[3]!]).fault).not.toBeNull()
})

test('what cannot be true is a fault though its hash is right', () => {
  const first: Said = { panda: 1, kind: 'adopted', toKeeper: 'ada' }
  const wrong: Said[][] = [
    [{ panda: 1, kind: 'given', fromKeeper: 'ada', toKeeper: 'bo' }],
    [first, { panda: 1, kind: 'adopted', toKeeper: 'bo' }],
    [first, { panda: 1, kind: 'given', fromKeeper: 'eve', toKeeper: 'bo' }],
    [first, { panda: 1, kind: 'given', fromKeeper: 'ada', toKeeper: 'ada' }],
    [first, { panda: 1, kind: 'sold', fromKeeper: 'ada', toKeeper: 'bo', minor: 5, currency: 'usd' }],
    [first, { panda: 1, kind: 'given', fromKeeper: 'ada', toKeeper: 'bo', eventId: 'e' }],
    [{ ...first, fromKeeper: 'eve' }],
    [first, { panda: 1, kind: 'sold', fromKeeper: 'ada', toKeeper: 'bo', minor: -1, eventId: 'e' }],
  ]
  for (const said of wrong) expect(play(write(said)).fault).not.toBeNull()
})

test('a panda that is minted stays with whom it is, and what the chain did has its transaction', () => {
  const first: Said = { panda: 1, kind: 'adopted', toKeeper: 'ada' }
  const minted: Said = { panda: 1, kind: 'minted', fromKeeper: 'ada', toKeeper: 'ada', tx: '0x1' }
  const moved: Said = { panda: 1, kind: 'moved', fromKeeper: 'ada', toKeeper: 'chain:0x2', tx: '0x3' }
  const matched: Said = { panda: 1, kind: 'matched', fromKeeper: 'chain:0x2', toKeeper: 'bo' }
  const entries = write([first, minted, moved, matched])
  expect([play(entries).fault, [...play(entries).keepers]]).toEqual([null, [[1, 'bo']]])
  expect(play(entries.map((entry, at) => (at === 2 ? { ...entry, tx: '0x4' } : entry))).fault).not.toBeNull()
  const wrong: Said[][] = [
    [first, { ...minted, tx: null }],
    [first, { ...minted, toKeeper: 'bo' }],
    [first, { ...moved, tx: null }],
    [first, { ...matched, fromKeeper: 'ada', tx: '0x5' }],
    [first, { panda: 1, kind: 'given', fromKeeper: 'ada', toKeeper: 'bo', tx: '0x5' }],
  ]
  for (const said of wrong) expect(play(write(said)).fault).not.toBeNull()
})

test('the hash of an entry from before pandas were minted is what it was', () => {
  const [entry] = write([{ panda: 1, kind: 'adopted', toKeeper: 'ada', tx: null }])
  const says = [GENESIS, 1, 1, 'adopted', null, 'ada', 0, null, null, '2026-01-01T00:00:00.000Z']
  expect(entry!.hash).toBe(createHash('sha256').update(JSON.stringify(says)).digest('hex'))
})
