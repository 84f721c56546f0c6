import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { changedFacts } from '#app/engines/kept-facts/changed-facts.ts'
import type { WritingPool } from '#app/providers/writing/writing-pool.server.ts'
import { fortyDrafts } from '#tests/support/forty-drafts.ts'
import { buildWorker } from '#tests/support/worker-file.ts'
import { toPolishedText, type PolishTone } from './polished.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-polish-'))
process.env.LOG_LEVEL = 'silent'
let pool: WritingPool
vi.mock('#app/providers/writing/writing-pool.server.ts', async (load) => ({
  ...(await load<object>()),
  writingPool: () => pool,
}))
vi.mock('#app/kits/asking/engines/embedded.server.ts', async () => {
  const { writingEngines } = await import('#app/providers/writing/index.server.ts')
  return { embeddedEngines: () => Promise.resolve(writingEngines(() => pool)) }
})
const { openWritingPool } = await import('#app/providers/writing/writing-pool.server.ts')
const { store } = await import('#app/database/store.server.ts')
const { beginFreeRun } = await import('#app/kits/asking/runs/begin-run.server.ts')
const { polishText } = await import('./polish-text.server.ts')

beforeAll(async () => {
  await store().migrate()
  pool = openWritingPool(await buildWorker('app/providers/writing/writing.worker.ts'))
})
afterAll(async () => {
  await pool.close()
  await store().close()
})

const signal = new AbortController().signal
async function polish(draft: string, tone: PolishTone = 'plain') {
  const run = await beginFreeRun({ member: null, network: '10.0.0.1' }, { screen: 'email-polish' })
  const polished = await polishText(run, { draft, incoming: '', tone }, signal)
  return { polished, text: toPolishedText(polished, new Set(polished.taken)) }
}

test('forty drafts: the planted mistakes are mended and no fact of any changes, in every tone', async () => {
  const tones: PolishTone[] = ['plain', 'warm', 'formal', 'short', 'firm']
  const missed: string[] = []
  for (const [n, { draft, mended, facts }] of fortyDrafts.entries()) {
    const { text } = await polish(draft, tones[n % tones.length])
    expect(changedFacts(draft, text), draft).toEqual({ lost: [], invented: [] })
    for (const fact of facts) expect(text, draft).toContain(fact)
    missed.push(...mended.filter((right) => !text.includes(right)))
  }
  expect(missed.length, [...new Set(missed)].join('\n')).toBeLessThanOrEqual(4)
})

test.each([
  ['the server srv-eu-03 was down and it was definately not me.', 'srv-eu-03'],
  ['Please call Dr. Fernández, he has recieved it.', 'Fernández'],
  ['Good morning Dr. Fernández, my daughter is ill and she dont eat.', 'Fernández'],
  ['hi sam, the parcel has not arived yet and I am sorry.', 'sam'],
  ['Cancel my contract no. DE-4471-009 in writting please.', 'DE-4471-009'],
])('the name of a machine, a person or a contract stays as it was written: %s', async (draft, name) => {
  const { polished, text } = await polish(draft)
  expect(text).toContain(name)
  expect(text).not.toBe(draft)
  expect(polished.changes.filter(({ flag }) => flag !== null)).toEqual([])
})

test('a day written small gets its capital and stays one day', async () => {
  const { text } = await polish('She has a fever since wednesday. Could we come today instead of monday the 7th?')
  expect(text).toContain('since Wednesday.')
  expect(text).toContain('instead of Monday the 7th')
  expect(changedFacts('We meet on Monday.', 'We meet on Mondays.').lost).toHaveLength(1)
})

test('a name beside the closing is a closing', async () => {
  const draft = `Dear Ms Lindqvist,\n\n${'We will be glad to see you here on Saturday. '.repeat(4)}\n\nLove, Åsa`
  expect((await polish(draft, 'warm')).text).toMatch(/Love, Åsa$/)
})

test('two checkers that agree are both named, and each change says why', async () => {
  const { polished } = await polish('We will wait untill noon for the the parcel.')
  const spelt = polished.changes.find(({ before }) => before === 'untill')
  expect(spelt).toMatchObject({ after: 'until', by: ['Harper', 'Hunspell dictionary', 'Letter rules'], flag: null })
  expect(polished.changes.every(({ why, by }) => why !== '' && by.length > 0)).toBe(true)
})

test('what is only advice changes nothing, and a text without letters is left alone', async () => {
  const { polished, text } = await polish('Please answer as soon as possible. It is colour and grey.')
  expect(text).toBe(polished.draft)
  expect(polished.advice.map(({ why }) => why).join(' ')).toContain('say by when')
  expect((await polish('🐼 12345 🐼')).text).toBe('🐼 12345 🐼')
})

test('a text that is not English is declined in words', async () => {
  await expect(polish('Die Besprechung wurde auf Freitag verschoben, bitte gib Bescheid.')).rejects.toMatchObject({
    kind: 'unable',
    message: 'Harper corrects English only',
  })
})

test('of thousands of faults the first are shown, and how many there were is said', async () => {
  const { polished } = await polish('I has went to the the store yesterday untill noon.\n'.repeat(200))
  expect(polished.changes.filter(({ by }) => by.includes('Harper')).length).toBeLessThanOrEqual(300)
  expect(polished.notes.some((note) => /found \d{3,} things; the first 300/.test(note))).toBe(true)
})
