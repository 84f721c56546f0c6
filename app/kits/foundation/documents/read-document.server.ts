import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import { openWorkerPool, PoolBusy, WorkerFailure } from '#app/platform/worker-pool/worker-pool.server.ts'
import { DOCUMENT_KINDS, type DocumentModel } from './document.ts'
import type { DocumentsJobs, DocumentTrouble, PagePicture } from './documents-jobs.ts'

export type { DocumentKind, DocumentModel, DocumentPage, ReadDocument } from './document.ts'

/** Bundled by scripts/bundle-node.js; tests put their own here before the first document. */
export const documentsWorker = { file: 'build/documents.worker.js' }
const MEMORY_MB = 384
/** Buffers, into which a small file may unpack to gigabytes. */
const NATIVE_MB = 512
const LIMIT_MS = 20_000
const MAX_WAITING = 20

const room = () =>
  once('documents-room', () =>
    openWorkerPool<DocumentsJobs>({
      name: 'document room',
      file: documentsWorker.file,
      memoryMb: MEMORY_MB,
      nativeMb: NATIVE_MB,
      limitMs: LIMIT_MS,
      maxWaiting: MAX_WAITING,
    }),
  )

/** The types of files whose words can be read here. */
export const readableTypes = [
  'text/plain',
  'text/markdown',
  'text/csv',
  'text/html',
  'application/json',
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
  'application/epub+zip',
] as const
export const isReadableType = (type: string): boolean => readableTypes.some((one) => one === type)

export type DocumentReading =
  { isRead: true; document: DocumentModel } | { isRead: false; status: 400 | 413 | 415 | 503; message: string }

type ReadOptions = { isScanFine?: boolean; limitMs?: number; signal?: AbortSignal }

/**
 * Title, kind, words and build of a document by its bytes. Read in a worker, bounded in time (20 s unless said) and memory.
 * Gives a sentence for its sender where there are no words to be had. Never throws.
 */
export async function readDocument(
  bytes: Uint8Array,
  name: string,
  { isScanFine = false, ...options }: ReadOptions = {},
): Promise<DocumentReading> {
  try {
    return { isRead: true, document: await room().run('read', { bytes, name, isScanFine }, options) }
  } catch (error) {
    return toRefusal(error)
  }
}

/** The first pages of a PDF, to be shown while all of it is read; null where they cannot be had. */
export async function readBeginning(
  bytes: Uint8Array,
  name: string,
  pages: number,
  signal?: AbortSignal,
): Promise<DocumentModel | null> {
  try {
    return await room().run('begin', { bytes, name, pages }, { ...(signal && { signal }) })
  } catch {
    // What is wrong with the file is said by whoever reads all of it.
    return null
  }
}

/** The largest picture of a page of a PDF, for an engine to read; null where there is none, or it cannot be had. */
export async function findPagePicture(
  bytes: Uint8Array,
  page: number,
  signal?: AbortSignal,
): Promise<PagePicture | null> {
  try {
    return await room().run('picture', { bytes, page }, { ...(signal && { signal }) })
  } catch (error) {
    log.warn({ err: error, page }, 'the picture of a page could not be taken out')
    return null
  }
}

export const closeDocuments = (): Promise<void> => room().close()

const OTHER = `This is no document whose words can be read. ${DOCUMENT_KINDS} fit here.`
const TOO_LARGE = 'This document takes too much room when it is opened. Please send a smaller part of it.'
const REFUSALS: Readonly<Record<DocumentTrouble, { status: 400 | 413 | 415; message: string }>> = {
  empty: { status: 400, message: 'There are no words in this file.' },
  scan: {
    status: 400,
    message: 'There are no words in this PDF; it may be a scan. Send its pages as pictures, and their words are read.',
  },
  locked: { status: 400, message: 'This file is locked by a password. Please save it without one and send it again.' },
  broken: { status: 400, message: 'This file cannot be read. It may be broken.' },
  large: { status: 413, message: TOO_LARGE },
  other: { status: 415, message: OTHER },
}

const isTrouble = (reason: string | null): reason is DocumentTrouble =>
  reason !== null && Object.hasOwn(REFUSALS, reason)

/** Why a document cannot be read, as a sentence for whoever sent it. */
export function toRefusal(error: unknown): Extract<DocumentReading, { isRead: false }> {
  if (error instanceof PoolBusy)
    return { isRead: false, status: 503, message: 'Many documents are being read just now. Please try again.' }
  if (!(error instanceof WorkerFailure)) return { isRead: false, ...REFUSALS.broken }
  if (isTrouble(error.reason)) return { isRead: false, ...REFUSALS[error.reason] }
  log.warn({ err: error }, 'a document could not be read')
  if (error.kind === 'slow') return { isRead: false, status: 413, message: 'This file takes too long to read.' }
  if (error.kind === 'crashed') return { isRead: false, ...REFUSALS.large }
  return { isRead: false, ...REFUSALS.broken }
}
