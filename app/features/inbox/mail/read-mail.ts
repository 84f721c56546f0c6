import PostalMime, { type Address, type Attachment, type Email, type Mailbox } from 'postal-mime'
import type { MailAttachment, MailDetails, Person } from '#app/database/tables/mail/inbox.ts'
import { wordsOfHtml } from '#app/kits/foundation/untrusted/words-of-html.ts'
import { toStorableText } from '#app/platform/values/storable.ts'
import { asMeant, asWindows1252, hasLost, headAsMeant, isMeant, saysAscii } from './as-meant.ts'
import { toCited } from './cited.ts'
import { readServerWords, toFound, type ServerWord } from './read-found.ts'
import { bodyOfUndivided } from './unopened.ts'
import { readWinmail } from './read-winmail.ts'
import { readUnsubscribe } from './read-unsubscribe.ts'

/** What is read of a message, so that one line or one part of it cannot fill a page. */
const MOST = {
  line: 500,
  name: 200,
  address: 320,
  text: 200_000,
  html: 400_000,
  people: 100,
  references: 100,
  parts: 200,
}
const SNIPPET_CHARS = 200
const HEAD_BYTES = 262_144
const NESTED_MOST = 40
const LETTERS_IN_LETTERS = 3
const WINMAIL = /^application\/(?:vnd\.)?ms-tnef$/i

/** A message as the reading screen shows it. */
export type ReadMail = {
  messageId: string | null
  inReplyTo: string | null
  from: Person
  subject: string
  /** What the message says of its time; null when it says nothing that can be read. */
  date: Date | null
  text: string
  html: string | null
  snippet: string
  details: MailDetails
  /** Stands in drafts alone. */
  bcc: Person[]
  /** What servers on the way wrote of the sender. */
  words: ServerWord[]
}

const UNDIVIDED = 'Its parts could not be told apart, so it appears here as it came.'
const UNOPENED = 'Some of it could not be told apart. It stands in the whole message.'

/** Takes a message apart. Throws for one that is nested too deep or whose head is too long. */
export async function readMail(raw: Uint8Array): Promise<ReadMail> {
  const email = await parseAsMeant(raw)
  const packed = email.text?.trim() || email.html?.trim() ? {} : bodyOfWinmail(email)
  Object.assign(email, packed)
  if (saysAscii(raw)) Object.assign(email, { text: asMeant(email.text ?? ''), html: asMeant(email.html ?? '') })
  const problems: string[] = []
  const isCited = toCited(email.html ?? '')
  const parts = partsOf(email)
  const attachments = parts.slice(0, MOST.parts).map((part, n) => toAttachment(part, n, isCited))
  if (parts.length > MOST.parts) problems.push(`It has ${parts.length} parts; the first ${MOST.parts} are listed.`)
  if (email.attachments.some(isWinmail))
    problems.push(
      parts.length > email.attachments.length
        ? 'Outlook packed the attachments into winmail.dat; they stand beside it.'
        : Object.keys(packed).length > 0
          ? 'Outlook packed this letter into winmail.dat.'
          : 'winmail.dat is a file of Outlook’s own; nothing in it can be shown here.',
    )
  const html = email.html ? cut(email.html, MOST.html, 'The page in it is longer than is shown.', problems) : null
  const undivided = email.text?.trim() || email.html?.trim() ? null : bodyOfUndivided(raw)
  if (undivided !== null) problems.push(parts.length > 0 ? UNOPENED : UNDIVIDED)
  const asItCame = undivided !== null && parts.length === 0 ? undivided : null
  const plain = asItCame ?? (email.text?.trim() ? email.text : wordsOfHtml(email.html ?? ''))
  const text = cut(plain.replace(/\r\n?/g, '\n').trim(), MOST.text, 'It is longer than is shown.', problems)
  const words = readServerWords(email.headers.map(({ key, value }) => ({ key, value })))
  const headers = (name: string) => email.headers.filter(({ key }) => key === name).map(({ value }) => value)
  return {
    messageId: toNames(email.messageId)[0] ?? null,
    inReplyTo: toNames(email.inReplyTo)[0] ?? null,
    from: toPeople([email.from])[0] ?? { name: '', address: '' },
    subject: toLine(email.subject ?? '', MOST.line),
    date: toDate(email.date),
    text,
    html,
    snippet: toLine(text.slice(0, SNIPPET_CHARS * 2).replace(/^>.*$/gm, ''), SNIPPET_CHARS),
    details: {
      to: toPeople(email.to ?? []),
      cc: toPeople(email.cc ?? []),
      replyTo: toPeople(email.replyTo ?? [])[0] ?? null,
      references: [...new Set([...toNames(email.references), ...toNames(email.inReplyTo)])].slice(-MOST.references),
      attachments,
      unsubscribe: readUnsubscribe(headers('list-unsubscribe')[0] ?? '', headers('list-unsubscribe-post')[0] ?? ''),
      found: toFound(words),
      hasInvitation: attachments.some(({ type }) => type === 'text/calendar'),
      problems,
    },
    bcc: toPeople(email.bcc ?? []),
    words,
  }
}

/** The bytes of one part of a message; null when it has no such part. */
export async function readPart(raw: Uint8Array, n: number): Promise<Uint8Array | null> {
  const part = partsOf(await parse(raw))[n]
  return part ? toBytes(part) : null
}

/** The words of the first calendar among the parts of a message; null when there is none. */
export async function readCalendar(raw: Uint8Array): Promise<string | null> {
  const part = (await parse(raw)).attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  return part ? Buffer.from(toBytes(part)).toString('utf8') : null
}

/** Programs say UTF-8, or nothing, of words that are Latin-1: these are read once more as what they are. */
async function parseAsMeant(raw: Uint8Array): Promise<Email> {
  const email = await parse(raw)
  if (!hasLost(email.text) && !hasLost(email.html)) return email
  const { text, html } = await parse(asWindows1252(raw))
  if (hasLost(email.text) && isMeant(text)) email.text = text
  if (hasLost(email.html) && isMeant(html)) email.html = html
  return email
}

const parse = (raw: Uint8Array): Promise<Email> =>
  PostalMime.parse(headAsMeant(raw), {
    forceRfc822Attachments: true,
    maxNestingDepth: NESTED_MOST,
    maxRfc822NestingDepth: LETTERS_IN_LETTERS,
    maxHeadersSize: HEAD_BYTES,
  })

const isWinmail = ({ mimeType, filename }: Attachment) =>
  WINMAIL.test(mimeType) || /^winmail\.dat$/i.test(filename ?? '')

/** Outlook packs the letter itself too; some of its servers leave it there alone. */
function bodyOfWinmail({ attachments }: Email): Pick<Email, 'html' | 'text'> {
  const box = attachments.find(isWinmail)
  const { html, text } = (box && readWinmail(toBytes(box))) || { html: null, text: null }
  return { ...(html && { html }), ...(text && { text }) }
}

/** All parts of a message; what a winmail.dat holds stands behind the others. */
const partsOf = ({ attachments }: Email): Attachment[] => [
  ...attachments,
  ...attachments
    .filter(isWinmail)
    .flatMap((box) => readWinmail(toBytes(box))?.files ?? [])
    .map(({ name, type, bytes }): Attachment => ({
      ...{ filename: name, mimeType: type ?? 'application/octet-stream', disposition: 'attachment' },
      content: bytes,
    })),
]

const toBytes = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content as ArrayBuffer)

function toAttachment(part: Attachment, n: number, isCited: (cid: string | null) => boolean): MailAttachment {
  const cid = part.contentId ? toLine(part.contentId.replace(/^<|>$/g, ''), MOST.name) : null
  const type = /^[\w.+-]{1,60}\/[\w.+-]{1,100}$/.test(part.mimeType) ? part.mimeType : 'application/octet-stream'
  return {
    n,
    name: toLine(part.filename ?? '', MOST.name) || (type === 'message/rfc822' ? 'letter.eml' : `part ${n + 1}`),
    type,
    bytes: toBytes(part).byteLength,
    cid,
    isInline: isCited(cid),
  }
}

function toPeople(addresses: readonly (Address | undefined)[]): Person[] {
  return addresses
    .flatMap((one): Mailbox[] => (one === undefined ? [] : one.group ? one.group : [one as Mailbox]))
    .slice(0, MOST.people)
    .map(({ name, address }) => ({ name: toLine(name, MOST.name), address: toLine(address, MOST.address) }))
    .filter(({ name, address }) => name !== '' || address !== '')
}

/** `<a@b> <c@d>` as names without their brackets. */
const toNames = (value: string | undefined): string[] =>
  [...(value ?? '').matchAll(/<([^<>\s]{1,500})>/g)].map(([, name]) => toStorableText(name ?? '').toWellFormed())

function toDate(value: string | undefined): Date | null {
  const date = new Date(value ?? '')
  const year = Number.isNaN(date.getTime()) ? 0 : date.getUTCFullYear()
  return year >= 1970 && year <= 2100 ? date : null
}

function cut(text: string, most: number, problem: string, problems: string[]): string {
  if (text.length > most) problems.push(problem)
  return toStorableText(text.slice(0, most)).toWellFormed()
}

/** One line, whatever was hidden in it: no control signs, and none that turn the direction of writing around. */
export const toLine = (text: string, most: number): string =>
  toStorableText(text)
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed()
