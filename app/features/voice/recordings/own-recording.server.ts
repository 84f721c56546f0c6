import type { AppLoadContext } from '@remix-run/node'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import { followOwn } from '#app/kits/members/visitor/follow-own.server.ts'
import { findReader, type Reader } from '#app/kits/members/visitor/reader.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { textOf, type Transcript } from '#app/engines/transcript/transcript.ts'
import { findMailOf } from '../emails/mail-of-recording.server.ts'
import { TITLE_MAX_CHARS } from '../voice.limits.ts'
import { findRecording, type RecordingRow } from './recordings.store.server.ts'

export const NO_RECORDING =
  'There is no recording of yours under this address. It may have been deleted, or it was made in another browser.'
const MOST_WORDS_CHARS = 60_000

/** A recording of whoever asks; 404 for everybody else, as for none. */
export async function requireRecording(request: Request, id: string): Promise<Reader & { row: RecordingRow }> {
  const row = await findRecording(id)
  const reader = await findReader(request, id, row)
  if (!row || !reader) throw notFound(NO_RECORDING)
  return { ...reader, row }
}

/** The column that is searched. */
export const toSearchWords = (title: string, transcript: Transcript): string =>
  fold(`${title} ${textOf(transcript)}`)
    .slice(0, MOST_WORDS_CHARS)
    .toWellFormed()

/** The first words of a text as a name. */
export function toTitle(text: string, otherwise: string): string {
  const line = text.replace(/\s+/g, ' ').trim() || otherwise
  return line.length <= TITLE_MAX_CHARS
    ? line
    : `${line
        .slice(0, TITLE_MAX_CHARS - 1)
        .toWellFormed()
        .trimEnd()}…`
}

export const toRecordingTopic = (id: string) => `recording:${id}`

/** What happens to a recording as it happens, for whom it belongs to and as long as it does. */
export const followRecording = (request: Request, id: string, { network }: AppLoadContext) =>
  followOwn(request, network, {
    ...{ topic: toRecordingTopic(id), none: NO_RECORDING },
    find: async () => (await findMailOf(request, id)) ?? (await findRecording(id)),
  })
