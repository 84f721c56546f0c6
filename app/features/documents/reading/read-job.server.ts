import { z } from 'zod'
import { findRun } from '#app/kits/asking/runs/begin-run.server.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import { fillScans } from '#app/kits/foundation/documents/fill-scans.server.ts'
import type { DocumentModel } from '#app/kits/foundation/documents/document.ts'
import { toPictureText } from '#app/kits/foundation/documents/picture-text.ts'
import { findPagePicture, readBeginning, readDocument } from '#app/kits/foundation/documents/read-document.server.ts'
import { findAnyFile, readFile } from '#app/kits/foundation/files/files.server.ts'
import { JobFailure, JobStop } from '#app/kits/foundation/jobs/job-failure.ts'
import { defineJob, type JobTools } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { publish } from '#app/kits/foundation/live/live.server.ts'
import { clock } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { NOTHING_FOUND, type Found, type KeptPage } from '../keeping/found.ts'
import { findDocument, replacePages, saveDocument } from '../keeping/documents.store.server.ts'
import { factsPool } from './facts-pool.server.ts'
import { passagesOf } from './passages.server.ts'
import { summarise } from './summarise.server.ts'

const MINUTE_MS = 60_000
const LIMIT_MINUTES = 20
const AT_ONCE = 2
const READ_LIMIT_MS = 2 * MINUTE_MS
const PDF = 'application/pdf'
/** Shorter ones are read before anybody could look at a part of them. */
const LONG_BYTES = 60_000
const FIRST_PAGES = 3

export const toDocumentTopic = (id: string) => `document:${id}`

/** Reads a document: its words first, which are shown at once, then what rules and engines draw out of them. */
export const readJob = defineJob({
  kind: 'document',
  payload: z.object({ document: z.string() }),
  concurrency: AT_ONCE,
  limitMs: LIMIT_MINUTES * MINUTE_MS,
  async run({ document: id }, tools) {
    const row = await findDocument(id)
    if (!row || row.state === 'ready') return null
    const startedAt = performance.now()
    const [run, file] = await Promise.all([findRun(row.runId), findAnyFile(row.fileId)])
    if (!run || !file) throw new JobFailure('The file is no longer there.', { isFinal: true })
    tools.progress(0.02, 'Reading')
    const bytes = await readFile(file)
    if (file.type === PDF && bytes.byteLength > LONG_BYTES) await showBeginning(id, bytes, row.name, tools.signal)
    const reading = await readDocument(bytes, row.name, {
      isScanFine: true,
      limitMs: READ_LIMIT_MS,
      signal: tools.signal,
    })
    if (!reading.isRead) {
      // When many are read just now, it is tried again.
      if (reading.status === 503) throw new JobFailure(reading.message)
      return fail(id, reading.message)
    }
    const { model, reader } = await withScans(run, bytes, reading.document, tools)
    if (model.pages.length === 0) return fail(id, 'No words were found in this document.')
    const pages = toPages(model)
    await replacePages(id, pages, passagesOf(pages))
    const { kind, title, pageCount } = model
    const isNamed = row.title !== row.name
    const base: Found = { ...NOTHING_FOUND, troubles: model.troubles, hidden: model.hidden, reader, isCut: model.isCut }
    await saveDocument(id, {
      ...(!isNamed && { title }),
      kind,
      pageCount: Math.max(pageCount, pages.length),
      chars: pages.reduce((sum, { text }) => sum + text.length, 0),
      state: 'reading',
      found: base,
      updatedAt: clock.now(),
    })
    await publish(toDocumentTopic(id), 'part', { name: 'pages' })
    tools.progress(0.6, 'Drawing out the facts')
    const found = await drawOut(run, pages, base, tools)
    await saveDocument(id, {
      state: 'ready',
      found: { ...found, tookMs: Math.round(performance.now() - startedAt) },
      updatedAt: clock.now(),
    })
    await publish(toDocumentTopic(id), 'part', { name: 'facts' })
    return null
  },
})

/** The first pages of a long PDF are shown while the others are read; nothing is asked of them yet. */
async function showBeginning(id: string, bytes: Uint8Array, name: string, signal: AbortSignal): Promise<void> {
  const begun = await readBeginning(bytes, name, FIRST_PAGES, signal)
  if (!begun) return
  await replacePages(id, toPages(begun), [])
  await saveDocument(id, { kind: begun.kind, pageCount: begun.pageCount, updatedAt: clock.now() })
  await publish(toDocumentTopic(id), 'part', { name: 'beginning' })
}

/** A reason of the file itself: another try would not help. */
async function fail(id: string, trouble: string): Promise<never> {
  await saveDocument(id, { state: 'failed', trouble, updatedAt: clock.now() })
  await publish(toDocumentTopic(id), 'part', { name: 'failed' })
  throw new JobFailure(trouble, { isFinal: true })
}

const SCANS_FROM = 0.05
const SCANS_SHARE = 0.5

async function withScans(run: Run, bytes: Uint8Array, document: DocumentModel, { signal, progress }: JobTools) {
  if (document.pictures.length === 0) return { model: document, reader: null }
  let reader: string | null = null
  const model = await fillScans(document, {
    pictureOf: (page) => (document.kind === 'picture' ? Promise.resolve(bytes) : findPagePicture(bytes, page, signal)),
    read: async (png) => {
      try {
        const input = { picture: { bytes: png, type: 'image/png' }, languages: [] }
        const { result, listed } = await useBest(run, 'read', input, { signal })
        reader ??= listed.engine.label
        return toPictureText(result)
      } catch (error) {
        if (signal.reason instanceof JobStop) throw error
        log.warn({ err: error }, 'a scanned page could not be read')
        return { text: '', confidence: 0 }
      }
    },
    signal,
    onPage: (done, of) => progress(SCANS_FROM + (SCANS_SHARE * done) / of, `Scanned page ${done} of ${of}`),
  })
  return { model, reader: reader as string | null }
}

const toPages = ({ pages, blocks }: DocumentModel): KeptPage[] =>
  pages.map(({ number, text, label = null }) => ({
    number,
    label,
    text,
    blocks: blocks.filter(({ page }) => page === number),
  }))

/** A part that fails leaves the others standing, and is named. */
async function drawOut(run: Run, pages: KeptPage[], base: Found, { signal, progress }: JobTools): Promise<Found> {
  const found: Found = { ...base, troubles: [...base.troubles] }
  const stopOr = (error: unknown, sentence: string) => {
    if (signal.reason instanceof JobStop) throw error
    log.warn({ err: error }, 'a part of a document could not be worked out')
    found.troubles.push(sentence)
  }
  try {
    const bare = pages.map(({ number, text }) => ({ number, text }))
    Object.assign(
      found,
      await factsPool().run('facts', { pages: bare, blocks: pages.flatMap(({ blocks }) => blocks) }, { signal }),
    )
  } catch (error) {
    stopOr(error, 'Its figures, names and dates could not be drawn out.')
  }
  progress(0.85, 'Choosing sentences')
  try {
    found.summary = await summarise(run, pages, signal)
  } catch (error) {
    stopOr(error, 'It has no sentences to make a summary of.')
  }
  return found
}
