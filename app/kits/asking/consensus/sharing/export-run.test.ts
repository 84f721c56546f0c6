import { expect, test } from 'vitest'
import { UNASKED } from '#app/kits/asking/panel/seat-result.ts'
import { toCsvExport, toJsonExport, toMarkdownExport, type Exported } from './export-run.ts'

const seat = (id: string, position: number, text: string) =>
  ({
    ...UNASKED,
    seat: id,
    label: id,
    family: id,
    kind: 'pasted',
    state: 'answered',
    version: 1,
    position,
    text,
  }) as const
const run = {
  id: 'r1',
  question: 'When did the\nbridge open?',
  version: 2,
  createdAt: new Date('2026-11-22T12:00:00Z'),
  finishedAt: null,
  seats: [
    {
      ...seat('Ada', 0, 'It opened in 1937.'),
      sources: [{ title: 'Atlas', url: 'https://a.test', license: null, quote: '' }],
    },
    { ...seat('Bo', 1, 'It opened in 1973.'), sources: [] },
  ],
  ledger: {
    heading: 'split',
    agreement: { perSeat: [], mean: 0 },
    answer: 'They differ.',
    disputes: [
      {
        slot: 'date',
        claimIds: ['c1'],
        positions: [
          { value: '1937', seats: ['Ada'], quotes: [] },
          { value: '1973', seats: ['Bo'], quotes: [] },
        ],
      },
    ],
    claims: [
      {
        id: 'c1',
        text: '=It "opened" in 1937.',
        label: 'disputed',
        support: ['Ada'],
        oppose: ['Bo'],
        qualify: [],
        silent: [],
        independentVotes: 1,
        evidence: 'E1',
        voices: [],
      },
    ],
  },
} as unknown as Exported

test('a document holds answer, disputes, claims, answers and sources', () => {
  const text = toMarkdownExport(run)
  expect(text).toContain('# When did the bridge open?\n\nThey differ.')
  expect(text).toContain('- **1937**: Ada\n- **1973**: Bo')
  expect(text).toContain('(disputed; says: Ada; denies: Bo)')
  expect(text).toContain('### Bo\n\nIt opened in 1973.')
  expect(text).toContain('- Source: Atlas <https://a.test>')
})

test('a table opens in a spreadsheet and runs nothing there', () => {
  const [header, row] = toCsvExport(run).trimEnd().split('\r\n')
  expect(header).toBe('\uFEFFclaim,label,independent votes,evidence,Ada,Bo')
  expect(row).toBe('"\'=It ""opened"" in 1937.",disputed,1.0,E1,says,denies')
})

test('data can be read back', () => {
  expect(JSON.parse(toJsonExport(run))).toMatchObject({
    id: 'r1',
    version: 2,
    seats: [{ text: 'It opened in 1937.' }, {}],
  })
})
