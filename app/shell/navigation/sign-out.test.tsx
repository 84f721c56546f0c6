import { getToasts } from '#app/ui/overlays/toast-queue.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { to } from '#app/catalogue/to.ts'
import { GOOGLE_BLOCKED_MS, GOOGLE_LOGOUT_MS, endOwedSession, signOut, TRY_AGAIN_MS } from './sign-out.ts'

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

test('one call that failed is nothing', async () => {
  answer.mockResolvedValueOnce({ ok: false })
  await Promise.all([signOut(), after(0)])
  expect(reload).toHaveBeenCalledOnce()
})

const [FIRST_MS, SECOND_MS] = TRY_AGAIN_MS
const down = () => answer.mockRejectedValue(new TypeError('Failed to fetch'))
const said = () => getToasts()[0]

test('a server that does not answer is asked again; until then nobody is told to be signed out', async () => {
  down()
  localStorage.setItem('draft', 'x')
  const isDone = signOut()
  await after(0)
  expect(said()).toMatchObject({ title: 'You are still signed in', tone: 'danger' })
  expect(said()?.description).toContain('your session is still there')
  expect([localStorage.length, hasLeft()]).toEqual([0, false])
  answer.mockResolvedValue({ ok: true })
  await after(FIRST_MS)
  await isDone
  expect(reload).toHaveBeenCalledOnce()
  answer.mockClear()
  await endOwedSession(true)
  expect(answer).not.toHaveBeenCalled()
})

test('what the server never heard of is tried once more by the next page, and said where that fails', async () => {
  down()
  await Promise.all([signOut(), after(FIRST_MS + SECOND_MS)])
  expect(answer).toHaveBeenCalledTimes(6)
  expect(reload).toHaveBeenCalledOnce()
  await endOwedSession(true)
  expect(reload).toHaveBeenCalledOnce()
  expect(said()).toMatchObject({ title: 'You are still signed in', action: { label: 'Sign out' } })

  await Promise.all([signOut(), after(FIRST_MS + SECOND_MS)])
  answer.mockResolvedValue({ ok: true })
  await endOwedSession(true)
  expect(reload).toHaveBeenCalledTimes(3)
})

test('a page drawn for a guest owes nothing', async () => {
  down()
  await Promise.all([signOut(), after(FIRST_MS + SECOND_MS)])
  answer.mockClear()
  await endOwedSession(false)
  await endOwedSession(true)
  expect(answer).not.toHaveBeenCalled()
})
