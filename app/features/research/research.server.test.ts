import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWorker } from '#tests/support/worker-file.ts'
import { JobStop } from '#app/kits/foundation/jobs/job-failure.ts'
import type { Report } from './reports/report.ts'
import type { Progress } from './work/progress.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-research-'))
process.env.LOG_LEVEL = 'silent'
const { once } = await import('#app/platform/once.ts')
const { store } = await import('#app/database/store.server.ts')
const { documentPassages, readDocuments } = await import('#app/database/tables/documents.ts')
const { engineWorker, openEngineWorker } = await import('#app/kits/asking/engine-worker/engine-worker.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
await import('./research.register.server.ts')
const { researchJob } = await import('./work/research-job.server.ts')
const { goOn, startPass } = await import('./work/start-pass.server.ts')
const { saveEdited, bringBack } = await import('./work/edit-report.server.ts')
const { withoutWriting } = await import('./work/progress.ts')
const passes = await import('./keeping/passes.store.server.ts')
const rows = await import('./keeping/research.store.server.ts')
const { requireResearch } = await import('./keeping/research-keeping.server.ts')
const { draftPlan } = await import('./plan/plan.ts')
const { sentencesIn } = await import('./reports/report.ts')
const { readWhole } = await import('./exporting/read-whole.server.ts')
const { researchChecks } = await import('./research-checks.server.ts')

const owner = { userId: 'anna', guestId: null }
const QUESTION = 'When did the Harbour Bridge of Rostock open to traffic?'

beforeAll(async () => {
  const engines = await buildWorker('app/kits/asking/engine-worker/engine.worker.ts')
  once('engine-worker', () => openEngineWorker(engines))
  await store().migrate()
  await enrol('anna')
  await bring('guide', 'Guide', 'The Harbour Bridge of Rostock opened to traffic in May 1937. Tickets cost five euros.')
  await bring(
    'paper',
    'Paper',
    'According to the archive, the Harbour Bridge of Rostock opened to traffic in June 1938.',
  )
  await bring('copy', 'Copy', 'The Harbour Bridge of Rostock opened to traffic in May 1937. Tickets cost five euros!')
}, 60_000)
afterAll(async () => {
  await engineWorker().close()
  await store().close()
})

let searchId = 1
async function bring(id: string, title: string, text: string) {
  const at = new Date()
  const base = {
    name: `${title}.txt`,
    fileId: `f-${id}`,
    sha256: id,
    bytes: 1,
    found: {},
    runId: 'r',
    state: 'ready',
  } as const
  await store()
    .db.insert(readDocuments)
    .values({ id, userId: 'anna', title, kind: 'text', ...base, createdAt: at, updatedAt: at })
  await store()
    .db.insert(documentPassages)
    .values({ id: `p-${id}`, searchId: searchId++, documentId: id, page: 1, start: 0, text })
}

async function begin(id: string, kinds: Parameters<typeof draftPlan>[1] = ['knowledge', 'documents']) {
  const now = new Date()
  const plan = draftPlan(QUESTION, kinds)
  await rows.createResearch({
    id,
    ...owner,
    title: QUESTION,
    question: QUESTION,
    plan,
    state: 'plan',
    createdAt: now,
    updatedAt: now,
  })
  expect(await startPass((await rows.findResearch(id))!, null, '10.0.0.1')).toEqual({ isStarted: true })
}

async function perform(id: string, signal = new AbortController().signal, onProgress = (_: string) => {}) {
  const { jobId } = (await rows.findResearch(id))!
  return researchJob.perform(
    { research: id },
    {
      job: { id: jobId ?? 'none', userId: 'anna', title: 't', attempt: 1 },
      signal,
      progress: (_, note = '') => onProgress(note),
    },
  )
}

const readReport = async (id: string) => {
  const { passId } = (await rows.findResearch(id))!
  const last = (await passes.findLastReport(passId!))!
  return { passId: passId!, last, report: last.report as Report }
}

test('a question ends in a report of which every sentence stands at its place in a stored text', async () => {
  await begin('one')
  await perform('one')
  const { passId, report } = await readReport('one')
  expect((await rows.findResearch('one'))!.state).toBe('done')
  const texts = new Map((await passes.listSnapshots(passId)).map(({ n, text }) => [n, text]))
  const sentences = sentencesIn(report)
  for (const { cites } of sentences) {
    expect(cites.length).toBeGreaterThan(0)
    for (const { n, start, end, quote } of cites) expect(texts.get(n)!.slice(start, end)).toBe(quote)
  }
  const disputed = report.disputes.flatMap(({ sides }) =>
    sides.flatMap(({ quotes }) => quotes.map(({ quote }) => quote)),
  )
  expect(disputed.some((quote) => quote.includes('1937')) && disputed.some((quote) => quote.includes('1938'))).toBe(
    true,
  )
})

test('the same text of two documents is one source, and the report says so', async () => {
  const { passId } = await readReport('one')
  const copies = (await passes.listSources(passId)).filter(({ title }) => title === 'Guide' || title === 'Copy')
  expect(copies.map(({ sameAs }) => sameAs === null)).toEqual([true, false])
  const whole = (await readWhole((await rows.findResearch('one'))!, passId))!
  expect(whole.sources.find(({ title }) => title === 'Guide')?.alsoAt).toEqual(['“Copy”'])
  expect(whole.unreached.join(' ')).toContain('web search')
})

test('cut off after a step, it goes on behind it and reads nothing twice', async () => {
  await begin('cut')
  const stop = new AbortController()
  let notes = 0
  await expect(
    perform('cut', stop.signal, () => (notes += 1) === 3 && stop.abort(new JobStop('closing'))),
  ).rejects.toThrow()
  const { passId } = (await rows.findResearch('cut'))!
  const before = (await passes.findPass(passId!))!.progress as Progress
  expect(before.done).toHaveLength(2)
  await perform('cut')
  const after = (await passes.findPass(passId!))!.progress as Progress
  expect(new Set(after.done).size).toBe(after.done.length)
  expect(after.reached.map(({ sub, kind }) => `${sub} ${kind}`)).toEqual([
    ...new Set(after.reached.map(({ sub, kind }) => `${sub} ${kind}`)),
  ])
  const numbers = (await passes.listSources(passId!)).map(({ n }) => n)
  expect(numbers).toEqual(numbers.map((_, at) => at + 1))
  expect((await rows.findResearch('cut'))!.state).toBe('done')
})

test('what is paused does nothing more, and an older job of it neither', async () => {
  await begin('paused')
  await rows.saveInState('paused', ['working'], { state: 'paused' })
  await perform('paused')
  const { passId, jobId } = (await rows.findResearch('paused'))!
  expect(((await passes.findPass(passId!))!.progress as Progress).done).toEqual([])
  await goOn((await rows.findResearch('paused'))!)
  expect((await rows.findResearch('paused'))!.jobId).not.toBe(jobId)
  await researchJob.perform(
    { research: 'paused' },
    {
      job: { id: jobId!, userId: 'anna', title: 't', attempt: 2 },
      signal: new AbortController().signal,
      progress: () => {},
    },
  )
  expect(((await passes.findPass(passId!))!.progress as Progress).done).toEqual([])
  await perform('paused')
  expect((await rows.findResearch('paused'))!.state).toBe('done')
})

test('a source that was thrown out is not written of again', async () => {
  await begin('out', ['documents'])
  await perform('out')
  const { passId } = await readReport('out')
  const paper = (await passes.listSources(passId)).find(({ title }) => title === 'Paper')!
  await passes.saveSnapshot(passId, paper.n, { isOut: true })
  await passes.savePass(passId, { progress: withoutWriting((await passes.findPass(passId))!.progress as Progress) })
  await goOn((await rows.findResearch('out'))!)
  await perform('out')
  const { report, last } = await readReport('out')
  expect(last.number).toBe(2)
  expect(report.disputes).toEqual([])
  expect(JSON.stringify(report)).not.toContain('1938')
  expect(JSON.stringify(report)).toContain('1937')
})

test('a sentence is worded anew only as far as its quotation carries it, and comes back', async () => {
  const row = (await rows.findResearch('out'))!
  const { last, report } = await readReport('out')
  const [first] = sentencesIn(report)
  const edit = (text: string, id = last.id) =>
    saveEdited(row, { do: 'edit', research: 'out', report: id, sentence: [first!.id], text: [text] })
  expect(await edit('The bridge opened to traffic in 1944.')).toMatchObject({ status: 422 })
  expect(await edit('It was opened by Mayor Rossi.')).toMatchObject({ status: 422 })
  expect(await edit('The bridge opened to traffic in 1937.')).toBeNull()
  expect(await edit('Anything', last.id)).toMatchObject({ status: 409 })
  const changed = await readReport('out')
  expect(sentencesIn(changed.report)[0]).toMatchObject({
    text: 'The bridge opened to traffic in 1937.',
    by: 'you',
    cites: first!.cites,
  })
  await bringBack(row, last.id)
  expect(sentencesIn((await readReport('out')).report)[0]!.text).toBe(first!.text)
  expect((await readReport('out')).last.number).toBe(4)
})

test('nobody else opens it, and a sample question is answered for the check of the house', async () => {
  await expect(requireResearch(new Request('http://frenly.test/'), 'one')).rejects.toMatchObject({ status: 404 })
  for (const check of researchChecks())
    expect(await check.run({ signal: new AbortController().signal, isScheduled: false })).toMatchObject({
      state: 'passed',
    })
})
