import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-signout-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { findUser, NOT_RECORDED, startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { action } = await import('./signout.api.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

test('signing out clears the cookie and says so, also when the disk takes nothing', async () => {
  await enrol('mira')
  const cookie = (await startSession(new Request('http://frenly.test/'), 'mira', true)).split(';')[0]!
  const browser = new Request('http://frenly.test/', { method: 'POST', headers: { cookie } })
  const disk = vi.spyOn(store().db, 'delete').mockImplementation(() => {
    throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
  })
  const answer = await action({ request: browser, params: {}, context: {} as never })
  disk.mockRestore()
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie().join('\n')).toMatch(/frenly_session=;[^\n]*Max-Age=0/)
  expect(await answer.json()).toEqual({ success: true, message: `You are signed out. ${NOT_RECORDED}` })
  expect(await findUser(browser)).toBeNull()
})
