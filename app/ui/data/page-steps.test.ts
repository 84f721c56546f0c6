import { expect, test } from 'vitest'
import { listPageSteps, toPageWords } from './page-steps.ts'

test('a few pages are all named', () => {
  expect(listPageSteps(2, 3)).toEqual([1, 2, 3])
  expect(listPageSteps(7, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('of many pages the ends, the current one and its neighbours stay', () => {
  expect(listPageSteps(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20])
  expect(listPageSteps(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20])
  expect(listPageSteps(20, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20])
})

test('a gap never hides a single page', () => {
  for (let pages = 1; pages <= 30; pages++) {
    for (let page = 1; page <= pages; page++) {
      const steps = listPageSteps(page, pages)
      expect(steps).toContain(page)
      steps.forEach((step, n) => {
        if (step === 'gap') expect(Number(steps[n + 1]) - Number(steps[n - 1])).toBeGreaterThan(2)
      })
    }
  }
})

test('the range is said in words', () => {
  expect(toPageWords({ page: 2, perPage: 20, count: 128 })).toBe('21 to 40 of 128')
  expect(toPageWords({ page: 7, perPage: 20, count: 128 })).toBe('121 to 128 of 128')
  expect(toPageWords({ page: 2, perPage: 10, count: 11 })).toBe('11 of 11')
  expect(toPageWords({ page: 1, perPage: 10, count: 0 })).toBe('None')
})
