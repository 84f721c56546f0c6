import { expect, test } from 'vitest'
import type { RunLedger } from '#app/kits/asking/consensus/model-help/model-help.ts'
import { UNASKED } from '#app/kits/asking/panel/seat-result.ts'
import { foldRun } from './fold-run.ts'

const SEATS = 6

/** A run of so many claims, each said by one voice in a sentence of its answer, every tenth pair in dispute. */
function runOf(claims: number, more = '') {
  const sentence = (n: number) => `Claim ${n} is told in a sentence of some length, as long answers tell theirs${more}.`
  const texts = Array.from({ length: SEATS }, () => '')
  const list = Array.from({ length: claims }, (_, n) => {
    const seat = n % SEATS
    const start = texts[seat]!.length
    const quote = sentence(n)
    texts[seat] += `${quote} `
    const voice = { seat: `s${seat}`, quote, start, end: start + quote.length, marks: [] }
    return {
      ...{ id: `c${n}`, text: sentence(n), label: 'single voice', support: [`s${seat}`], oppose: [], qualify: [] },
      ...{ silent: [], independentVotes: 1, evidence: 'E0', voices: [voice] },
    }
  })
  const disputes = Array.from({ length: Math.floor(claims / 10) }, (_, n) => ({
    slot: 'number',
    claimIds: [`c${n * 10}`, `c${n * 10 + 1}`],
    positions: [0, 1].map((side) => ({
      value: `${n * 10 + side}`,
      seats: [`s${(n * 10 + side) % SEATS}`],
      quotes: list[n * 10 + side]!.voices,
    })),
  }))
  const ledger = {
    ...{ heading: 'agree', agreement: { perSeat: [], mean: null }, claims: list, disputes },
    answer: list.map(({ text }) => text).join('\n'),
  } as unknown as RunLedger
  const seats = texts.map((text, n) => ({
    ...UNASKED,
    ...{ sources: [], seat: `s${n}`, label: `Model ${n}`, family: `s${n}`, kind: 'pasted' as const, text },
    state: 'answered' as const,
  }))
  return { seats, ledger }
}

const fold = (claims: number, query = '', more = '') => foldRun(runOf(claims, more), new URLSearchParams(query))

test('a short run stands whole', () => {
  const whole = runOf(12)
  const { seats, ledger, fold: folded } = fold(12)
  expect(seats).toEqual(whole.seats)
  expect(ledger.claims).toEqual(whole.ledger.claims)
  expect(ledger.disputes).toEqual(whole.ledger.disputes)
  expect(folded.agreed).toMatchObject({ text: whole.ledger.answer, isCut: false })
  expect(folded).toMatchObject({ hasQuotes: true, claims: { pages: 1 }, disputes: { pages: 1 } })
})

test('a long one is light, and says how long its answers are', () => {
  const long = fold(1_200)
  expect(JSON.stringify(runOf(1_200)).length).toBeGreaterThan(600_000)
  expect(JSON.stringify(long).length).toBeLessThan(90_000)
  expect(long.fold.seats[0]).toMatchObject({ isCut: true, words: 200 * 15 })
  expect(long.seats[0]!.text.endsWith('.')).toBe(true)
  expect(long.fold.seats[0]!.marks.every(({ start }) => start < long.seats[0]!.text.length)).toBe(true)
  expect(long.fold.agreed.isCut).toBe(true)
})

test('no claim and no dispute is out of reach, and each keeps its number', () => {
  const { fold: first } = fold(300)
  const numbers = Array.from({ length: first.claims.pages }, (_, n) => fold(300, `page=${n + 1}`)).flatMap((page) =>
    page.fold.rows.map(({ number, id, rivals }) => {
      expect([id, ...rivals].every((claim) => page.ledger.claims.some((one) => one.id === claim))).toBe(true)
      return number
    }),
  )
  expect(numbers).toEqual(Array.from({ length: first.counts.all }, (_, n) => n + 1))
  const shown = Array.from({ length: first.disputes.pages }, (_, n) => fold(300, `disputes=${n + 1}`)).flatMap(
    ({ fold: { disputes }, ledger }) =>
      ledger.disputes.slice(disputes.from, disputes.from + disputes.perPage).map(({ positions }) => {
        expect(positions.every(({ quotes }) => quotes.length > 0)).toBe(true)
        return positions[0]!.value
      }),
  )
  expect(shown).toEqual(runOf(300).ledger.disputes.map(({ positions }) => positions[0]!.value))
})

test('what is opened is there whole: the quotes of a line, an answer, what they say together', () => {
  const voicesOf = (query: string, id: string) =>
    fold(300, query, ' and go on'.repeat(40)).ledger.claims.find((claim) => claim.id === id)?.voices.length
  expect([voicesOf('', 'c0'), voicesOf('open=c0', 'c0'), voicesOf('open=c0', 'c1'), voicesOf('open=c0', 'c2')]).toEqual(
    [0, 1, 1, 0],
  )
  const whole = runOf(300)
  const opened = fold(300, 'open=answer-2')
  expect(opened.seats[2]!.text).toBe(whole.seats[2]!.text)
  expect(opened.fold.seats.map(({ isCut }) => isCut)).toEqual([true, true, false, true, true, true])
  expect(fold(300, 'open=agreed').fold.agreed).toMatchObject({ text: whole.ledger.answer, isCut: false })
})

test('a claim that is asked about is there on every page', () => {
  expect(fold(300, 'page=5&target=c0').ledger.claims.some(({ id }) => id === 'c0')).toBe(true)
})

test('nothing strange in the address breaks it', () => {
  for (const query of ['page=-1', 'page=x', 'disputes=999', 'open=answer-99', 'open=', 'claims=odd', 'page=1e9'])
    expect(fold(60, query).fold.rows.length).toBeGreaterThan(0)
})
