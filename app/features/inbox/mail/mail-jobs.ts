import type { ReadMail } from './read-mail.ts'

/** What the mail room can be asked: to take a message apart, and for one part of it. */
export type MailJobs = {
  read: { input: { raw: Uint8Array }; result: ReadMail }
  part: { input: { raw: Uint8Array; n: number }; result: { bytes: Uint8Array | null } }
}
