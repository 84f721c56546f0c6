import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getScreen, screenIds } from '#app/catalogue/screens.ts'
import {
  listStaffScreens,
  mayActOn,
  memberActNames,
  roles,
  rolesToGive,
  type Standing,
} from '#app/kits/members/identity/account/roles.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-roles-'))
process.env.LOG_LEVEL = 'silent'
process.env.ADMIN_EMAIL = 'chief@frenly.test'
const { store } = await import('#app/database/store.server.ts')
const { errorsOf, openAdminForms, statusOf } = await import('#tests/support/admin-desk.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { listAuditEvents } = await import('#app/kits/foundation/audit/audit.server.ts')
const { action, loader } = await import('./admin-users.route.tsx')
const { findUserById, saveUser } = await import('#app/kits/members/identity/account/users.store.server.ts')
const { requireAdmin } = await import('#app/kits/members/identity/session/session.server.ts')

let desk: Awaited<ReturnType<typeof openAdminForms>>
beforeAll(async () => {
  await store().migrate()
  desk = await openAdminForms()
  await enrol('nadia', { emailVerifiedAt: new Date() })
  await enrol('tomas')
})
afterAll(() => store().close())

const send = (who: 'chief' | 'mira', fields: Record<string, string>) =>
  desk.send(action, `/admin/users?user=${fields.user}`, fields, who)
const actsOn = async (id: string) =>
  (await listAuditEvents({ target: `member/${id}`, limit: 20 })).map(({ act }) => act)
const standings: Standing[] = ['owner', ...roles, null]
const adminScreens = screenIds.filter((id) => getScreen(id).section === 'admin')
const mayOpen = async (path: string) =>
  (await desk.look(({ request }) => requireAdmin(request), path, 'mira')) instanceof Response ? false : true

test('each role opens its own screens and no other, whatever the query; a member opens none', async () => {
  for (const role of [...roles, null]) {
    await saveUser('mira', { role })
    const opened = listStaffScreens(role)
    for (const id of adminScreens)
      expect(await mayOpen(`${getScreen(id).paths[0]}?x=/admin/users`), `${role} at ${id}`).toBe(opened.includes(id))
    for (const path of ['/admin/audit/export', '/admin/waitlist/export', '/pandas', '/admin/usersx'])
      expect(await mayOpen(path), `${role} at ${path}`).toBe(role === 'administrator')
  }
})

test('a role rests while its account is suspended or its address is not confirmed', async () => {
  await saveUser('mira', { role: 'administrator', suspendedAt: new Date() })
  expect(await mayOpen('/admin/users')).toBe(false)
  await saveUser('mira', { suspendedAt: null, emailVerifiedAt: null })
  expect(await mayOpen('/admin/users')).toBe(false)
  await saveUser('mira', { role: null, emailVerifiedAt: new Date() })
})

test('nobody acts on their equals or on who stands above, and nobody gives a role of their own height', () => {
  const height = (one: Standing) => (one === 'owner' ? 3 : one === 'administrator' ? 2 : one === null ? 0 : 1)
  for (const actor of standings) {
    for (const member of standings)
      for (const act of memberActNames)
        if (mayActOn(actor, act, member)) expect(height(actor)).toBeGreaterThan(height(member))
    for (const role of rolesToGive(actor)) expect(height(actor)).toBeGreaterThan(height(role))
    if (height(actor) < 2) expect(rolesToGive(actor)).toEqual([])
  }
})

test('a role is given by the owner and by administrators below themselves, and only to a proved address', async () => {
  expect(errorsOf(await send('chief', { act: 'role', user: 'mira', role: 'emperor' }))).toEqual({
    role: 'Choose one of the roles.',
  })
  expect(errorsOf(await send('chief', { act: 'role', user: 'tomas', role: 'editor' })).role).toContain('not confirmed')
  expect(statusOf(await send('chief', { act: 'role', user: 'mira', role: 'moderator' }))).toBe(303)
  expect((await actsOn('mira'))[0]).toBe('member.role-changed')
  expect(errorsOf(await send('mira', { act: 'role', user: 'nadia', role: 'editor' })).form).toContain('Your role')
  expect(errorsOf(await send('mira', { act: 'plan', user: 'nadia', plan: 'pro' })).form).toContain('Your role')
  expect(statusOf(await send('chief', { act: 'role', user: 'mira', role: 'administrator' }))).toBe(303)
  expect(statusOf(await send('mira', { act: 'role', user: 'nadia', role: 'administrator' }))).toBe(409)
  expect(statusOf(await send('mira', { act: 'role', user: 'mira', role: 'member' }))).toBe(409)
  expect(statusOf(await send('mira', { act: 'suspend', user: 'chief', reason: 'x' }))).toBe(409)
  expect(statusOf(await send('chief', { act: 'role', user: 'mira', role: 'member' }))).toBe(303)
  expect(await desk.look(loader, '/admin/users', 'mira')).toMatchObject({ status: 403 })
})

test('whatever a role may not do is refused to its forms too, and changes nothing', async () => {
  const forms = {
    'plan': { plan: 'pro' },
    'approve': {},
    'turn-away': { reason: 'Not who they say.' },
    'suspend': { reason: 'Spam.' },
    'unsuspend': {},
    'end-sessions': {},
    'confirm': {},
    'reset-second-step': {},
    'role': { role: 'support' },
  } as const satisfies Partial<Record<(typeof memberActNames)[number], Record<string, string>>>
  const targets = [
    ...roles.map((role) => ['nadia', role] as const),
    ['nadia', null] as const,
    ['chief', 'owner'] as const,
  ]
  const state = async (id: string) => [await findUserById(id), (await actsOn(id)).length]
  let refused = 0
  for (const actor of [...roles, null]) {
    await saveUser('mira', { role: actor })
    for (const [id, standing] of targets) {
      if (standing !== 'owner') await saveUser(id, { role: standing })
      const before = await state(id)
      for (const [act, more] of Object.entries(forms)) {
        if (mayActOn(actor, act as keyof typeof forms, standing)) continue
        const status = statusOf(await send('mira', { act, user: id, ...more }))
        expect([403, 409, 429], `${actor}: ${act} for ${standing}`).toContain(status)
        refused += 1
      }
      expect(await state(id), `${actor} for ${standing}`).toEqual(before)
    }
  }
  expect(refused).toBeGreaterThan(200)
  await saveUser('mira', { role: null })
  await saveUser('nadia', { role: null })
})
