import { findShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { findAnyEmail } from '../emails/emails.store.server.ts'
import { toMailText, toSaidDiff, voiceLetter } from '../emails/voice-letter.ts'
import { findRecording } from '../recordings/recordings.store.server.ts'
import { EMAIL_SHARE } from './share-kinds.ts'
import { hasSound } from './sound-rights.server.ts'

const NO_SHARE = 'There is no mail under this address. Whoever shared it may have taken it back.'

/** What whoever has a link to a spoken mail sees; a 404 when it ended or was taken back. */
export async function readSharedEmail(id: string) {
  const link = await findShareLink(EMAIL_SHARE, id)
  const row = link ? await findAnyEmail(link.thingId) : null
  if (!link || !row) throw notFound(NO_SHARE)
  const letter = voiceLetter.parse(row.letter)
  const recording = hasSound(link.terms) && row.recordingId ? await findRecording(row.recordingId) : null
  const hasWords = (link.terms as { hasWords?: unknown }).hasWords === true
  return {
    share: id,
    subject: letter.subject || row.title,
    text: toMailText(letter),
    sound: recording?.fileId ? { id: recording.id, seconds: recording.seconds, peaks: recording.peaks } : null,
    diff: hasWords && row.raw !== null ? toSaidDiff(row.raw, letter) : [],
  }
}
export type SharedEmail = Awaited<ReturnType<typeof readSharedEmail>>
