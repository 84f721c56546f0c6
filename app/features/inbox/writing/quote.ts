import { joinSpoken } from '#app/kits/pages/recorder/join-spoken.ts'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import type { MessageRow } from '../filing/messages.store.server.ts'
import { toRecipient } from './recipients.ts'

const QUOTED_CHARS = 40_000

type About = Pick<MessageRow, 'fromName' | 'fromAddress' | 'at' | 'subject' | 'details'>

/** A message below an answer, as mail programs quote it. */
export function quoteReply({ fromName, fromAddress, at }: About, text: string): string {
  const lines = text.slice(0, QUOTED_CHARS).split('\n')
  return `On ${toLongDay(at)}, ${fromName || fromAddress} wrote:\n${lines.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n')}`
}

/** A message as it is passed on. */
export function quoteForward({ fromName, fromAddress, at, subject, details }: About, text: string): string {
  return [
    '---------- Forwarded message ----------',
    `From: ${toRecipient({ name: fromName, address: fromAddress })}`,
    `Date: ${at.toUTCString()}`,
    `Subject: ${subject}`,
    `To: ${details.to.map(toRecipient).join(', ')}`,
    '',
    text.slice(0, QUOTED_CHARS),
  ].join('\n')
}

const BELOW = /\n(?:-- \n|On [^\n]{5,160} wrote:\n>|-{5,} Forwarded message )/

/** What somebody writes themselves in a letter, and what stands below: signature and the quoted letter. */
export function splitOwn(text: string): { own: string; rest: string } {
  const at = BELOW.exec(text)?.index ?? text.length
  const own = text.slice(0, at).trimEnd()
  return { own, rest: text.slice(own.length) }
}

/** The words that a letter begins with: an empty line to write on, the signature, and what it is about. */
export const beginText = (signature: string, quoted: string): string =>
  `\n${signature.trim() ? `\n-- \n${signature.trim()}\n` : ''}${quoted ? `\n${quoted}` : ''}`

/** A letter with words that were spoken: they come behind what somebody wrote, before signature and quoted letter. */
export function putSpoken(text: string, before: string, said: string): string {
  if (said === '') return text
  const { own, rest } = splitOwn(text)
  return joinSpoken(own, before, said) + rest
}
