import { expect, test } from 'vitest'
import { needsTouch, toExpiry } from './session-life.ts'

const at = (hours: number) => new Date(Date.UTC(2026, 0, 1) + hours * 3_600_000)

test('a remembered session ends 30 days after it began, however much it is used', () => {
  expect(toExpiry({ createdAt: at(0), isRemembered: true }, at(0))).toEqual(at(720))
  expect(toExpiry({ createdAt: at(0), isRemembered: true }, at(700))).toEqual(at(720))
})

test('any other session ends 12 hours after its last use, and after 90 days at the latest', () => {
  expect(toExpiry({ createdAt: at(0), isRemembered: false }, at(0))).toEqual(at(12))
  expect(toExpiry({ createdAt: at(0), isRemembered: false }, at(100))).toEqual(at(112))
  expect(toExpiry({ createdAt: at(0), isRemembered: false }, at(90 * 24 - 1))).toEqual(at(90 * 24))
})

test('a session is not written at every request', () => {
  expect(needsTouch({ lastSeenAt: at(0) }, new Date(at(0).getTime() + 299_999))).toBe(false)
  expect(needsTouch({ lastSeenAt: at(0) }, new Date(at(0).getTime() + 300_000))).toBe(true)
})
