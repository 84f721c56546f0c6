import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-admin-'))
process.env.LOG_LEVEL = 'silent'
process.env.ADMIN_EMAIL = 'chief@frenly.test'
const { store } = await import('#app/database/store.server.ts')
const { openAdminForms, statusOf } = await import('#tests/support/admin-desk.ts')
const { closeEmbeddedEngines } = await import('#app/kits/asking/engines/embedded-engines.server.ts')
const { engineWorker } = await import('#app/kits/asking/engine-worker/engine-worker.server.ts')

const screens = {
  '/admin': await import('./admin.route.tsx'),
  '/admin/users': await import('./admin-users.route.tsx'),
  '/admin/users/export': await import('./users-export.api.ts'),
  '/admin/users?user=mira': await import('./admin-users.route.tsx'),
  '/admin/cta': await import('./admin-cta.route.tsx'),
  '/admin/qa': await import('./admin-qa.route.tsx'),
  '/admin/api-monitoring': await import('./admin-api-monitoring.route.tsx'),
  '/admin/waitlist': await import('./admin-waitlist.route.tsx'),
  '/admin/sales/payouts/export': await import('./payouts-export.api.ts'),
  '/admin/waitlist/export': await import('./waitlist-export.api.ts'),
  '/admin/feedback': await import('./admin-feedback.route.tsx'),
} as const

let adminAct: Awaited<ReturnType<typeof openAdminForms>>
beforeAll(async () => {
  await store().migrate()
  adminAct = await openAdminForms()
})
afterAll(async () => {
  await closeEmbeddedEngines()
  await engineWorker().close()
  await store().close()
})

test.each(Object.entries(screens))('%s is the administrator’s alone', async (path, screen) => {
  const toSignIn = (await adminAct.look(screen.loader, path, null)) as Response
  expect([toSignIn.status, toSignIn.headers.get('location')?.startsWith('/login')]).toEqual([302, true])
  expect(await adminAct.look(screen.loader, path, 'mira')).toMatchObject({ status: 403 })
  if (!('action' in screen)) return
  expect(statusOf(await adminAct.send(screen.action, path, { act: 'x' }, null))).toBe(303)
  expect(statusOf(await adminAct.send(screen.action, path, { act: 'x' }, 'mira'))).toBe(403)
  const onlyReads = path === '/admin' || path === '/admin/api-monitoring'
  expect(statusOf(await adminAct.send(screen.action, path, { act: 'explode' }))).toBe(onlyReads ? 405 : 400)
})

test('an empty house is drawn: what there is to do is to run the checks', async () => {
  expect(await adminAct.look(screens['/admin'].loader, '/admin')).toMatchObject({
    members: { all: 2, today: 2 },
    runs: { today: 0, month: 0 },
    today: { uses: 0, cost: '$0' },
    house: { feedback: 0, waitlist: 0, jobs: { waiting: 0, parked: 0 }, mail: { waiting: 0 } },
    attention: expect.arrayContaining([
      { words: 'The quality checks never ran', to: '/admin/qa', isBad: false },
    ]) as unknown,
  })
  for (const path of ['/admin/qa', '/admin/api-monitoring?window=week&kind=engine&subject=none'] as const) {
    const [name = ''] = path.split('?')
    expect(statusOf(await adminAct.look(screens[name as '/admin/qa'].loader, path))).toBe(200)
  }
})
