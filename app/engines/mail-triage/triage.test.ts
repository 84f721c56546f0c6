import { expect, test } from 'vitest'
import { goldMails, type GoldMail } from '#tests/eval-sets/mails.ts'
import { pileNames, piles } from './mail.ts'
import { triage } from './triage.ts'

/** A Tuesday. */
const NOW = '2026-04-07T09:50'
/** Of 68 mails; the part the engine was not tuned on has its own bar. */
const RIGHT_AT_LEAST = 62
const HELD_RIGHT_AT_LEAST = 20

const judged = goldMails.map((mail) => ({ mail, got: triage(mail, NOW).pile }))
const isRight = ({ mail, got }: (typeof judged)[number]) => mail.pile === got

/** Rows are what a person said, columns what the engine said, then every mail it got wrong. */
function confusion(rows: typeof judged): string {
  const count = (want: string, got: string) => rows.filter((row) => row.mail.pile === want && row.got === got).length
  const line = (cells: readonly (string | number)[]) => cells.map((cell) => String(cell).padStart(12)).join('')
  const table = piles.map((want) => line([pileNames[want], ...piles.map((got) => count(want, got))]))
  const wrong = rows.filter((row) => !isRight(row)).map(({ mail, got }) => `${mail.subject}: ${mail.pile}, not ${got}`)
  return [line(['', ...piles]), ...table, ...wrong].join('\n')
}

test('the gold set holds at least 60 mails, fifteen or more of each bundle', () => {
  expect(goldMails.length).toBeGreaterThanOrEqual(60)
  for (const pile of piles) expect(goldMails.filter((mail) => mail.pile === pile).length).toBeGreaterThanOrEqual(15)
})

test('at least 62 of the hand-sorted mails land in the right bundle', () => {
  expect(judged.filter(isRight).length, `\n${confusion(judged)}`).toBeGreaterThanOrEqual(RIGHT_AT_LEAST)
})

test('mails the engine was not tuned on do as well', () => {
  const held = judged.filter(({ mail }: { mail: GoldMail }) => mail.part === 'hold out')
  expect(held.filter(isRight).length, `\n${confusion(held)}`).toBeGreaterThanOrEqual(HELD_RIGHT_AT_LEAST)
})

test('every decision has reasons in words', () => {
  for (const { mail } of judged) {
    const { pileReasons, why, whyInFull } = triage(mail, NOW)
    expect(pileReasons.length, mail.subject).toBeGreaterThan(0)
    expect(why.length, mail.subject).toBeGreaterThan(3)
    expect(whyInFull, mail.subject).toMatch(/[.”?]$/)
  }
})

const mira = (from: string, text: string, subject = 'A word') => triage({ from, subject, text }, NOW)

test('an answer that is wanted today comes first, and says by when', () => {
  const { priority, why, asks } = mira(
    'Tomás Ribeiro <tomas@olivecourt.example>',
    'Hi Mira, I need a yes by six this evening. Tomás',
  )
  expect({ priority, why }).toEqual({ priority: 'now', why: 'Answer by 18:00 today' })
  expect(asks.map(({ text }) => text)).toEqual(['Hi Mira, I need a yes by six this evening.'])
})

test('a question without a day is soon, a letter without a question can wait', () => {
  expect(mira('Lena Vogt <lena@vogt.example>', 'Hi Mira, how was the train?').priority).toBe('soon')
  expect(mira('Lena Vogt <lena@vogt.example>', 'Hi Mira, I saw a heron. Lena').priority).toBe('calm')
})

test('money that is due names the sum and the day', () => {
  const { pile, priority, why } = mira(
    'Water <billing@water.example>',
    'Invoice 77120. Amount due: €61.20. Please pay by 10 April.',
  )
  expect({ pile, priority, why }).toEqual({ pile: 'receipts', priority: 'soon', why: '€61.20 due Friday' })
})

test('a newsletter that shouts still waits', () => {
  expect(mira('Sale <deals@sale.example>', 'Last chance! Ends tonight. Shop now. Unsubscribe').priority).toBe('calm')
})

test('an empty mail is sorted without an error', () => {
  expect(triage({ from: '', subject: '', text: '' }, NOW).pile).toBe('notices')
})
