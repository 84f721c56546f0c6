import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, getToasts, showToast, subscribeToasts, TOAST_REMOVE_DELAY_MS } from './toast-queue.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a new toast takes the place of the one that stands', () => {
  showToast({ title: 'Saved' })
  const id = showToast({ title: 'Sent' })
  expect(getToasts()).toMatchObject([{ id, title: 'Sent', isOpen: true }])
})

test('a dismissed toast closes at once and is forgotten after the removal delay', () => {
  const id = showToast({ title: 'Saved' })
  dismissToast(id)
  expect(getToasts()).toMatchObject([{ id, isOpen: false }])
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1)
  expect(getToasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(getToasts()).toHaveLength(0)
})

test('listeners hear of every change until they leave', () => {
  const heard = vi.fn()
  const leave = subscribeToasts(heard)
  showToast({ title: 'Saved' })
  leave()
  showToast({ title: 'Sent' })
  expect(heard).toHaveBeenCalledTimes(1)
})
