import type { AppLoadContext } from '@remix-run/node'
import { findAnyFile } from '#app/kits/foundation/files/files.server.ts'
import { toFileResponse } from '#app/kits/foundation/files/serving/file-response.server.ts'
import { findShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { findReader } from '#app/kits/members/visitor/reader.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { findAnyEmail } from '../emails/emails.store.server.ts'
import { findMailOf } from '../emails/mail-of-recording.server.ts'
import { NO_RECORDING } from '../recordings/own-recording.server.ts'
import { findRecording, type RecordingRow } from '../recordings/recordings.store.server.ts'
import { EMAIL_SHARE, FEED_SHARE, RECORDING_SHARE } from './share-kinds.ts'

/** The sound of a recording: for whoever it belongs to, and whoever has a link that shows it with its sound. */
export async function sendSound(request: Request, id: string, context: AppLoadContext): Promise<Response> {
  const row = await findRecording(id)
  const query = new URL(request.url).searchParams
  const mayHear = row && ((await isReaders(request, row)) || (await isShown(row, query)))
  const file = mayHear && row.fileId ? await findAnyFile(row.fileId) : null
  if (!file) throw notFound(NO_RECORDING)
  const answer = await toFileResponse(request, file, context)
  if (query.has('download'))
    answer.headers.set(
      'Content-Disposition',
      answer.headers.get('Content-Disposition')?.replace(/^inline/, 'attachment') ?? 'attachment',
    )
  return answer
}

/** A guest who keeps no cookies has a key to the mail that was said, not to its recording. */
async function isReaders(request: Request, row: RecordingRow): Promise<boolean> {
  const mail = await findMailOf(request, row.id)
  return (
    (await findReader(request, row.id, row)) !== null || (mail && (await findReader(request, mail.id, mail))) !== null
  )
}

async function isShown(row: RecordingRow, query: URLSearchParams): Promise<boolean> {
  const [share, mail, feed] = [query.get('share'), query.get('mail'), query.get('feed')]
  if (share) {
    const link = await findShareLink(RECORDING_SHARE, share)
    return link?.thingId === row.id && hasSound(link.terms)
  }
  if (mail) {
    const link = await findShareLink(EMAIL_SHARE, mail)
    const email = link && hasSound(link.terms) ? await findAnyEmail(link.thingId) : null
    return email?.recordingId === row.id
  }
  if (feed) return (await findShareLink(FEED_SHARE, feed))?.thingId === row.userId && row.publishedAt !== null
  return false
}

/** Whether a link's terms let its readers hear. */
export const hasSound = (terms: unknown): boolean => (terms as { hasSound?: unknown } | null)?.hasSound === true
