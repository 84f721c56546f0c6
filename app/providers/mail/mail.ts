/** A message as it leaves the house. Addresses are plain, without names; both bodies say the same. */
export type Mail = {
  id: string
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
  html: string
}

/**
 * A way out for mail. `send` resolves once the message is safe with whoever carries it on, and throws otherwise;
 * `forget` removes what this machine still keeps of messages sent before a moment.
 */
export type MailProvider = {
  id: 'outbox' | 'smtp'
  send(mail: Mail): Promise<void>
  forget(before: Date): Promise<void>
}
