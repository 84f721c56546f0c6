import { domainToUnicode } from 'node:url'
import type { MailDetails, Person } from '#app/database/tables/mail/inbox.ts'

/** A sentence a reader should see before believing a letter. */
export type SenderWarning = { kind: 'fails' | 'own' | 'name' | 'domain' | 'reply'; words: string }

const listOf = (...lines: string[]): string[] => lines.flatMap((line) => line.split(' '))

/** Somebody a member wrote to, or heard from; how often. */
export type KnownSender = { address: string; name: string; sent: number; received: number }
type Known = readonly KnownSender[]
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

/** Domains that many people know, and that are imitated most. */
const FAMOUS = listOf(
  'paypal.com amazon.com apple.com icloud.com microsoft.com outlook.com office.com google.com gmail.com youtube.com',
  'facebook.com instagram.com whatsapp.com linkedin.com netflix.com spotify.com ebay.com dropbox.com adobe.com',
  'dhl.com ups.com fedex.com usps.com steampowered.com coinbase.com binance.com docusign.com github.com',
  'chase.com wellsfargo.com bankofamerica.com americanexpress.com hsbc.com ing.com revolut.com wise.com',
)

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
    ...notOfHere(details.found, domain, ownDomain),
    ...namedLikeAnother(from, known),
    ...lookAlike(domain, toDomains(known, ownDomain)),
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

/** Members’ letters to each other never leave the house. */
const notOfHere = (
  { isOutside, isProven }: MailDetails['found'],
  domain: string,
  ownDomain: string,
): SenderWarning[] =>
  isOutside && !isProven && domain === ownDomain
    ? [{ kind: 'own', words: `${ownDomain} is the domain of this site, but this letter came in from outside.` }]
    : []

function namedLikeAnother({ name, address }: Person, known: Known): SenderWarning[] {
  const written = /[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/.exec(name)?.[0]
  if (written && domainOf(written) !== domainOf(address))
    return [{ kind: 'name', words: `The name says ${written}, but the letter comes from ${address}.` }]
  const plain = name.trim().toLowerCase()
  const own = known.find((one) => one.address === address.toLowerCase())
  const other = known
    .filter((one) => one !== own && plain.length > 3 && one.name.trim().toLowerCase() === plain)
    .toSorted((a, b) => weightOf(b) - weightOf(a))[0]
  return other && weightOf(other) > weightOf(own)
    ? [{ kind: 'name', words: `You know ${name} by ${other.address}. This letter comes from ${address}.` }]
    : []
}

/** Whom somebody wrote to counts, however often others wrote to them. */
const weightOf = (one: Pick<KnownSender, 'sent' | 'received'> | undefined): number =>
  one ? one.sent * 1_000_000 + one.received : 0

/** What is known of each domain, with those that everybody knows. */
function toDomains(known: Known, ownDomain: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const one of known) {
    const domain = domainOf(one.address)
    weights.set(domain, (weights.get(domain) ?? 0) + weightOf(one))
  }
  return weights.set(ownDomain, Infinity)
}

function lookAlike(domain: string, known: ReadonlyMap<string, number>): SenderWarning[] {
  const weight = known.get(domain) ?? 0
  if (domain.length < SHORT || weight >= weightOf({ sent: 1, received: 0 })) return []
  const look = toLook(domain)
  const isLike = (one: string) =>
    one.length >= SHORT && one !== domain && (toLook(one) === look || isOneOff(one, domain))
  const other = [...known].find(([one, itsWeight]) => itsWeight > weight && isLike(one))?.[0]
  const famous = FAMOUS.includes(domain) ? undefined : FAMOUS.find((one) => toLook(one) === look)
  const like = other ?? famous
  if (like) return [{ kind: 'domain', words: `${domain} looks like ${like}, but is another domain.` }]
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
