import { expect, test } from 'vitest'
import type { RunLedger } from '#app/kits/asking/consensus/model-help/model-help.ts'
import { isShownIn, toClaimRows } from './claim-rows.ts'

type Claim = RunLedger['claims'][number]

const claim = (id: string, support: string[], oppose: string[] = []): Claim => ({
  ...{ id, text: `Claim ${id}`, label: 'single voice', support, oppose, qualify: [], silent: [] },
  ...{ independentVotes: 1, evidence: 'E0', voices: [] },
})
const dispute = (...claimIds: string[]) => ({ slot: 'number', claimIds, positions: [] })

test('the sides of one dispute share a line, and everything else keeps its own', () => {
  const claims = [
    claim('c1', ['a', 'c'], ['b']),
    claim('c2', ['a']),
    claim('c3', ['b'], ['a', 'c']),
    claim('c4', ['c']),
  ]
  const rows = toClaimRows({ claims, disputes: [dispute('c3', 'c1')] })
  expect(rows.map((row) => [row.claim.id, row.rivals.map(({ id }) => id)])).toEqual([
    ['c1', ['c3']],
    ['c2', []],
    ['c4', []],
  ])
})

test('a claim of two disputes takes the rivals of both, each once', () => {
  const claims = [claim('c1', ['a'], ['b', 'c']), claim('c2', ['b'], ['a']), claim('c3', ['c'], ['a'])]
  const rows = toClaimRows({ claims, disputes: [dispute('c1', 'c2'), dispute('c1', 'c3')] })
  expect(rows.map((row) => row.rivals.map(({ id }) => id))).toEqual([['c2', 'c3']])
})

test('no claim is lost or shown twice', () => {
  const claims = ['c1', 'c2', 'c3', 'c4', 'c5'].map((id) => claim(id, ['a'], ['b']))
  const rows = toClaimRows({ claims, disputes: [dispute('c4', 'c2'), dispute('c2', 'c5')] })
  const ids = rows.flatMap((row) => [row.claim, ...row.rivals]).map(({ id }) => id)
  expect(ids.toSorted()).toEqual(['c1', 'c2', 'c3', 'c4', 'c5'])
})

test('a line is filtered by its first claim', () => {
  const [row] = toClaimRows({ claims: [claim('c1', ['a', 'c'], ['b'])], disputes: [] })
  expect((['all', 'disputed', 'agreed', 'single'] as const).filter((show) => isShownIn(show, row!))).toEqual([
    'all',
    'disputed',
  ])
})
