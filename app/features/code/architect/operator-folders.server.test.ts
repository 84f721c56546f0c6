import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-architect-'))
process.env.LOG_LEVEL = 'silent'
process.env.ADMIN_EMAIL = 'chief@frenly.test'
const root = mkdtempSync(join(tmpdir(), 'frenly-repositories-'))
process.env.REPOSITORIES_DIR = root
const { store } = await import('#app/database/store.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { listOperatorFolders, zipOperatorFolder } = await import('./operator-folders.server.ts')
const { unpackRepository } = await import('./unpack-repository.ts')
const { actOnArchitect } = await import('./architect-acts.server.ts')
const { readArchitect } = await import('./architect-view.server.ts')

beforeAll(async () => {
  await store().migrate()
  await enrol('chief', { email: 'chief@frenly.test', emailVerifiedAt: new Date() })
  await enrol('mira', { emailVerifiedAt: new Date() })
  for (const folder of ['shop/src', 'shop/node_modules/left', 'empty', '.hidden'])
    mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'shop/src/cart.js'), 'export const add = (a, b) => a + b\n')
  writeFileSync(join(root, 'shop/README.md'), '# Shop\n')
  writeFileSync(join(root, 'shop/node_modules/left/index.js'), 'module.exports = 1\n')
  writeFileSync(join(root, 'secret.js'), 'export const secret = 1\n')
  symlinkSync(join(root, 'secret.js'), join(root, 'shop/src/linked.js'))
  symlinkSync(tmpdir(), join(root, 'shop/away'))
  symlinkSync(join(root, 'shop'), join(root, 'shop-link'))
})
afterAll(() => store().close())

const ORIGIN = 'http://localhost'
const ask = async (who: string, fields?: Record<string, string>) => {
  const cookie = (await startSession(new Request(ORIGIN), who, false)).split(';')[0]!
  return new Request(`${ORIGIN}/v2/code-architect`, {
    headers: { Cookie: cookie },
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  })
}

test('a folder is packed with its own code and texts alone: no link is followed, no package of others read', async () => {
  expect(await listOperatorFolders()).toEqual(['empty', 'shop'])
  const { files } = unpackRepository((await zipOperatorFolder('shop'))!)
  expect([...files.keys()].toSorted()).toEqual(['README.md', 'src/cart.js'])
  for (const name of ['..', '../', '', '.', 'shop/src', 'shop-link', '.hidden', 'none', '/etc'])
    expect(await zipOperatorFolder(name), name).toBeNull()
  await expect(zipOperatorFolder('empty')).rejects.toMatchObject({ kind: 'empty' })
})

test('administrators alone see the folders and have them read', async () => {
  expect(await readArchitect(await ask('chief'))).toMatchObject({ folders: ['empty', 'shop'] })
  expect(await readArchitect(await ask('mira'))).toMatchObject({ folders: [] })
  const refused = (await actOnArchitect(await ask('mira', { do: 'survey', folder: 'shop' }), '10.0.0.1')) as {
    data: { problem: { errors: Record<string, string> } }
  }
  expect(refused.data.problem.errors['repository']).toBe('Choose a zip of your repository.')
  const empty = (await actOnArchitect(
    await ask('chief', { do: 'survey', folder: 'empty' }),
    '10.0.0.1',
  )) as typeof refused
  expect(empty.data.problem.errors['repository']).toContain('no code and no text')
  const led = (await actOnArchitect(await ask('chief', { do: 'survey', folder: 'shop' }), '10.0.0.1')) as Response
  expect(led.status).toBe(303)
  expect(led.headers.get('location')).toContain('survey=')
})
