import type { ReadDocument } from '#app/kits/foundation/documents/document.ts'
import { UNASKED, type SeatResult } from '#app/kits/asking/panel/seat-result.ts'
import { clock } from '#app/platform/clock.ts'
import { hashOf } from '#app/platform/secrets/ids.server.ts'
import { log } from '#app/platform/log.server.ts'
import { embedInPieces } from '#app/kits/asking/cited-answer/embed-in-pieces.server.ts'
import { findInDocument, type Found } from '#app/kits/asking/cited-answer/find-in-document.ts'
import type { DocumentSentence } from '#app/kits/asking/cited-answer/sentences-of-document.ts'

/** A document that somebody brought, and where its owner finds it again; null for one that is not kept. */
export type Witness = { document: ReadDocument; url: string | null }

const HASH_CHARS = 16
const NEAREST_MAX_CHARS = 240
const hashOfDocument = ({ pages }: ReadDocument) =>
  hashOf(pages.map(({ text }) => text).join('\f')).slice(0, HASH_CHARS)

/** The seat of a document: the same words have the same one, whatever the file is called. */
export const toDocumentSeatId = (document: ReadDocument): string => `document:${hashOfDocument(document)}`

/**
 * What a document answers: one to three of its sentences word for word, each with its page; or silence, with the passage
 * that comes nearest. Nothing that stands in it is followed. Never rejects: one that could not be searched has failed.
 */
export async function askDocument({ document, url }: Witness, question: string): Promise<SeatResult> {
  const startedAt = clock.now()
  const startedMs = performance.now()
  const seat = toDocumentSeatId(document)
  const base = {
    ...UNASKED,
    sources: [],
    seat,
    family: seat,
    label: document.title,
    kind: 'document' as const,
    costMicros: 0,
    promptHash: hashOf(JSON.stringify([question, null])),
    startedAt,
  }
  const measured = () => ({ ...base, tookMs: Math.round(performance.now() - startedMs) })
  try {
    const found = await findInDocument(question, document, embedInPieces)
    if (found.sentences.length === 0) return { ...measured(), state: 'abstained', text: toSilence(document, found) }
    return {
      ...measured(),
      state: 'answered',
      text: found.sentences.map(({ text }) => text).join('\n'),
      weight: 'closest',
      sources: found.sentences.map((sentence) => toSource(document, url, sentence)),
    }
  } catch (error) {
    log.warn({ err: error }, 'a document could not be searched')
    return { ...measured(), state: 'failed', text: 'This document could not be searched just now. The others stand.' }
  }
}

const toSource = ({ title, kind }: ReadDocument, url: string | null, { quote, page }: DocumentSentence) => ({
  title,
  url,
  license: null,
  quote,
  ...(kind === 'pdf' && { page }),
})

/** "Not in this document. Nearest, on page 3: …" */
function toSilence({ kind, isCut }: ReadDocument, { nearest }: Found): string {
  const cut = isCut ? ' Only its beginning was read.' : ''
  if (!nearest) return `Not in this document.${cut}`
  const where = kind === 'pdf' ? `, on page ${nearest.page}` : ''
  const quote =
    nearest.text.length > NEAREST_MAX_CHARS ? `${nearest.text.slice(0, NEAREST_MAX_CHARS).trimEnd()}…` : nearest.text
  return `Not in this document.${cut} The nearest passage${where}: “${quote}”`
}
