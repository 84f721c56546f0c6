import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-spoken-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { codeSpoken } = await import('#app/database/tables/code/code.ts')
const { listFiles } = await import('#app/kits/foundation/files/files.server.ts')
const { clock } = await import('#app/platform/clock.ts')
const { askRoute, statusOf, whereTo: at } = await import('#tests/support/ask-route.ts')
const { canHear, closeSpoken, openSpoken, sound } = await import('#tests/support/spoken.ts')
await import('../code.register.server.ts')
const { sweepCode } = await import('../keeping/sweep-code.server.ts')
const { hearWish } = await import('./hear-wish.server.ts')
const route = await import('../v2-vibe-coder.route.tsx')

const VIBE = '/v2/vibe-coder'
const cookies: Record<string, string> = {}
const asking = askRoute(route as never, cookies)
beforeAll(async () => {
  await store().migrate()
  Object.assign(cookies, (await openSpoken(['mira', 'tomas'])).cookies)
}, 60_000)
afterAll(async () => {
  await closeSpoken()
  await store().close()
})

const post = (path: string, fields: Record<string, string | File>, who = 'mira') => asking.post(path, fields, who)
const get = async (path: string, who = 'mira') =>
  (await asking.get(path, who)) as Response & {
    prompt: string
    heard: { ear: object | null; spoken: { state: string; text: string; failure: string } | null }
  }
const jobTools = {
  job: { id: 'j', userId: 'mira', title: 't', attempt: 1 },
  signal: new AbortController().signal,
  progress: () => undefined,
}
const hear = (spoken: string) => hearWish.perform({ spoken }, jobTools as never)
const isGone = async () => (await listFiles({ id: 'mira' })).length === 0

test('what is no recording is refused by the field, and nothing is kept', async () => {
  expect((await post(VIBE, { do: 'say' })).data?.problem.errors).toEqual({
    sound: 'Record something, or choose a recording.',
  })
  const text = new File(['no sound at all'], 'said.wav', { type: 'audio/wav' })
  expect(statusOf(await post(VIBE, { do: 'say', sound: text }))).toBe(415)
  expect(await store().db.select().from(codeSpoken)).toEqual([])
})

test.skipIf(!canHear)(
  'what is said comes into the box of its owner, for a new app and for the next turn; the recording goes',
  async () => {
    const begun = at(await post(VIBE, { do: 'say', sound: sound('a page about my garden') }))
    const id = begun.searchParams.get('heard')!
    expect((await get(begun.pathname + begun.search)).heard.spoken).toMatchObject({ state: 'working', text: '' })
    await hear(id)
    const shown = await get(begun.pathname + begun.search)
    expect(shown.heard.spoken).toMatchObject({ state: 'done', text: expect.stringMatching(/garden/) })
    expect(await isGone()).toBe(true)
    for (const who of ['tomas', 'nobody']) {
      expect((await get(begun.pathname + begun.search, who)).status).toBe(404)
      expect(statusOf(await post(VIBE, { do: 'unsay', spoken: id }, who))).toBe(404)
    }

    const built = at(await post(VIBE, { do: 'begin', prompt: 'A page about my garden' }))
    const project = built.searchParams.get('project')!
    expect(statusOf(await post(VIBE, { do: 'say', project, sound: sound('make it dark') }, 'tomas'))).toBe(404)
    const turn = at(await post(VIBE, { do: 'say', project, sound: sound('make it dark') }))
    await hear(turn.searchParams.get('heard')!)
    expect((await get(turn.pathname + turn.search)).heard.spoken?.text).toMatch(/dark/)
    expect((await get(`${VIBE}?heard=${turn.searchParams.get('heard')}`)).status).toBe(404)
    expect(statusOf(await post(VIBE, { do: 'unsay', spoken: id }))).toBe(303)
    expect((await get(begun.pathname + begun.search)).status).toBe(404)
  },
  60_000,
)

test.skipIf(!canHear)(
  'silence says that nothing was heard, and what was said goes after a day',
  async () => {
    const begun = at(await post(VIBE, { do: 'say', sound: sound(null) }))
    await hear(begun.searchParams.get('heard')!)
    expect((await get(begun.pathname + begun.search)).heard.spoken).toMatchObject({
      state: 'failed',
      failure: 'Nothing was heard that sounds like speech.',
    })
    await store()
      .db.update(codeSpoken)
      .set({ createdAt: new Date(clock.now().getTime() - 25 * 3_600_000) })
    await sweepCode.run(new AbortController().signal)
    expect(await store().db.select().from(codeSpoken)).toEqual([])
  },
  60_000,
)
