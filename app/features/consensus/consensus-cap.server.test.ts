import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-cap-'))
process.env.LOG_LEVEL = 'silent'
process.env.RUNS_PER_DAY = 'guest=2,free=3'
const nothing = { heading: 'single', agreement: { perSeat: [], mean: null }, claims: [], disputes: [], answer: '' }
vi.mock('#app/kits/asking/panel/panel.server.ts', () => ({
  listSeats: () => Promise.resolve([]),
  ledgerOf: () => Promise.resolve(nothing),
}))
const { store } = await import('#app/database/store.server.ts')
const { consensusRuns } = await import('#app/database/tables/consensus.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { action } = await import('./consensus.route.tsx')

beforeAll(() => store().migrate())
afterAll(() => store().close())

type Answer = Response | { data: { problem: object }; init: { status: number; headers: Record<string, string> } }

function ask(question: string, { network = '10.0.0.1', cookie = '' } = {}): Promise<Answer> {
  const body = new URLSearchParams({ question })
  const request = new Request('http://frenly.test/ai/consensus-v4', { method: 'POST', body, headers: { cookie } })
  const context = { network, cspNonce: '', requestId: '', isDocument: true }
  return action({ request, params: {}, context }) as unknown as Promise<Answer>
}
const isRun = (answer: Answer) => answer instanceof Response && answer.status === 303
const countRuns = async () => (await store().db.select().from(consensusRuns)).length

test('a guest at the cap is told beside the question, which is kept; a form that was wrong cost nothing', async () => {
  await ask('')
  await ask('')
  await ask('')
  expect(isRun(await ask('One?'))).toBe(true)
  expect(isRun(await ask('Two?'))).toBe(true)
  const before = await countRuns()
  const refused = await ask('Three?')
  expect(refused).toMatchObject({
    data: {
      problem: {
        errors: { question: expect.stringMatching(/2 runs a guest has.+00:00 UTC.+free account/) as string },
        values: { question: 'Three?' },
      },
    },
    init: { status: 429, headers: { 'Retry-After': expect.stringMatching(/^\d+$/) as string } },
  })
  expect(await countRuns()).toBe(before)
  expect(isRun(await ask('Three?', { network: '10.0.0.2' }))).toBe(true)
})

test('a member has the own plan’s runs, wherever they ask from, and forty at once get no more', async () => {
  const { id } = await enrol('mira')
  await store().db.delete(consensusRuns)
  const [cookie] = (await startSession(new Request('http://frenly.test/'), id, true)).split(';')
  const asked = await Promise.all(
    Array.from({ length: 40 }, (_, n) => ask(`Question ${n}?`, { cookie: cookie!, network: `10.0.1.${n}` })),
  )
  expect(asked.filter(isRun)).toHaveLength(3)
  expect(await countRuns()).toBe(3)
  expect(await ask('One more?', { cookie: cookie! })).toMatchObject({
    data: { problem: { errors: { question: expect.stringContaining('the 3 runs of today') as string } } },
    init: { status: 429 },
  })
})
