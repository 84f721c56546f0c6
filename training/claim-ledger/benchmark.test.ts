import { openLedgerTools } from '#app/kits/asking/engine-worker/ledger-tools.server.ts'
import { expect, test } from 'vitest'
import { inventions } from '#app/engines/claim-ledger/assemble/assemble.ts'
import { goldPairs, kinds, nearPairs } from './eval-sets/eval-sets.ts'
import { goldPanels } from './eval-sets/panels.ts'
import { styledPanels } from './eval-sets/panels-h.ts'
import { everydayPanels, freshPanels } from './eval-sets/panels-i.ts'
import { judgeAll, judgeDisputes, judgePanel, scoreNear, scoreOf, scoreStyled } from './benchmark.ts'
import { buildLedger } from '#app/engines/claim-ledger/ledger.ts'
import { readTrainPairs } from './train-pairs.ts'

const tools = openLedgerTools()
/** The whole gold set is for npm run bench:claims; here all that is held out and every third of the rest. */
const judged = judgeAll(
  goldPairs.filter(({ part }, i) => part === 'hold out' || i % 3 === 0),
  tools,
)

/** As measured on 30 November 2026. */
const MOST_OPEN = { same: 5, rival: 6 }

/** As measured on 1 December 2026, a little below. */
const LEAST_F1 = { develop: 0.85, 'hold out': 0.83 }

test.each(['develop', 'hold out'] as const)(
  'on the %s part false consensus stays within 2 of 100, and macro-F1, which is no aim, does not fall',
  async (part) => {
    const scores = scoreOf((await judged).filter((pair) => pair.part === part))
    expect(scores.pairs).toBeGreaterThan(100)
    expect(scores.falseConsensus).toBeLessThanOrEqual(0.02)
    expect(scores.macroF1).toBeGreaterThanOrEqual(LEAST_F1[part])
  },
)

test('no contradiction in a number, unit or date is called agreement', async () => {
  const exact = (await judged).filter(({ kind }) => ['number', 'unit', 'date'].includes(kind))
  expect(scoreOf(exact).falseAgreements).toBe(0)
})

test('sentences that share nearly all their words and differ in no value never contradict, nor agree where they do', async () => {
  const near = await judgeAll(nearPairs, tools)
  const { same, rival } = scoreNear(near)
  expect(near.filter(({ relation, found }) => relation !== 'contradict' && found === 'contradict')).toEqual([])
  expect(near.filter(({ relation, found }) => relation === 'contradict' && found === 'agree')).toEqual([])
  expect(same.unrelated).toBeLessThanOrEqual(MOST_OPEN.same)
  expect(rival.unrelated + rival.qualifies).toBeLessThanOrEqual(MOST_OPEN.rival)
})

test('no near-identical pair of the eval set was learned from', () => {
  const keyOf = ({ a, b }: { a: string; b: string }): string => [a, b].toSorted().join('|')
  const learned = new Set(readTrainPairs().flatMap(({ pairs }) => pairs.map(keyOf)))
  expect(nearPairs.map(keyOf).filter((key) => learned.has(key))).toEqual([])
})

test('the gold set holds at least 300 pairs in eleven kinds and 30 panels', () => {
  expect(goldPairs.length).toBeGreaterThanOrEqual(300)
  for (const kind of kinds) expect(goldPairs.filter((pair) => pair.kind === kind).length).toBeGreaterThanOrEqual(25)
  expect(goldPanels.length).toBeGreaterThanOrEqual(30)
})

test('nine of ten panels get their heading and their disputes, and no answer invents anything', async () => {
  let right = 0
  for (const panel of goldPanels) {
    const ledger = await buildLedger(
      { question: panel.question, answers: panel.answers.map((text, i) => ({ seat: `seat ${i + 1}`, text })) },
      tools,
    )
    const verdict = judgePanel(panel, ledger)
    right += Number(verdict.isHeadingRight && verdict.areDisputesRight)
    expect(inventions(ledger.answer, [panel.question, ...panel.answers])).toEqual([])
  }
  expect(right / goldPanels.length).toBeGreaterThanOrEqual(0.9)
})

test('on panels in the manner of five families of models what is shown as a dispute is one, nearly always', async () => {
  const { headings, found, meant, right, shown, joined } = await scoreStyled(tools)
  expect(right / shown).toBeGreaterThanOrEqual(0.8)
  expect({ headings: headings >= 20, found: found >= 18, joined }).toEqual({ headings: true, found: true, joined: 0 })
  expect([styledPanels.length, meant]).toEqual([22, 19])
})

test('on panels on everyday matters headings are right and disputes that are there are found, mostly', async () => {
  const panels = [...everydayPanels, ...freshPanels]
  const { headings, found, meant, right, shown } = await scoreStyled(tools, panels)
  expect([panels.length, meant]).toEqual([30, 27])
  expect(right / shown).toBeGreaterThanOrEqual(0.9)
  expect(headings).toBeGreaterThanOrEqual(27)
  expect(found).toBeGreaterThanOrEqual(20)
})

test('disputes are held against a panel by the places of its rival claims, and rows that join rivals are counted', async () => {
  const answers = [
    { seat: 'A', text: 'The bridge opened in May 1937. Its paint is called International Orange.' },
    { seat: 'B', text: 'Work began in 1931. The bridge was opened in 1935. The paint is a red lead primer.' },
  ]
  const family = (a: string, b: string) => [
    { seat: 'A', text: a, position: '1' },
    { seat: 'B', text: b, position: '2' },
  ]
  const opening = family('The bridge opened in May 1937', 'The bridge was opened in 1935')
  const panel = { question: 'When did the bridge open?', answers, disputes: [], claims: [opening] }
  const ledger = await buildLedger(panel, tools)
  expect(judgeDisputes(panel, ledger)).toMatchObject({ found: 1, meant: 1, joined: 0 })
  const elsewhere = { ...panel, claims: [family('The bridge opened in May 1937', 'Work began in 1931')] }
  expect(judgeDisputes(elsewhere, ledger)).toMatchObject({ found: 0, meant: 1, right: 0 })
  const row = { ...ledger.claims[0]!, support: ['A', 'B'] }
  const voices = answers.map(({ seat, text }, i) => {
    const start = text.indexOf(opening[i]!.text)
    return { seat, stance: 'says' as const, quote: '', start, end: start + opening[i]!.text.length, marks: [] }
  })
  expect(judgeDisputes(panel, { disputes: [], claims: [{ ...row, voices }] })).toMatchObject({ joined: 1, agreed: 1 })
})
