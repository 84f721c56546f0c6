import { domainToUnicode } from 'node:url'
import type { MailDetails, Person } from '#app/database/tables/mail/inbox.ts'

/** A sentence a reader should see before believing a letter. */
export type SenderWarning = { kind: 'fails' | 'name' | 'domain' | 'reply'; words: string }

type Known = readonly { address: string; name: string }[]
type Letter = { from: Person; details: Pick<MailDetails, 'found' | 'replyTo'> }

const SHORT = 5
/** Letters that look like another: what a hurried reader sees. */
const LOOKS_LIKE = [
  [/[0οоօ]/g, 'o'],
  [/[1lіιӏ|]/g, 'i'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/[аɑα]/g, 'a'],
  [/[еɛε]/g, 'e'],
  [/[с]/g, 'c'],
  [/[р]/g, 'p'],
  [/[х]/g, 'x'],
  [/[у]/g, 'y'],
  [/[5ѕ]/g, 's'],
  [/[-_]/g, ''],
] as const

const domainOf = (address: string): string => address.toLowerCase().split('@').at(-1) ?? ''

/** A domain as a hurried reader sees it. */
export function toLook(domain: string): string {
  const plain = (domainToUnicode(domain) || domain).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return LOOKS_LIKE.reduce((look, [sign, other]) => look.replace(sign, other), plain)
}

/**
 * What speaks against a sender being who they seem to be: checks of the mail servers on the way that failed, a name that
 * somebody else is known by, a domain that only looks like a known one, an answer that would go elsewhere.
 */
export function senderWarnings({ from, details }: Letter, known: Known, ownDomain: string): SenderWarning[] {
  const domain = domainOf(from.address)
  return [
    ...failed(details.found, domain),
    ...unfitting(details.found, domain),
    ...namedLikeAnother(from, known),
    ...lookAlike(domain, [...new Set([...known.map(({ address }) => domainOf(address)), ownDomain])]),
    ...answeredElsewhere(details.replyTo, domain),
  ]
}

function failed({ spf, dkim, dmarc, by, isProven }: MailDetails['found'], domain: string): SenderWarning[] {
  // What anybody may have written on the way counts for nothing beside a proof.
  if (isProven) return []
  const who = by === 'here' ? 'This site' : (by ?? 'A mail server on the way')
  const isFail = (said: string | null) => /^(?:hard)?fail$/.test(said ?? '')
  if (isFail(dmarc))
    return [{ kind: 'fails', words: `${who} found that this was not sent by ${domain} (DMARC failed).` }]
  const which = [isFail(spf) ? 'SPF' : '', isFail(dkim) ? 'DKIM' : ''].filter(Boolean)
  if (which.length === 0) return []
  const words = `${who} could not confirm that this came from ${domain} (${which.join(' and ')} failed).`
  return [{ kind: 'fails', words }]
}

/** A signature of the sender’s own domain that does not fit what came. */
function unfitting({ broken = [], isProven }: MailDetails['found'], domain: string): SenderWarning[] {
  const own = broken.find((one) => one === domain || domain.endsWith(`.${one}`) || one.endsWith(`.${domain}`))
  if (isProven || !own) return []
  return [
    {
      kind: 'fails',
      words: `The signature of ${own} does not fit this letter: it was changed on its way, or is not theirs.`,
    },
  ]
}

function namedLikeAnother({ name, address }: Person, known: Known): SenderWarning[] {
  const written = /[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/.exec(name)?.[0]
  if (written && domainOf(written) !== domainOf(address))
    return [{ kind: 'name', words: `The name says ${written}, but the letter comes from ${address}.` }]
  const plain = name.trim().toLowerCase()
  const isKnown = known.some((one) => one.address === address.toLowerCase())
  const other = known.find((one) => plain.length > 3 && one.name.trim().toLowerCase() === plain)
  return other && !isKnown
    ? [{ kind: 'name', words: `You know ${name} by ${other.address}. This letter comes from ${address}.` }]
    : []
}

function lookAlike(domain: string, known: readonly string[]): SenderWarning[] {
  if (domain.length < SHORT || known.includes(domain)) return []
  const look = toLook(domain)
  const other = known.find(
    (one) => one.length >= SHORT && one !== domain && (toLook(one) === look || isOneOff(one, domain)),
  )
  if (other) return [{ kind: 'domain', words: `${domain} looks like ${other}, but is another domain.` }]
  const scripts = ['Latin', 'Cyrillic', 'Greek'].filter((script) =>
    new RegExp(`\\p{Script=${script}}`, 'u').test((domainToUnicode(domain) || domain).replace(/\.[^.]+$/, '')),
  )
  return scripts.length > 1
    ? [{ kind: 'domain', words: `${domain} mixes letters of several alphabets that look alike.` }]
    : []
}

/** Whether one letter more, less or other makes one of the other. */
function isOneOff(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1 || a.length < 8) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  const [restA, restB] = [a.slice(at), b.slice(at)]
  if (a.length === b.length) return restA.slice(1) === restB.slice(1)
  return a.length > b.length ? restA.slice(1) === restB : restA === restB.slice(1)
}

function answeredElsewhere(replyTo: Person | null, domain: string): SenderWarning[] {
  const to = replyTo ? domainOf(replyTo.address) : domain
  const isRelated = to === domain || to.endsWith(`.${domain}`) || domain.endsWith(`.${to}`)
  return isRelated || to === ''
    ? []
    : [{ kind: 'reply', words: `An answer would go to ${replyTo!.address}, which is another place than it came from.` }]
}
