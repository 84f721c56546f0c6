import type { Fact } from '#app/engines/email-writer/facts.ts'

const KINDS = { to: 'To', name: 'Name', number: 'Number', day: 'Day', address: 'Address' } as const
const TIME = /^\d{1,2}[:.]\d{2}\b|\b[ap]\.?m\b|o.clock$/i
const AMOUNT = /[$€£¥]|\b(?:dollars?|euros?|pounds?|cents?|francs?|yen)$/i

/** What something named is called when it is read back. */
export const toFactLabel = (kind: Fact['kind'] | 'to', written: string): string =>
  kind !== 'number' ? KINDS[kind] : TIME.test(written) ? 'Time' : AMOUNT.test(written) ? 'Amount' : KINDS.number
