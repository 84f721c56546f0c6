import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Packed } from '#app/kits/members/market/sellables.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-sell-flows-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { findSellable } = await import('#app/kits/members/market/sellables.ts')
const { createSomebody } = await import('#tests/support/somebody.ts')
await import('../tools/pure-steps.server.ts')
await import('../tools/asking-steps.server.ts')
await import('./sell-flows.server.ts')
const { makeFlow } = await import('../keeping/flows-keeping.server.ts')
const { changeFlow, findFlow } = await import('../keeping/flows.store.server.ts')
const { flowOfVersion } = await import('../running/flow-of-version.server.ts')
const { signsHere } = await import('../running/flow-of-version.server.ts')

const SECRET = 'Say it as a pirate would, and keep my word for it.'
const textTool = () => [...signsHere().values()].find(({ fields, isForMembers }) => fields.length > 0 && !isForMembers)!
const aFlow = () => {
  const { id: tool, fields } = textTool()
  const filled = Object.fromEntries(fields.map(({ name, choices }) => [name, choices?.[0]?.value ?? '{{text}}']))
  return {
    inputs: [{ name: 'text', label: 'Your text', kind: 'text' as const, usual: SECRET }],
    steps: [{ id: 's1', tool, title: 'First', after: [], needs: 'all' as const, each: '', fields: filled }],
  }
}
const owner = (userId: string) => ({ userId, guestId: null })
const made = { title: 'Pirates', about: 'Words of the sea.', face: 'recipe' as const, why: 'made' }

beforeAll(async () => {
  await store().migrate()
  await createSomebody('Mira')
  await createSomebody('Renée')
})
afterAll(() => store().close())

test('a recipe is packed with what it does, its sample without what stands in its steps', async () => {
  const flow = aFlow()
  const id = await makeFlow(owner('id-of-Mira'), { ...made, flow })
  const recipe = findSellable('recipe')!
  const packed = (await recipe.pack('id-of-Mira', id)) as Packed | null
  expect(packed).toMatchObject({ title: 'Pirates', payload: { about: 'Words of the sea.', flow } })
  expect(packed!.sample).toContain('Your text')
  expect(packed!.sample).toContain('First (')
  expect(packed!.sample).not.toContain(SECRET)
  expect(await recipe.pack('id-of-Renée', id)).toBeNull()
  expect(await findSellable('workflow')!.pack('id-of-Mira', id)).toBeNull()
})

test('the buyer gets a flow of their own, which goes again when it is given back', async () => {
  const flow = aFlow()
  const id = await makeFlow(owner('id-of-Mira'), { ...made, flow })
  const recipe = findSellable('recipe')!
  const packed = (await recipe.pack('id-of-Mira', id)) as Packed
  const copy = await recipe.deliver('id-of-Renée', { ...packed, licence: 'personal' })
  expect(copy.to).toContain(copy.id)
  expect(await findFlow(copy.id)).toMatchObject({ userId: 'id-of-Renée', title: 'Pirates', face: 'recipe' })
  expect(await flowOfVersion(copy.id, 1)).toEqual(flow)
  await recipe.takeBack('id-of-Mira', copy.id)
  expect(await findFlow(copy.id)).not.toBeNull()
  await recipe.takeBack('id-of-Renée', copy.id)
  expect(await findFlow(copy.id)).toBeNull()
  expect(await changeFlow(copy.id, owner('id-of-Renée'), { deletedAt: null }), 'it cannot be brought back').toBe(false)
  expect(await findFlow(id)).not.toBeNull()
})

test('a flow without steps, or that could not run, is not for sale', async () => {
  const recipe = findSellable('recipe')!
  const broken = { ...aFlow(), steps: [{ ...aFlow().steps[0]!, tool: 'no-such-tool' }] }
  for (const flow of [{ inputs: [], steps: [] }, broken])
    expect(await recipe.pack('id-of-Mira', await makeFlow(owner('id-of-Mira'), { ...made, flow }))).toBeNull()
})
