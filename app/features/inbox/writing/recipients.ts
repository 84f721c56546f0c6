import { isPlainAddress } from '#app/providers/mail/plain-address.ts'
import type { Person } from '#app/database/tables/mail/inbox.ts'

/** What somebody typed into a line of recipients: who could be read, and what could not. */
export type Recipients = { people: Person[]; wrong: string[] }

/** Reads `Anna <anna@x.test>, ben@y.test; "Kovac, C." <c@z.test>`. */
export function readRecipients(typed: string): Recipients {
  const people = new Map<string, Person>()
  const wrong: string[] = []
  for (const piece of cut(typed)) {
    const [, named = '', bracketed] = /^(.*?)<([^<>]*)>$/.exec(piece) ?? []
    const address = (bracketed ?? piece).trim()
    const name = named.trim().replace(/^"|"$/g, '').trim()
    if (isPlainAddress(address)) people.set(address.toLowerCase(), { name, address })
    else wrong.push(piece.slice(0, 80))
  }
  return { people: [...people.values()], wrong }
}

/** At commas, semicolons and line ends that stand in no quotation marks and no brackets. */
function cut(typed: string): string[] {
  const pieces: string[] = ['']
  let isQuoted = false
  for (const sign of typed) {
    if (sign === '"') isQuoted = !isQuoted
    if (!isQuoted && (sign === ',' || sign === ';' || sign === '\n')) pieces.push('')
    else pieces[pieces.length - 1] += sign
  }
  return pieces.map((piece) => piece.trim()).filter(Boolean)
}

/** A person as a line of recipients says it. */
export const toRecipient = ({ name, address }: Person): string =>
  name === '' || name === address
    ? address
    : /[",;<>()@]/.test(name)
      ? `"${name.replace(/["\\]/g, '')}" <${address}>`
      : `${name} <${address}>`
