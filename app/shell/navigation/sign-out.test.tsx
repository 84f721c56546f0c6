import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { to } from '#app/catalogue/to.ts'
import { GOOGLE_BLOCKED_MS, GOOGLE_LOGOUT_MS, signOut, WARNING_MS } from './sign-out.ts'

const LOGOUT = 'https://accounts.google.com/Logout'
const assign = vi.fn()
const reload = vi.fn()
const close = vi.fn()
const opened = vi.fn<(address: string) => { close: typeof close } | null>()
const answer = vi.fn<(path: string, init: RequestInit) => Promise<{ ok: boolean }>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answer.mockReset().mockResolvedValue({ ok: true }))
  vi.stubGlobal('open', opened.mockReset().mockReturnValue({ close }))
  for (const mock of [assign, reload, close]) mock.mockReset()
  stand('/topics')
})
afterEach(() => {
  delete document.documentElement.dataset.googleLogout
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const stand = (pathname: string) => vi.stubGlobal('location', { pathname, assign, reload })
const cameByGoogle = () => (document.documentElement.dataset.googleLogout = LOGOUT)
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const hasLeft = () => assign.mock.calls.length + reload.mock.calls.length > 0

test('both calls are sent with cookies, the browser is emptied, and the page comes anew without any delay', async () => {
  localStorage.setItem('draft', 'x')
  sessionStorage.setItem('draft', 'x')
  document.cookie = 'seen=1; Path=/'
  await Promise.all([signOut(), after(0)])
  expect(answer.mock.calls.map(([path, init]) => [path, init.method, init.credentials])).toEqual([
    [endpoints['sign-in/signout'], 'POST', 'include'],
    [endpoints['sign-in/logout'], 'POST', 'include'],
  ])
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, ''])
  expect(opened).not.toHaveBeenCalled()
  expect(reload).toHaveBeenCalledOnce()
})

test('from a page for members alone the way leads home', async () => {
  for (const path of [to('settings'), to('admin')]) {
    stand(path)
    await Promise.all([signOut(), after(0)])
  }
  expect(assign.mock.calls).toEqual([[to('home')], [to('home')]])
  expect(reload).not.toHaveBeenCalled()
})

test('who came by Google gets its window within the press itself, and after two seconds it is closed', async () => {
  cameByGoogle()
  const isDone = signOut()
  expect(opened.mock.calls[0]?.[0]).toBe(LOGOUT)
  await after(GOOGLE_LOGOUT_MS - 1)
  expect([hasLeft(), close.mock.calls.length]).toEqual([false, 0])
  await after(1)
  await isDone
  expect([hasLeft(), close.mock.calls.length]).toEqual([true, 1])
})

test('where the window was blocked, half a second is enough', async () => {
  cameByGoogle()
  opened.mockReturnValue(null)
  const isDone = signOut()
  await after(GOOGLE_BLOCKED_MS - 1)
  expect(hasLeft()).toBe(false)
  await after(1)
  await isDone
  expect(hasLeft()).toBe(true)
})

test('one call that failed is nothing; when both fail there is a warning, and this browser forgets all the same', async () => {
  answer.mockResolvedValueOnce({ ok: false })
  await Promise.all([signOut(), after(0)])
  expect(reload).toHaveBeenCalledOnce()

  answer.mockRejectedValue(new TypeError('Failed to fetch'))
  localStorage.setItem('draft', 'x')
  const isDone = signOut()
  await after(WARNING_MS - 1)
  expect(reload).toHaveBeenCalledOnce()
  await after(1)
  await isDone
  expect(reload).toHaveBeenCalledTimes(2)
  expect(localStorage.length).toBe(0)
})
