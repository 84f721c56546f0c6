import { randomInt } from 'node:crypto'
import type { Delivery, Person, Place } from '#app/database/tables/mail/inbox.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { toTable } from '#app/platform/table.ts'
import type { ReadMail } from '../mail/read-mail.ts'
import { isReplySubject, toSubjectKey } from '../mail/subject-key.ts'
import { sortMail, whyNow } from './bundles.ts'
import * as rows from './messages.store.server.ts'
import { toOwnerWord } from './owner-word.ts'
import { isBefore } from './waiting.ts'

/** A reply that names no message belongs to a conversation about the same subject that is not older than this. */
const SUBJECT_COUNTS_MS = 60 * 86_400_000
const PEOPLE_SHOWN = 4
const IDS_PER_MS = 1_000
const TRIES_OF_WIDTH = 4
/** The last time whose numbers are exact. */
const LAST_MS = Math.floor(Number.MAX_SAFE_INTEGER / IDS_PER_MS) - 86_400_000

export type ToFile = {
  userId: string
  /** What it is, so that the same thing is never filed twice: `received:…`, `sent:…`, `file:…`. */
  source: string
  rawKey: string
  bytes: number
  mail: ReadMail
  at: Date
  isSent?: boolean
  isRead?: boolean
  /** Where a new conversation begins to lie. */
  place?: Place
  deliveries?: Delivery[]
  /** The mail account it leaves through. */
  sentBy?: string | null
  /** The conversation it was written in. */
  threadId?: string | null
}

export type Filed = { messageId: string; threadId: string }

/**
 * Files a message of a member: into the conversation that it, or what it refers to, belongs to. Must run inside a
 * transaction. Null when the same thing was filed before.
 */
export async function fileMessage(sent: ToFile): Promise<Filed | null> {
  const { userId, source, mail, at, isSent = false } = sent
  const now = clock.now()
  await rows.holdMailbox(userId, now)
  if (await rows.hasSource(userId, source)) return null
  const ownName = mail.messageId ?? source
  const { event } = mail.details
  // A change or an end of an event belongs beside its invitation, however the calendar named the letter.
  const names = [ownName, ...mail.details.references, ...(event ? [`event:${event.uid}`] : [])]
  const threadId = await findOrCreateThread(sent, names, now)
  await rows.nameThread(userId, threadId, names, now)
  const id = createId(now.getTime())
  const searchId = await chooseSearchId(at)
  const { from, subject, snippet, details, text, html } = mail
  await rows.createMessage({
    ...{ id, userId, threadId, searchId, source, isSent, at, subject, snippet, details, createdAt: now },
    isRead: isSent || (sent.isRead ?? false),
    messageId: ownName,
    fromName: from.name,
    fromAddress: from.address.toLowerCase(),
    deliveries: sent.deliveries ?? [],
    sentBy: sent.sentBy ?? null,
    rawKey: sent.rawKey,
    bytes: sent.bytes,
    attachments: details.attachments.filter(({ isInline }) => !isInline).length,
  })
  const people = [from, ...details.to, ...details.cc].map(({ name, address }) => `${name} ${address}`).join(' ')
  await rows.createBody({
    ...{ messageId: id, userId, searchId, people, subject, text, html, createdAt: now },
    owner: toOwnerWord(userId),
  })
  await meetPeople(sent)
  await refreshThread(threadId, userId, { arrived: isSent ? null : sent })
  return { messageId: id, threadId }
}

async function findOrCreateThread(sent: ToFile, names: readonly string[], now: Date): Promise<string> {
  const { userId, mail, at, isSent = false, place = isSent ? 'archive' : 'inbox' } = sent
  const known = await rows.listThreadsOfNames(userId, names)
  const given = sent.threadId && (await rows.findThread(sent.threadId, userId)) ? [sent.threadId] : []
  const [first, ...others] = [...new Set([...given, ...known])]
  if (first) {
    for (const other of others) await rows.mergeThreads(first, other)
    return first
  }
  const subjectKey = toSubjectKey(mail.subject)
  const bySubject = mail.details.references.length === 0 && isReplySubject(mail.subject) && subjectKey !== ''
  const about = bySubject
    ? await rows.findThreadAbout(userId, subjectKey, new Date(at.getTime() - SUBJECT_COUNTS_MS))
    : null
  if (about) return about.id
  const id = createId(now.getTime())
  await rows.createThread({ id, userId, place, subject: mail.subject, subjectKey, lastAt: at, createdAt: now })
  return id
}

/**
 * A number that grows with time and belongs to one message. Servers tell times by the second, and what was moved to one
 * together may have one time for thousands of letters: where numbers are rare, more of what follows is taken.
 */
async function chooseSearchId(at: Date): Promise<number> {
  const first = Math.min(Math.max(0, at.getTime()), LAST_MS) * IDS_PER_MS
  for (let width = IDS_PER_MS; ; width *= 2)
    for (let n = 0; n < TRIES_OF_WIDTH; n += 1) {
      const searchId = first + randomInt(width)
      if (!(await rows.isSearchIdTaken(searchId))) return searchId
    }
}

async function meetPeople({ userId, mail, at, isSent = false }: ToFile): Promise<void> {
  const met = isSent ? [...mail.details.to, ...mail.details.cc] : [mail.from]
  for (const { name, address } of met)
    if (address.includes('@')) await rows.meetContact({ userId, name, address: address.toLowerCase(), isSent, at })
}

type Happened = { arrived: ToFile | null }

/** Makes the row of a conversation from its messages: what the lists show. */
export async function refreshThread(threadId: string, userId: string, { arrived }: Happened = { arrived: null }) {
  const [thread, messages] = await Promise.all([rows.findThread(threadId, userId), rows.listSummaries(threadId)])
  const newest = messages.at(-1)
  if (!thread || !newest) return
  const received = messages.filter(({ isSent }) => !isSent)
  const sent = messages.filter(({ isSent }) => isSent)
  const people = received.length > 0 ? toPeople(received) : await recipientsOf(threadId)
  await rows.saveThread(threadId, {
    people,
    subject: messages[0]!.subject,
    subjectKey: toSubjectKey(messages[0]!.subject),
    snippet: newest.snippet,
    messages: messages.length,
    unread: received.filter(({ isRead }) => !isRead).length,
    attachments: messages.reduce((sum, { attachments }) => sum + attachments, 0),
    lastAt: newest.at,
    lastSentAt: sent.at(-1)?.at ?? null,
    ...(arrived ? toPlace(thread, arrived) : {}),
    // Letters of an import come in any order.
    ...(arrived && arrived.at >= received.at(-1)!.at ? toSorting(arrived, thread, received.at(-2)) : {}),
  })
}

/** A new message brings its conversation back, unless it was muted or is junk. */
function toPlace({ place, mutedAt }: rows.ThreadRow, { place: asked = 'inbox' }: ToFile) {
  if (mutedAt !== null || place === 'junk' || asked !== 'inbox') return {}
  return { place: 'inbox' as const, snoozedUntil: null, trashedAt: null }
}

/** What an earlier letter asked waits on, until its reader writes. */
function toSorting(arrived: ToFile, before: rows.ThreadRow, last: { at: Date } | undefined) {
  const found = sortArrived(arrived)
  const { priority, why, lastSentAt } = before
  // The last word about an event is the one that counts.
  if (arrived.mail.details.event) return found
  const isWaiting = last && (lastSentAt === null || last.at > lastSentAt)
  if (!isWaiting || !isBefore(priority, found.priority)) return found
  return { ...found, priority, why: whyNow(why, last.at, arrived.at) }
}

function sortArrived({ mail, at }: ToFile) {
  const { pile, priority, why } = sortMail(
    {
      from: mail.from.name ? `${mail.from.name} <${mail.from.address}>` : mail.from.address,
      subject: mail.subject,
      text: mail.text,
      hasInvitation: mail.details.hasInvitation,
      isList: mail.details.unsubscribe !== null,
      isOff: mail.details.event?.isOff === true,
    },
    at,
  )
  return { pile, priority, why }
}

function toPeople(messages: readonly { fromName: string; fromAddress: string }[]): Person[] {
  const byAddress = toTable<Person>()
  for (const { fromName, fromAddress } of messages.toReversed())
    byAddress[fromAddress || fromName] ??= { name: fromName, address: fromAddress }
  return Object.values(byAddress).slice(0, PEOPLE_SHOWN)
}

async function recipientsOf(threadId: string): Promise<Person[]> {
  const [message] = await rows.listMessages(threadId, 1)
  return message ? [...message.details.to, ...message.details.cc].slice(0, PEOPLE_SHOWN) : []
}
