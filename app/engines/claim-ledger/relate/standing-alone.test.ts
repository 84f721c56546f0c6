import { openLedgerTools } from '#app/kits/asking/engine-worker/ledger-tools.server.ts'
import { expect, test } from 'vitest'
import { factsOf } from '../compare.ts'
import { buildLedger } from '../ledger.ts'
import { readSlots } from '../slots/slots.ts'
import { sharedValues } from './shared-values.ts'
import { saidWithin } from './standing-alone.ts'

const tools = openLedgerTools()

test.each([
  [
    'another word class',
    'Asthma is a treatable illness.',
    'Asthma is a complex and broad condition that can have different causes, symptoms, and treatment approaches for each person.',
  ],
  [
    'what it is set against',
    'The homunculus is a theoretical construct rather than a physical entity in the brain.',
    'The homunculus is a theoretical construct used to study the growth of language in infants and young children.',
  ],
  [
    '"not just"',
    'The Salt Road was not just about the trade of salt.',
    'The Salt Road was named after the trade of salt along its whole length.',
  ],
  ['whose it is', 'A doe is an adult female deer of any kind.', 'A doe is a female deer of any kind.'],
])('who lacks %s does not say the same', async (_what, long, short) => {
  const { claims } = await buildLedger(
    {
      question: 'What is it?',
      answers: [
        { seat: 'A', text: long },
        { seat: 'B', text: short },
      ],
    },
    tools,
  )
  const shared = claims.filter(({ support }) => support.length > 1).map(({ text }) => text)
  expect(shared).not.toContain(long)
})

test('what does a thing in one sentence is not what it is done to in the other', () => {
  const [a, b] = [
    'The atomic number determines this configuration.',
    'The behavior of an atom in a reaction is mostly determined by its configuration, which tells how it reacts.',
  ].map((text) => readSlots(text, tools.lexicon))
  const facts = factsOf(a!, b!, tools.lexicon)
  expect(saidWithin(facts, sharedValues(facts))).toBeNull()
})
