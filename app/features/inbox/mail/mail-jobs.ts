import type { Peer } from '#app/kits/members/inbound-mail/trace-lines.ts'
import type { Archive } from '../moving/read-archive.ts'
import type { SenderCheck } from './check-sender.ts'
import type { Invitation } from './read-invitation.ts'
import type { ReadMail } from './read-mail.ts'

/** What the mail room can be asked: to take a message apart, and for one part of it. */
export type MailJobs = {
  read: { input: { raw: Uint8Array }; result: ReadMail }
  /** The invitation among the parts of a message. */
  invitation: { input: { raw: Uint8Array }; result: { invitation: Invitation | null } }
  /** The letters of a file that somebody brings. */
  archive: { input: { bytes: Uint8Array }; result: Archive }
  /** Whether a letter is from whom it says. */
  sender: { input: { raw: Uint8Array; peer: Peer | null }; result: SenderCheck }
  part: { input: { raw: Uint8Array; n: number }; result: { bytes: Uint8Array | null } }
}
