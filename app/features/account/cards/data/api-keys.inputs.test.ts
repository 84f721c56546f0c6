import { expect, test } from 'vitest'
import { keyCalls } from '#app/kits/members/api-keys/api-keys.limits.ts'
import { changeKeyInput, createKeyInput, toKeyRules } from './api-keys.inputs.ts'

const read = (more: object) =>
  createKeyInput.safeParse({ name: 'Mine', lifeDays: '90', rules: '1', calls: 'chat', ...more })
const rulesOf = (more: object) => toKeyRules(read(more).data!)
const faultsOf = (more: object) => read(more).error?.issues.map(({ path }) => path[0])

test('a form says which calls a key may make; all of them are no limit', () => {
  expect(rulesOf({}).calls).toEqual(['chat'])
  expect(rulesOf({ calls: ['chat', 'audio'] }).calls).toEqual(['chat', 'audio'])
  expect(rulesOf({ calls: [...keyCalls] }).calls).toBeNull()
  expect(rulesOf({ rules: undefined, calls: undefined }).calls).toBeNull()
})

test('a budget is runs, dollars or neither, for a day or a month', () => {
  expect(rulesOf({}).budget).toEqual({ period: 'day', mostRuns: null, mostMicros: null })
  expect(rulesOf({ mostRuns: ' 20 ', mostDollars: '2.5', period: 'month' }).budget).toEqual({
    period: 'month',
    mostRuns: 20,
    mostMicros: 2_500_000,
  })
  expect(rulesOf({ mostRuns: '0', mostDollars: '0' }).budget).toMatchObject({ mostRuns: 0, mostMicros: 0 })
})

test('every fault is told at once, beside its field', () => {
  expect(faultsOf({ calls: [] })).toEqual(['calls'])
  expect(faultsOf({ calls: undefined, mostRuns: '-1', mostDollars: '1,5', period: 'year', name: '' })?.sort()).toEqual([
    'calls',
    'mostDollars',
    'mostRuns',
    'name',
    'period',
  ])
  expect(faultsOf({ calls: ['everything'] })).toEqual(['calls'])
  expect(faultsOf({ lifeDays: '7' })).toEqual(['lifeDays'])
  expect(faultsOf({ mostRuns: '9999999' })).toEqual(['mostRuns'])
})

test('a change leaves the end of a key as it is, unless another is chosen', () => {
  const change = (more: object) => changeKeyInput.parse({ key: 'k', name: 'Mine', ...more }).lifeDays
  expect([change({}), change({ lifeDays: 'keep' }), change({ lifeDays: '30' }), change({ lifeDays: '0' })]).toEqual([
    null,
    null,
    30,
    0,
  ])
  expect(changeKeyInput.safeParse({ key: 'k', name: 'Mine', lifeDays: 'x' }).success).toBe(false)
})
