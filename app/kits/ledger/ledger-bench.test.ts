import { openLedgerTools } from '#app/kits/engine-room/ledger-tools.server.ts'
import { expect, test } from 'vitest'
import { inventions } from './assemble/assemble.ts'
import { goldPairs, kinds } from './gold/gold.ts'
import { goldPanels } from './gold/panels.ts'
import { judgeAll, judgePanel, scoreOf } from './ledger-bench.ts'
import { buildLedger } from './ledger.ts'

const tools = openLedgerTools()
/** The whole gold set is for npm run bench:claims; here all that is held out and every third of the rest. */
const judged = judgeAll(
  goldPairs.filter(({ part }, i) => part === 'hold out' || i % 3 === 0),
  tools,
)

test.each(['develop', 'hold out'] as const)(
  'on the %s part false consensus stays within 2 of 100 and macro-F1 at or above 0.85',
  async (part) => {
    const scores = scoreOf((await judged).filter((pair) => pair.part === part))
    expect(scores.pairs).toBeGreaterThan(100)
    expect(scores.falseConsensus).toBeLessThanOrEqual(0.02)
    expect(scores.macroF1).toBeGreaterThanOrEqual(0.85)
  },
)

test('no contradiction in a number, unit or date is called agreement', async () => {
  const exact = (await judged).filter(({ kind }) => ['number', 'unit', 'date'].includes(kind))
  expect(scoreOf(exact).falseAgreements).toBe(0)
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
