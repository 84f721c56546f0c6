import { priorityNames } from '#app/engines/mail-triage/mail.ts'
import { suggestReplies } from '#app/engines/mail-triage/suggest-replies.ts'
import { sanitizeMail } from '#app/kits/foundation/untrusted/untrusted.server.ts'
import type { MailAttachment } from '#app/database/tables/mail/inbox.ts'
import { inboundDomain } from '#app/kits/members/inbound-mail/mailboxes.server.ts'
import { store } from '#app/database/store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { toBundleName, withoutQuotes } from '../filing/bundles.ts'
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
import { mostPressing, sortLetter, waitingIn } from '../filing/waiting.ts'
import { toCited } from '../mail/cited.ts'
import { readInvitationOf } from '../writing/answer-invitation.server.ts'
import { endingWays } from './end-letters.server.ts'
import { listContacts } from './reading.store.server.ts'
import { readInvitations, type InvitationState } from './thread-invitations.server.ts'
import { senderProof } from './sender-proof.ts'
import { senderWarnings, type KnownSender } from './sender-warnings.ts'
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
  const invitations = await readInvitations(userId, messages)
  const newest = [messages.at(-1), messages.findLast(({ id: one }) => invitations.has(one))]
  const open = new Set([...newest.flatMap((one) => one?.id ?? []), ...wasUnread.slice(-OPEN_MOST)])
  if (unfolded && messages.some((one) => one.id === unfolded)) open.add(unfolded)
  const waiting = waitingIn(messages, thread.lastSentAt)
  const ids = new Set([...open, ...waiting.map((one) => one.id)])
  const bodies = new Map((await listBodies([...ids])).map((body) => [body.messageId, body]))
  const known = contacts.filter(({ sent, received }) => sent > 0 || received > 1)
  const pictures = new Set(contacts.flatMap((one) => (one.showsPictures ? [one.address] : [])))
  const shown = await Promise.all(
    messages.map((message) =>
      toMessage(message, (open.has(message.id) && bodies.get(message.id)) || null, {
        ...{ known, pictures, invitation: invitations.get(message.id) ?? null },
      }),
    ),
  )
  return {
    ...toHead(thread),
    labels: labels.map(({ labelId }) => labelId),
    isCut: thread.messages > messages.length,
    messages: shown,
    short: inShort(waiting, bodies),
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

type About = {
  known: readonly KnownSender[]
  pictures: ReadonlySet<string>
  invitation: InvitationState | null
}

async function toMessage(message: MessageRow, body: BodyRow | null, { known, pictures, invitation }: About) {
  const { id, isSent, fromName, fromAddress, details, deliveries, snippet, at, bytes } = message
  const showsPictures = pictures.has(fromAddress)
  const isCited = toCited(body?.html ?? '')
  const page = body?.html ? await sanitizeMail(body.html, { showImages: false }) : null
  const warnings = isSent
    ? []
    : senderWarnings({ from: { name: fromName, address: fromAddress }, details }, known, inboundDomain())
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
    unsubscribe: isSent ? null : endingWays(details, warnings),
    invitation: body && invitation ? await withState(message.rawKey, invitation) : null,
    deliveries,
    warnings,
    proof: isSent ? [] : senderProof(details.found, fromAddress.split('@').at(-1) ?? ''),
    isOpen: body !== null,
    isPage: page !== null && page.html.trim() !== '',
    remotePictures: page?.remoteImages ?? 0,
    trackers: page?.trackers ?? 0,
    showsPictures,
    blocks: body && !page ? toTextBlocks(body.text) : [],
  }
}

async function withState(rawKey: string, state: InvitationState) {
  const invitation = await readInvitationOf(rawKey)
  return invitation && { ...invitation, ...state }
}

/** What a conversation comes down to, from the letters that wait in it: each point is a sentence of one. */
function inShort(waiting: readonly MessageRow[], bodies: ReadonlyMap<string, BodyRow>) {
  const letters = waiting.flatMap((message) => {
    const text = bodies.get(message.id)?.text
    return text === undefined ? [] : [{ message, text, found: sortLetter(message, text, clock.now()) }]
  })
  const newest = letters.at(-1)
  const pressing = mostPressing(letters.map(({ found }) => found))
  if (!newest || !pressing) return null
  const asks = letters.flatMap(({ found }) => found.asks.map(({ text }) => ({ text, kind: 'ask' as const })))
  const days = letters.flatMap(({ message, text, found }) => {
    const whole = `${message.subject}\n${withoutQuotes(text)}`
    return found.dates
      .filter(({ isDeadline }) => isDeadline)
      .map(({ start, end }) => ({ text: sentenceAround(whole, start, end), kind: 'day' as const }))
  })
  const { message, text, found } = newest
  const points = new Map([...days, ...asks.toReversed()].map((point) => [point.text, point]))
  // An invitation has its own answers.
  const isPersonal = message.details.unsubscribe === null && !message.details.hasInvitation && found.pile === 'people'
  return {
    messageId: message.id,
    priority: priorityNames[pressing.priority],
    isUrgent: pressing.priority === 'now',
    why: pressing.why,
    whyInFull: pressing.whyInFull,
    bundle: toBundleName(found.pile),
    reasons: found.pileReasons.slice(0, 4),
    points: [...points.values()].toReversed().slice(0, POINTS_MOST),
    replies: isPersonal ? toReplies(message.fromName, withoutQuotes(text), message.at) : [],
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
