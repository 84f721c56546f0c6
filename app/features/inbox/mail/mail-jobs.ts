import type { Archive } from '../moving/read-archive.ts'
import type { Invitation } from './read-invitation.ts'
import type { ReadMail } from './read-mail.ts'

/** What the mail room can be asked: to take a message apart, and for one part of it. */
export type MailJobs = {
  read: { input: { raw: Uint8Array }; result: ReadMail }
  /** The invitation among the parts of a message. */
  invitation: { input: { raw: Uint8Array }; result: { invitation: Invitation | null } }
  /** The letters of a file that somebody brings. */
  archive: { input: { bytes: Uint8Array }; result: Archive }
  part: { input: { raw: Uint8Array; n: number }; result: { bytes: Uint8Array | null } }
}
