import { openLedgerTools } from '#app/kits/asking/engine-worker/ledger-tools.server.ts'
import { expect, test } from 'vitest'
import { buildLedger } from './ledger.ts'
import type { Ledger } from './ledger.ts'
import { isConceded } from './relate/in-panel.ts'
import { isDangling } from './relate/standing-alone.ts'
import { readSlots } from './slots/slots.ts'

const tools = openLedgerTools()
const ask = (question: string, ...texts: string[]): Promise<Ledger> =>
  buildLedger({ question, answers: texts.map((text, i) => ({ seat: 'ABCDE'.charAt(i), text })) }, tools)
const shared = ({ claims }: Ledger): string[] =>
  claims.filter(({ support }) => support.length > 1).map(({ text, support }) => `${support.join('')}: ${text}`)

test('who answers with one word alone is heard', async () => {
  const statement = 'Reply with one word. Terriers are a breed of cat.'
  expect(shared(await ask(statement, 'FALSE', 'False.', 'FALSE'))).toEqual(['ABC: FALSE'])
  const split = await ask(statement, 'FALSE', 'False.', 'TRUE')
  expect(split.heading).toBe('mostly agree')
  expect(split.disputes.map(({ positions }) => positions.map(({ seats }) => seats.join('')))).toEqual([['AB', 'C']])
})

test.each([
  [
    'numbers before bare things may be their place in an order',
    'Can you give me a build order for the game?',
    '- 14 Depot\n- 16 Refinery\n- 20 Factory',
    '- 14 Depot\n- 2nd Refinery\n- 23 - Factory',
  ],
  [
    'each of several best songs may be one',
    'What are the most popular songs of the album Glass Harbor?',
    '- Snow - over 400 million streams\n- Sand Dunes - over 300 million streams',
    '1. "Sand Dunes" with over 248 million streams\n2. "Harbor Lights" with over 229 million streams',
  ],
])('%s', async (_what, question, ...texts) => {
  expect((await ask(question, ...texts)).disputes).toEqual([])
})

test('no row gives words to a seat that uses them in other places', async () => {
  const ledger = await ask(
    'What is a lorb?',
    'A lorb is a tale that spreads in a culture.',
    'The word itself has become a lorb, spreading from the first tale into popular culture and common use.',
  )
  expect(shared(ledger)).toEqual([])
})

test.each(["where h is Planck's constant", 'This is known as the pair chain.', 'Whose roof is green.'])(
  'needs what stands before: %s',
  (text) => {
    expect(isDangling(text)).toBe(true)
  },
)

test.each([
  ['In summary, while higher fees help in theory, they vary a lot.', true],
  ['While he slept.', true],
  ['Meanwhile it rains.', false],
])('concedes something: %s', (text, is) => {
  expect(isConceded(text)).toBe(is)
})

test('a quoted word is spoken of, not done', async () => {
  const { terms } = readSlots('In most cases, "affect" is a verb.', tools.lexicon)
  expect(terms.find(({ lemma }) => lemma === 'affect')?.kind).toBe('noun')
})
