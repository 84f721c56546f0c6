import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-onboarding-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { findUserById } = await import('#app/kits/members/identity/account/users.store.server.ts')
const { readChoices, readFirstTools } = await import('#app/kits/members/first-steps/first-steps.server.ts')
const { actOnOnboarding, readOnboarding } = await import('./onboarding.server.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

async function member(name: string) {
  const row = await enrol(name)
  const cookie = (await startSession(new Request('http://frenly.test/'), row.id, false)).split(';')[0]!
  const send = (fields: [string, string][]) =>
    actOnOnboarding(
      new Request('http://frenly.test/onboarding', {
        method: 'POST',
        headers: { cookie },
        body: new URLSearchParams(fields),
      }),
    )
  const open = (query = '') =>
    readOnboarding(new Request(`http://frenly.test/onboarding${query}`, { headers: { cookie } }))
  return { row, send, open }
}
const statusOf = (answer: unknown): number =>
  answer instanceof Response ? answer.status : ((answer as { init?: { status?: number } | null }).init?.status ?? 200)

test('five steps are asked in turn, each once, and what was chosen takes effect at once', async () => {
  const { row, send, open } = await member('mira')
  expect((await open()).step).toBe('purposes')
  await send([
    ['do', 'purposes'],
    ['purpose', 'voice'],
    ['purpose', 'write'],
  ])
  const { step, tools } = await open()
  expect(step).toBe('tools')
  expect(
    tools
      .filter(({ isTicked }) => isTicked)
      .map(({ id }) => id)
      .slice(0, 2),
  ).toEqual(['email-polish', 'voice-tools'])
  await send([
    ['do', 'tools'],
    ['tool', 'chat'],
    ['tool', 'world'],
  ])
  expect(await readFirstTools(row.id)).toEqual(['chat', 'world'])
  await send([
    ['do', 'language'],
    ['language', 'de'],
  ])
  expect((await findUserById(row.id))?.answerLanguage).toBe('de')
  await send([
    ['do', 'skip'],
    ['step', 'notices'],
  ])
  await send([
    ['do', 'panda'],
    ['adopt', 'no'],
  ])
  expect((await open()).step).toBeNull()
  expect((await readChoices(row.id)).purposes.map(({ id }) => id)).toEqual(['write', 'voice'])
  expect((await open('?step=tools')).step).toBe('tools')
})

test('all of them can be left at once, and are never asked again', async () => {
  const { send, open } = await member('jon')
  expect(statusOf(await send([['do', 'leave']]))).toBe(303)
  expect(await open()).toMatchObject({ step: null, seen: ['purposes', 'tools', 'language', 'notices', 'panda'] })
})

test('what is not offered, too many tools and an unknown language change nothing', async () => {
  const { row, send } = await member('ada')
  const many = ['chat', 'world', 'consensus', 'blog', 'pulse', 'threads', 'inbox', 'lens', 'gallery']
  const wrong: [string, string][][] = [
    [
      ['do', 'purposes'],
      ['purpose', 'fame'],
    ],
    [
      ['do', 'tools'],
      ['tool', 'no-such-tool'],
    ],
    [['do', 'tools'], ...many.map((tool): [string, string] => ['tool', tool])],
    [
      ['do', 'language'],
      ['language', 'xx'],
    ],
  ]
  for (const fields of wrong) expect(statusOf(await send(fields))).toBe(400)
  expect(await readChoices(row.id)).toEqual({ purposes: [], tools: [] })
})
