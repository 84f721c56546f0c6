import { openLedgerTools } from '#app/kits/asking/engine-worker/ledger-tools.server.ts'
import { expect, test } from 'vitest'
import { buildLedger } from './ledger.ts'
import type { Ledger } from './ledger.ts'
import { relateClaims } from './relation.ts'
import { valueKey, valuesOf } from './relate/same-frame.ts'

const tools = openLedgerTools()

/** Numbers that look random and are the same on every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const random = seeded(29)
const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
const upTo = (most: number): number => 1 + Math.floor(random() * most)

const NAMES = ['The Golden Gate Bridge', 'Lake Baikal', 'The Orient Express', 'Mount Kenya', 'The Weimar Theatre']
const SENTENCES: ((name: string) => string)[] = [
  (name) => `${name} opened in ${1800 + upTo(220)}.`,
  (name) => `${name} is ${upTo(9)},${100 + upTo(899)} metres long.`,
  () => `Its main part is ${upTo(9)},${100 + upTo(899)} m. The colour is ${one(['orange', 'green', 'white'])}.`,
  () => `It is painted International ${one(['Orange', 'Green'])}.`,
  (name) => `${name} is not ${one(['free', 'open at night', 'made of steel'])}.`,
  (name) => `A ticket for ${name} costs ${one(['$', '€', '£'])}${upTo(90)}.${10 + upTo(80)}.`,
  (name) => `Most visitors of ${name} come by train; they stay ${upTo(9)} hours.`,
  (name) => `- **${name}:** about ${upTo(95)} % of it is wood.`,
  (name) => `In winter it was −${upTo(40)} °C at ${name}.`,
  (name) => `Version ${upTo(20)}.${upTo(20)} of the app shows ${name}.`,
  () => `However, they were closed from ${1900 + upTo(20)} to ${1930 + upTo(20)}.`,
]

const answerOf = (): string => {
  const name = one(NAMES)
  return Array.from({ length: upTo(4) }, () => one(SENTENCES)(name)).join(one([' ', '\n', '\n\n']))
}
const panels = Array.from({ length: 14 }, () => ({
  question: one(['', 'When did it open?', 'Is the Golden Gate Bridge free?', 'How long is Lake Baikal?']),
  answers: Array.from({ length: 1 + upTo(3) }, (_, i) => ({ seat: `seat ${i + 1}`, text: answerOf() })),
}))

const build = (panel: (typeof panels)[number]): Promise<Ledger> => buildLedger(panel, tools)
const bare = (text: string): string => text.replace(/[*_`]/g, '').replace(/\s+/g, ' ').trim()

test('each claim that is shown stands in one place of one answer, or its completion is marked', async () => {
  for (const panel of panels)
    for (const { text, isCompleted, support } of (await build(panel)).claims) {
      const said = panel.answers.filter(({ seat }) => support.includes(seat)).map((answer) => bare(answer.text))
      const isSaid = said.some((whole) => whole.includes(bare(text)))
      expect([text, isCompleted === true || isSaid]).toEqual([text, true])
    }
})

test('no value is dropped or changed on the way to a row, and those who hold it have it', async () => {
  for (const panel of panels)
    for (const { text, support } of (await build(panel)).claims)
      for (const seat of support) {
        const whole = panel.answers
          .filter((answer) => answer.seat === seat)
          .map((answer) => answer.text)
          .join(' ')
        const held = valuesOf(whole).map((value) => valueKey(value.text))
        for (const value of valuesOf(text))
          expect([text, seat, held]).toEqual([text, seat, expect.arrayContaining([valueKey(value.text)])])
      }
})

test('two identical answers never contradict each other', async () => {
  for (const { question, answers } of panels) {
    const [{ text } = { text: '' }] = answers
    const ledger = await build({ question, answers: ['one', 'two'].map((seat) => ({ seat, text })) })
    expect([text, ledger.disputes, ledger.claims.flatMap(({ oppose }) => oppose)]).toEqual([text, [], []])
  }
  const bridge =
    'The Golden Gate Bridge opened in 1937. Its main span is 1,280 metres long. It is painted International Orange.'
  const ledger = await build({ question: '', answers: ['one', 'two'].map((seat) => ({ seat, text: bridge })) })
  for (const { text } of ledger.claims) expect(bridge).toContain(text)
})

test('the order of the answers changes nothing', async () => {
  for (const panel of panels) {
    const forth = await build(panel)
    expect(await build({ ...panel, answers: panel.answers.toReversed() })).toEqual(forth)
  }
})

test('each side of a dispute names exactly those who are quoted on it, and nobody stands on two', async () => {
  for (const panel of panels) {
    const { disputes, possible = [], asked } = await build(panel)
    for (const { positions } of [...disputes, ...possible, ...(asked ? [asked] : [])]) {
      const seats = positions.flatMap((position) => position.seats)
      expect(new Set(seats).size).toBe(seats.length)
      for (const { quotes, seats: own } of positions)
        expect([...new Set(quotes.map(({ seat }) => seat))].toSorted()).toEqual(own.toSorted())
    }
  }
})

const VALUES = [
  '1937',
  '1,280 metres',
  '$12.50',
  '−40 °C',
  '20.10',
  '95 %',
  '27 May 1937',
  '5 mg',
  '3.7 million',
  'about 250 people',
  '14:30',
]

test('a value with one sign changed never leaves agreement', async () => {
  for (const value of VALUES)
    for (const at of [...value.matchAll(/\d/g)].map(({ index }) => index)) {
      const digit = String((Number(value[at]) + 1 + Math.floor(random() * 8)) % 10)
      const other = value.slice(0, at) + digit + value.slice(at + 1)
      if (other === value) continue
      const frame = (filled: string): string => `The figure given by the museum is ${filled} today.`
      const { relation } = await relateClaims(frame(value), frame(other), tools)
      expect([value, other, relation]).not.toEqual([value, other, 'agree'])
    }
}, 60_000)
