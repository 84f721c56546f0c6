import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-dictation-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { jobs } = await import('#app/database/tables/jobs.ts')
const { listFiles } = await import('#app/kits/foundation/files/files.server.ts')
const { closeJobs, openJobs } = await import('#app/kits/foundation/jobs/worker.server.ts')
const { askRoute, statusOf, whereTo: at } = await import('#tests/support/ask-route.ts')
const { canHear, closeSpoken, openSpoken, sound } = await import('#tests/support/spoken.ts')
await import('../inbox.register.server.ts')
const { keepNewDraft } = await import('../writing/begin-draft.server.ts')
const { findDraft } = await import('../writing/drafts.store.server.ts')
const route = await import('../inbox.route.tsx')

const cookies: Record<string, string> = {}
const asking = askRoute(route as never, cookies)
type Member = Parameters<typeof keepNewDraft>[0]
let mira: Member
beforeAll(async () => {
  await store().migrate()
  const opened = await openSpoken(['mira', 'tomas'])
  Object.assign(cookies, opened.cookies)
  mira = opened.members.get('mira') as unknown as Member
}, 60_000)
afterAll(async () => {
  await closeJobs()
  await closeSpoken()
  await store().close()
})

const post = (fields: Record<string, string | File>, who = 'mira') => asking.post('/inbox', fields, who)
const get = async (path: string, who = 'mira') => {
  const answer = (await asking.get(path, who)) as {
    data: {
      compose: {
        dictation: {
          spoken: {
            state: string
            text: string
            failure: string
            isIn: boolean
            facts: { label: string; text: string }[]
          } | null
        }
      } | null
    }
  }
  return answer.data.compose?.dictation.spoken ?? null
}
const open = async (text = 'Dear Tess,') => (await keepNewDraft(mira, { kind: 'new', about: null, text }))!.id
test('nothing said, what is no sound, and the letter of somebody else are refused, and nothing is kept', async () => {
  const draft = await open()
  expect((await post({ do: 'say', draft })).data?.problem.errors).toEqual({
    sound: 'Record something, or choose a recording.',
  })
  const text = new File(['no sound at all'], 'said.wav', { type: 'audio/wav' })
  expect(statusOf(await post({ do: 'say', draft, sound: text }))).toBe(415)
  expect(statusOf(await post({ do: 'say', draft, sound: text }, 'tomas'))).toBe(404)
  expect([await store().db.select().from(jobs), await listFiles({ id: 'mira' })]).toEqual([[], []])
})

const until = async (path: string) => {
  for (;;) {
    const spoken = await get(path)
    if (spoken?.state !== 'working') return spoken
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

test.skipIf(!canHear)(
  'what is said comes into its letter once, is read back, and goes with its recording when the letter is kept',
  async () => {
    const draft = await open()
    const begun = at(await post({ do: 'say', draft, sound: sound('please come on friday with fifty chairs') }))
    const [path, heard] = [begun.pathname + begun.search, begun.searchParams.get('heard')!]
    expect(begun.searchParams.get('compose')).toBe(draft)
    expect(await get(path)).toMatchObject({ state: 'working', text: '' })
    await openJobs()
    const spoken = (await until(path))!
    expect(spoken).toMatchObject({ state: 'done', text: expect.stringMatching(/friday/i), isIn: false })
    expect(spoken.facts).toContainEqual({ key: 'day:friday', label: 'Day', text: expect.stringMatching(/friday/i) })
    expect(await listFiles({ id: 'mira' })).toEqual([])
    // Somebody else, and another letter, has nothing of it.
    expect(await get(`/inbox?compose=${await open()}&heard=${heard}`)).toBeNull()
    expect(await get(path, 'tomas')).toBeNull()
    expect(statusOf(await post({ do: 'unsay', draft, heard }, 'tomas'))).toBe(404)

    const text = `Dear Tess,\n\n${spoken.text}`
    const quiet = await post({ do: 'save', quiet: '1', draft, version: '1', text, heard })
    expect(quiet.data).toMatchObject({ saved: { id: draft } })
    // The page still reads it back, and a reload does not put it in again.
    expect(await get(path)).toMatchObject({ state: 'done', isIn: true })
    expect(statusOf(await post({ do: 'save', draft, version: '2', text, heard }))).toBe(303)
    expect([await get(path), await store().db.select().from(jobs)]).toEqual([null, []])
    expect((await findDraft(draft, 'mira'))!.text).toBe(text)
  },
  60_000,
)

test.skipIf(!canHear)(
  'silence says that nothing was heard, and what is taken back leaves nothing',
  async () => {
    const draft = await open()
    const begun = at(await post({ do: 'say', draft, sound: sound(null) }))
    expect(await until(begun.pathname + begun.search)).toMatchObject({
      state: 'failed',
      failure: 'Nothing was heard that sounds like speech.',
    })
    await closeJobs()
    const waiting = at(await post({ do: 'say', draft, sound: sound('come on friday') }))
    const heard = waiting.searchParams.get('heard')!
    expect(await listFiles({ id: 'mira' })).toHaveLength(1)
    expect(statusOf(await post({ do: 'unsay', draft, heard }))).toBe(303)
    expect([await get(waiting.pathname + waiting.search), await listFiles({ id: 'mira' })]).toEqual([null, []])
    expect(statusOf(await post({ do: 'unsay', draft, heard }))).toBe(404)
  },
  60_000,
)
