import { openLedgerTools } from '#app/kits/asking/engine-worker/ledger-tools.server.ts'
import { expect, test } from 'vitest'
import { buildLedger } from '../ledger.ts'
import { leadIn } from './assemble.ts'

const tools = openLedgerTools()
const QUESTION = 'Is it safe to eat raw oysters?'
const SAYINGS = [
  'Yes, it is safe as long as they were kept on ice.',
  '**Yes** — provided they were kept on ice. Open them yourself.',
  'Yes. Raw oysters are safe for healthy adults.\n\n- Keep them on ice.',
  'No, raw oysters are not safe.',
  'Not for pregnant women. For everyone else it is fine.',
  'It is safe in the U.S. if they come from approved waters. Cook them otherwise.',
  'No.',
]
const panels = SAYINGS.flatMap((a, i) => SAYINGS.map((b, j) => [a, b, SAYINGS[(i + 2 * j) % SAYINGS.length]!]))
const bare = (text: string): string => text.replace(/[*_`]/g, '').replace(/^- /gm, '').replace(/\s+/g, ' ').trim()

test('the answer to a question of yes or no comes first, each quote in it stands in one answer of that side, with its condition', async () => {
  for (const texts of panels) {
    const answers = texts.map((text, i) => ({ seat: `seat ${i + 1}`, text }))
    const { answer, asked } = await buildLedger({ question: QUESTION, answers }, tools)
    const [first = ''] = answer.split('\n\n')
    expect(first).toMatch(/^(?:The answers differ here\. )?(?:All|Most|Some|One) says? (?:yes|no|in part)/)
    for (const [, side, quote = ''] of first.matchAll(/says? (yes|no|in part): “([^”]*)”/g)) {
      const position = asked?.positions.find(({ value }) => value.toLowerCase() === side)
      const said = answers.filter(({ seat }) => position?.seats.includes(seat)).map(({ text }) => bare(text))
      expect([quote, said.some((whole) => whole.includes(quote))]).toEqual([quote, true])
    }
    expect(answer).not.toMatch(/(?:^|[.:] |\n)(?:Yes|No)\.(?: [A-Z]|\n|$)/m)
  }
})

test('a lead is told from what else an answer opens with', () => {
  expect(leadIn('All say yes: “Yes, if it is dry.”\n\nIt is blue.')).toBe('All say yes: “Yes, if it is dry.”')
  expect(leadIn('Most say no.')).toBe('Most say no.')
  expect(leadIn('It is blue.\n\nAll say yes.')).toBeNull()
  expect(leadIn('The answers differ here. One says yes: “Yes.” Another says no.')).toBeNull()
})
