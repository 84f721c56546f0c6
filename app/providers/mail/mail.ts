/** A message as it leaves the house. Addresses are plain, without names; both bodies say the same. */
export type Mail = {
  id: string
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
  html: string
  /** Whom an answer reaches, when it is not the sender. */
  replyTo?: string | null
  /** The address where one click ends letters of this kind (RFC 8058); none for letters that must arrive. */
  unsubscribe?: string | null
  /** An iCalendar object (RFC 5545) that comes along; its METHOD says what programs do with it. */
  calendar?: string | null
}

/** A letter of a member, written out already, for one address. */
export type Letter = { id: string; from: string; to: string; raw: Uint8Array }

/**
 * A way out for mail. `send` and `carry` resolve once the message is safe with whoever carries it on, and throw otherwise, with
 * MailRefusedError when trying again is of no use; `forget` removes what this machine still keeps of messages sent
 * before a moment. `place` says where mail goes, in words without credentials.
 */
export type MailProvider = {
  id: 'outbox' | 'smtp'
  place: string
  send(mail: Mail): Promise<void>
  carry(letter: Letter): Promise<void>
  forget(before: Date): Promise<void>
}

/** The message or its address was refused for good. */
export class MailRefusedError extends Error {}
