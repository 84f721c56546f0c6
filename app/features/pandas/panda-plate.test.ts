import { expect, test } from 'vitest'
import { readPage } from '#app/kits/foundation/content/content.server.ts'
import { MOST_DAYS, readDays, toPlate } from './panda-plate.ts'

test('a week of bamboo is seven times a day of it', () => {
  expect(toPlate(7)).toEqual({
    days: 7,
    kg: { least: 70, most: 280 },
    hours: { least: 70, most: 112 },
    stalks: { least: 7, most: 28 },
  })
})

test('one day says what the text of the page says', () => {
  const { kg, hours } = toPlate(1)
  const { body } = readPage('about-pandas')
  expect(body).toContain(`${kg.least} to ${kg.most} kilograms a day`)
  expect(body).toContain(`${hours.least} to ${hours.most} hours a day`)
})

test('what is no number of days falls back, what is too much is cut', () => {
  expect([null, '', 'x'].map(readDays)).toEqual([7, 7, 7])
  expect(['0', '-3', '3.4', '999'].map(readDays)).toEqual([1, 1, 3, MOST_DAYS])
})
