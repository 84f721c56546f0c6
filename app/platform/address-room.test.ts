import { expect, test } from 'vitest'
import { fitsAddress, toAddressRoom } from './address-room.ts'

test('what fits into an address is measured as it is sent, whatever the script', () => {
  expect(['a '.repeat(2_000), '本'.repeat(700), ''].map(fitsAddress)).toEqual([true, true, true])
  expect(['a '.repeat(4_000), '本'.repeat(1_000), '🐼'.repeat(700)].map(fitsAddress)).toEqual([false, false, false])
})

test('a long text is cut to what fits, and no character is halved', () => {
  for (const text of ['word '.repeat(9_000), '本'.repeat(9_000), '🐼'.repeat(9_000)]) {
    const cut = toAddressRoom(text)
    expect(fitsAddress(cut)).toBe(true)
    expect(new URLSearchParams({ t: cut }).toString().length).toBeGreaterThan(5_000)
    expect(cut.isWellFormed()).toBe(true)
  }
  expect(toAddressRoom('a short text')).toBe('a short text')
})
