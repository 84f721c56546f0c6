import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OPEN_AFTER_MS, whenCalm } from './when-calm.ts'

const prepare = vi.fn(() => Promise.resolve())
const open = vi.fn()
let end: () => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback'] })
  vi.clearAllMocks()
  vi.stubGlobal('requestIdleCallback', undefined)
  end = whenCalm(prepare, open)
})
afterEach(() => {
  end()
  document.body.replaceChildren()
  vi.stubGlobal('scrollY', 0)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('opens once the page was left alone for the whole moment', async () => {
  await vi.advanceTimersByTimeAsync(OPEN_AFTER_MS - 1)
  expect(prepare).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(open).toHaveBeenCalledTimes(1)
})

test.each(['pointerdown', 'keydown', 'input'])('%s ends the waiting', async (type) => {
  document.body.dispatchEvent(new Event(type, { bubbles: true }))
  await vi.advanceTimersByTimeAsync(2 * OPEN_AFTER_MS)
  expect(prepare).not.toHaveBeenCalled()
  expect(open).not.toHaveBeenCalled()
})

test('focus in a field ends it, focus on a heading does not', async () => {
  document.body.innerHTML = '<h1 tabindex="-1">Title</h1><textarea></textarea>'
  document.querySelector('h1')?.focus()
  await vi.advanceTimersByTimeAsync(OPEN_AFTER_MS - 1)
  document.querySelector('textarea')?.focus()
  await vi.advanceTimersByTimeAsync(OPEN_AFTER_MS)
  expect(open).not.toHaveBeenCalled()
})

test('a field that has the focus already is left alone', async () => {
  end()
  document.body.innerHTML = '<input>'
  document.querySelector('input')?.focus()
  end = whenCalm(prepare, open)
  await vi.advanceTimersByTimeAsync(2 * OPEN_AFTER_MS)
  expect(open).not.toHaveBeenCalled()
})

test('scrolling down ends it, the way back to the top of a new page does not', async () => {
  dispatchEvent(new Event('scroll'))
  await vi.advanceTimersByTimeAsync(OPEN_AFTER_MS - 1)
  vi.stubGlobal('scrollY', 40)
  dispatchEvent(new Event('scroll'))
  await vi.advanceTimersByTimeAsync(OPEN_AFTER_MS)
  expect(open).not.toHaveBeenCalled()
})

test('who begins while the code is on its way is not interrupted', async () => {
  let arrive = () => {}
  prepare.mockReturnValueOnce(new Promise<void>((resolve) => (arrive = resolve)))
  await vi.advanceTimersByTimeAsync(OPEN_AFTER_MS)
  dispatchEvent(new Event('keydown'))
  arrive()
  await vi.advanceTimersByTimeAsync(0)
  expect(prepare).toHaveBeenCalled()
  expect(open).not.toHaveBeenCalled()
})
