import { priorityNames } from '#app/engines/mail-triage/mail.ts'
import { suggestReplies } from '#app/engines/mail-triage/suggest-replies.ts'
import { sanitizeMail } from '#app/kits/foundation/untrusted/untrusted.server.ts'
import type { MailAttachment } from '#app/database/tables/mail/inbox.ts'
import { inboundDomain } from '#app/kits/members/inbound-mail/mailboxes.server.ts'
import { store } from '#app/database/store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { sortMail, toBundleName, whyNow, withoutQuotes } from '../filing/bundles.ts'
import { markRead } from '../filing/acts.store.server.ts'
import { refreshThread } from '../filing/file-message.server.ts'
import {
  findThread,
  listBodies,
  listMessages,
  type BodyRow,
  type MessageRow,
  type ThreadRow,
} from '../filing/messages.store.server.ts'
import { listLabelsOf } from '../filing/threads.store.server.ts'
import { toCited } from '../mail/cited.ts'
import { readInvitationOf } from '../writing/answer-invitation.server.ts'
import { listContacts } from './reading.store.server.ts'
import { senderProof } from './sender-proof.ts'
import { senderWarnings } from './sender-warnings.ts'
import { toTextBlocks } from './text-blocks.ts'

const MOST_MESSAGES = 200
const KNOWN_MOST = 400
const OPEN_MOST = 12
const POINTS_MOST = 4

/** A conversation as it is read; opening it marks its messages as read. Null when it is not the member's. */
export async function readThread(userId: string, id: string, unfolded: string | null) {
  const thread = await findThread(id, userId)
  if (!thread) return null
  const [messages, contacts, labels] = await Promise.all([
    listMessages(id, MOST_MESSAGES),
    listContacts(userId, KNOWN_MOST),
    listLabelsOf([id]),
  ])
  const wasUnread = messages.filter(({ isRead }) => !isRead).map((message) => message.id)
  if (wasUnread.length > 0) await readAll(userId, id, wasUnread)
  const open = new Set([...messages.slice(-1).map((one) => one.id), ...wasUnread.slice(-OPEN_MOST)])
  if (unfolded && messages.some((one) => one.id === unfolded)) open.add(unfolded)
  const bodies = new Map((await listBodies([...open])).map((body) => [body.messageId, body]))
  const known = contacts.filter(({ sent, received }) => sent > 0 || received > 1)
  const pictures = new Set(contacts.flatMap((one) => (one.showsPictures ? [one.address] : [])))
  const shown = await Promise.all(
    messages.map((message) => toMessage(message, bodies.get(message.id) ?? null, known, pictures)),
  )
  return {
    ...toHead(thread),
    labels: labels.map(({ labelId }) => labelId),
    isCut: thread.messages > messages.length,
    messages: shown,
    short: inShort(messages, bodies),
  }
}
export type ThreadView = NonNullable<Awaited<ReturnType<typeof readThread>>>
export type MessageView = ThreadView['messages'][number]

const toHead = ({ id, subject, place, starredAt, snoozedUntil, mutedAt, messages, pile }: ThreadRow) => ({
  id,
  subject: subject || '(no subject)',
  place,
  isStarred: starredAt !== null,
  isMuted: mutedAt !== null,
  snoozedUntil,
  count: messages,
  bundle: toBundleName(pile),
})

/** Pictures of the page stand there; an invitation is shown as one. */
const isShown = ({ isInline, cid, type, name }: MailAttachment, isCited: (cid: string | null) => boolean) =>
  !(isInline && isCited(cid)) && !(type === 'text/calendar' && /^part \d+$/.test(name))

const readAll = (userId: string, threadId: string, ids: string[]) =>
  store().tx(async () => {
    await markRead(userId, ids, true)
    await refreshThread(threadId, userId)
  })

async function toMessage(
  message: MessageRow,
  body: BodyRow | null,
  known: readonly { address: string; name: string }[],
  pictures: ReadonlySet<string>,
) {
  const { id, isSent, fromName, fromAddress, details, deliveries, snippet, at, bytes } = message
  const showsPictures = pictures.has(fromAddress)
  const isCited = toCited(body?.html ?? '')
  const page = body?.html ? await sanitizeMail(body.html, { showImages: false }) : null
  return {
    id,
    isSent,
    at,
    bytes,
    snippet,
    from: { name: fromName, address: fromAddress },
    to: details.to,
    cc: details.cc,
    attachments: details.attachments.filter((part) => isShown(part, isCited)),
    problems: details.problems,
    unsubscribe: isSent ? null : details.unsubscribe,
    invitation: body && details.hasInvitation && !isSent ? await readInvitationOf(message.rawKey) : null,
    deliveries,
    warnings: isSent
      ? []
      : senderWarnings({ from: { name: fromName, address: fromAddress }, details }, known, inboundDomain()),
    proof: isSent ? [] : senderProof(details.found, fromAddress.split('@').at(-1) ?? ''),
    isOpen: body !== null,
    isPage: page !== null && page.html.trim() !== '',
    remotePictures: page?.remoteImages ?? 0,
    showsPictures,
    blocks: body && !page ? toTextBlocks(body.text) : [],
  }
}

/** What a conversation comes down to, from the newest message that came in: each point is a sentence of it. */
function inShort(messages: readonly MessageRow[], bodies: ReadonlyMap<string, BodyRow>) {
  const newest = messages.findLast(({ isSent }) => !isSent)
  const body = newest && bodies.get(newest.id)
  if (!newest || !body) return null
  const { fromName, fromAddress, subject, details, at } = newest
  const from = fromName ? `${fromName} <${fromAddress}>` : fromAddress
  const isList = details.unsubscribe !== null
  const found = sortMail({ from, subject, text: body.text, hasInvitation: details.hasInvitation, isList }, at)
  const whole = `${subject}\n${withoutQuotes(body.text)}`
  const asks = found.asks.slice(0, POINTS_MOST).map(({ text }) => ({ text, kind: 'ask' as const }))
  const days = found.dates
    .filter(({ isDeadline }) => isDeadline)
    .slice(0, POINTS_MOST)
    .map(({ start, end }) => ({ text: sentenceAround(whole, start, end), kind: 'day' as const }))
  const isPersonal = !isList && ['people', 'invitations'].includes(found.pile)
  const points = [...asks, ...days.filter(({ text }) => !asks.some((ask) => ask.text === text))].slice(0, POINTS_MOST)
  return {
    messageId: newest.id,
    priority: priorityNames[found.priority],
    isUrgent: found.priority === 'now',
    why: whyNow(found.why, at, clock.now()),
    whyInFull: whyNow(found.whyInFull, at, clock.now()),
    bundle: toBundleName(found.pile),
    reasons: found.pileReasons.slice(0, 4),
    points,
    replies: isPersonal && newest === messages.at(-1) ? toReplies(fromName, withoutQuotes(body.text), at) : [],
  }
}

/** Answers to begin with; each says on which sentence it relies. */
function toReplies(name: string, text: string, at: Date) {
  const [first = ''] = /^\p{L}[\p{L}’'-]+(?= |$)/u.exec(name) ?? []
  return suggestReplies(text, at.toISOString().slice(0, 16)).map((reply) => ({
    ...reply,
    letter: `Hello${first ? ` ${first}` : ''},\n\n${reply.text}\n`,
  }))
}

/** The sentence in which something stands. */
function sentenceAround(text: string, start: number, end: number): string {
  const before = Math.max(text.lastIndexOf('\n', start), text.lastIndexOf('. ', start), text.lastIndexOf('! ', start))
  const after = /[.!?\n]/.exec(text.slice(end))
  return text
    .slice(before + 1, after ? end + after.index + 1 : text.length)
    .trim()
    .slice(0, 300)
}
