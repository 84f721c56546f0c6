import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWorker } from '#tests/support/worker-file.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-spoken-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { codeSpoken } = await import('#app/database/tables/code/code.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { engineWorker, openEngineWorker } = await import('#app/kits/asking/engine-worker/engine-worker.server.ts')
const { listFiles } = await import('#app/kits/foundation/files/files.server.ts')
const { hasFfmpeg } = await import('#app/providers/ffmpeg.server.ts')
const { hasProgram } = await import('#app/providers/machine.server.ts')
const { clock } = await import('#app/platform/clock.ts')
const { once } = await import('#app/platform/once.ts')
const { enrol } = await import('#tests/support/enrol.ts')
await import('../code.register.server.ts')
const { sweepCode } = await import('../keeping/sweep-code.server.ts')
const { hearWish } = await import('./hear-wish.server.ts')
const { action, loader } = await import('../v2-vibe-coder.route.tsx')

const ORIGIN = 'http://localhost'
const VIBE = '/v2/vibe-coder'
const cookies: Record<string, string> = {}
beforeAll(async () => {
  const engines = await buildWorker('app/kits/asking/engine-worker/engine.worker.ts')
  once('engine-worker', () => openEngineWorker(engines))
  await store().migrate()
  for (const name of ['mira', 'tomas']) {
    await enrol(name)
    cookies[name] = (await startSession(new Request(ORIGIN), name, false)).split(';')[0]!
  }
}, 60_000)
afterAll(async () => {
  await engineWorker().close()
  await store().close()
})

const context = { network: '10.0.0.1', cspNonce: '', requestId: 'r', isDocument: true }
const caught = (thrown: unknown) => {
  if (thrown instanceof Response) return thrown
  throw thrown
}
type Answered = Response & { data?: { problem: { errors: Record<string, string> } }; init?: { status: number } }
const toBody = (fields: Record<string, string | File>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const post = async (path: string, fields: Record<string, string | File>, who = 'mira') => {
  const init = { method: 'POST', headers: { cookie: cookies[who] ?? '' }, body: toBody(fields) }
  const call = action({ request: new Request(ORIGIN + path, init), params: {}, context } as never)
  return (await Promise.resolve(call as unknown).catch(caught)) as Answered
}
const get = async (path: string, who = 'mira') => {
  const request = new Request(ORIGIN + path, { headers: { cookie: cookies[who] ?? '' } })
  return (await Promise.resolve(loader({ request, params: {}, context } as never) as unknown).catch(
    caught,
  )) as Response & {
    prompt: string
    heard: { ear: object | null; spoken: { state: string; text: string; failure: string } | null }
  }
}
const statusOf = (answer: Answered) => answer.init?.status ?? answer.status
const at = (answer: Answered) => new URL(answer.headers.get('location') ?? '', ORIGIN)
const jobTools = {
  job: { id: 'j', userId: 'mira', title: 't', attempt: 1 },
  signal: new AbortController().signal,
  progress: () => undefined,
}
const hear = (spoken: string) => hearWish.perform({ spoken }, jobTools as never)
const isGone = async () => (await listFiles({ id: 'mira' })).length === 0

/** A WAV of silence, or of words. */
function sound(words: string | null): File {
  const file = join(process.env.DATA_DIR!, 'said.wav')
  if (words) execFileSync('flite', ['-voice', 'rms', '-t', words, '-o', file])
  else execFileSync('ffmpeg', ['-y', '-v', 'error', '-f', 'lavfi', '-i', 'anullsrc=r=16000', '-t', '2', file])
  return new File([readFileSync(file)], 'said.wav', { type: 'audio/wav' })
}

test('what is no recording is refused by the field, and nothing is kept', async () => {
  expect((await post(VIBE, { do: 'say' })).data?.problem.errors).toEqual({
    sound: 'Record something, or choose a recording.',
  })
  const text = new File(['no sound at all'], 'said.wav', { type: 'audio/wav' })
  expect(statusOf(await post(VIBE, { do: 'say', sound: text }))).toBe(415)
  expect(await store().db.select().from(codeSpoken)).toEqual([])
})

const canHear = hasProgram('pocketsphinx_continuous') && hasFfmpeg() && hasProgram('flite')
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
