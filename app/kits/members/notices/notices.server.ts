import type { Reaching } from '#app/kits/members/reach/reach-sources.server.ts'
import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { sendMail } from '#app/kits/foundation/mail/send-mail.server.ts'
import { houseSender } from '#app/kits/foundation/mail/sender-of.server.ts'
import { findUserById, type UserRow } from '#app/kits/members/identity/account/users.store.server.ts'
import { toAgoWords } from '#app/kits/members/identity/account/moment-words.ts'
import { areApart } from '#app/kits/members/ties/ties.server.ts'
import { clock } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { toStorableText } from '#app/platform/values/storable.ts'
import { findNoticeKind, isMailed, toWhoWords, type NoticeKindName } from './notice-kinds.ts'
import * as rows from './notices.store.server.ts'

const SUBJECT_CHARS = 120
const NAMES_SHOWN = 2
const PER_PAGE = 30
/** The header counts no further. */
export const MOST_COUNTED = 100
const DAY_S = 86_400
/** A member who is mentioned a thousand times gets no thousand letters. */
const lettersOfDay = createKeptLimit('notice-letters', { points: 20, windowS: DAY_S })

export type Notice = {
  kind: NoticeKindName
  /** Whom it tells. */
  to: string
  /** The member who did it; null: the house. */
  from: string | null
  /** The key of the thing: what is told of the same thing stands in one line until it is read. */
  about: string
  /** A few words of the thing. */
  subject?: string
  /** The path where it is seen. */
  address: string
  /** No letter goes out, whatever the member chose for the kind. */
  isQuiet?: boolean
}

/**
 * Tells a member something: a line on their page of notices, and by mail where they chose that. What one does oneself is
 * not told, nor anything from somebody they are apart from. It stands or falls with the ambient transaction.
 */
export async function sendNotice(notice: Notice): Promise<void> {
  const { kind, to: userId, from, about, subject = '', address, isQuiet = false } = notice
  if (!findNoticeKind(kind)) log.error({ kind }, 'a kind of notice has no words: say them with defineNotices')
  if (userId === from) return
  await store().tx(async () => {
    const user = await findUserById(userId)
    if (!user || user.suspendedAt || (await areApart(userId, from))) return
    const at = clock.now()
    const earlier = await rows.findNotice(userId, kind, about)
    const isNew = earlier === null || earlier.readAt !== null
    const words = toExcerpt(subject)
    const id = await rows.putNotice({
      ...{ id: createId(at.getTime()), userId, kind, about, subject: words, address, at, createdAt: at },
      readAt: null,
    })
    if (isNew && earlier) await rows.removePeople(id)
    const isAdded = from !== null && (await rows.addPerson(id, from, at))
    const people = (isNew ? 0 : earlier.people) + (isAdded ? 1 : 0)
    await rows.savePeople(id, people)
    if (isNew && !isQuiet) await mailIt(user, kind, { id, subject: words, address, people })
  })
}

/** Takes back what somebody's act had told, such as a reaction that was taken off; what was read stays. */
export async function takeBackNotice({
  kind,
  to: userId,
  from,
  about,
}: Pick<Notice, 'kind' | 'to' | 'from' | 'about'>) {
  const row = await rows.findNotice(userId, kind, about)
  if (!row || row.readAt || from === null) return
  if (!(await rows.removePerson(row.id, from))) return
  const people = row.people - 1
  await (people < 1 ? rows.removeNotice(row.id) : rows.savePeople(row.id, people))
}

type Told = { id: string; subject: string; address: string; people: number }

async function mailIt(user: UserRow, kind: NoticeKindName, told: Told): Promise<void> {
  if (user.emailVerifiedAt === null || !isMailed(kind, user.notifications.kinds)) return
  if ((await lettersOfDay(user.id)) > 0) return
  const sender = houseSender()
  const sentence = await toSentence(kind, told)
  const letter = {
    subject: sentence.length > SUBJECT_CHARS ? `${sentence.slice(0, SUBJECT_CHARS - 1)}…`.toWellFormed() : sentence,
    greeting: `Hello ${user.name},`,
    paragraphs: [sentence],
    button: { label: 'See it', address: sender.origin + told.address },
    after: ['All your notices, and which of them come by mail:', sender.origin + to('notices')],
  }
  const isEndless = findNoticeKind(kind)?.isAlways === true
  await sendMail(sender, user.email, letter, isEndless ? {} : { unsubscribe: { userId: user.id, kind } })
}

async function toSentence(kind: string, { id, subject, people }: Pick<Told, 'id' | 'subject' | 'people'>) {
  const names = people > 0 ? (await rows.listNames(id, NAMES_SHOWN)).map(({ name }) => name) : []
  const who = people > 0 ? toWhoWords(names, people) : ''
  return findNoticeKind(kind)?.words({ who, isSeveral: people > 1, subject }) ?? subject
}

/** The number beside the bell: how many lines are unread, up to a hundred. */
export const countUnread = (userId: string): Promise<number> => rows.countUnreadRows(userId, MOST_COUNTED)

/** A page of a member's notices, the newest first. `behind` is the mark of the last one shown. */
export async function readNotices(userId: string, { isUnread, behind }: { isUnread: boolean; behind: string | null }) {
  const found = await rows.listNoticeRows(userId, { isUnread, behind: readMark(behind), most: PER_PAGE + 1 })
  const now = clock.now()
  const shown = found.slice(0, PER_PAGE)
  const lines = await Promise.all(
    shown.map(async (row) => ({
      id: row.id,
      icon: findNoticeKind(row.kind)?.icon ?? ('bell' as const),
      words: await toSentence(row.kind, row),
      ago: toAgoWords(row.at, now),
      at: row.at.toISOString(),
      isUnread: row.readAt === null,
    })),
  )
  const last = shown.at(-1)
  return { lines, next: found.length > PER_PAGE && last ? `${last.at.getTime()}.${last.id}` : null }
}
export type NoticeLine = Awaited<ReturnType<typeof readNotices>>['lines'][number]

/** A member's notices as things that reached them, each at the place it is about. */
export async function readReaching(userId: string, before: Date | null, most: number): Promise<Reaching[]> {
  const found = await rows.listNoticeRows(userId, { isUnread: false, behind: before && { at: before, id: '' }, most })
  return Promise.all(
    found.map(async (row) => ({
      id: row.id,
      who: '',
      title: await toSentence(row.kind, row),
      snippet: '',
      href: row.address,
      at: row.at,
      isUnread: row.readAt === null,
      isStarred: false,
    })),
  )
}

function readMark(mark: string | null): { at: Date; id: string } | null {
  const [ms = '', id = ''] = (mark ?? '').split('.')
  const time = Number(ms)
  return id && Number.isSafeInteger(time) && Math.abs(time) < 8.64e15 ? { at: new Date(time), id } : null
}

/** Marks a notice as read and gives the path it leads to; null for one that is not theirs, or gone. */
export async function openNotice(userId: string, id: string): Promise<string | null> {
  const row = await rows.findNoticeById(userId, id)
  if (!row) return null
  if (row.readAt === null) await rows.saveReadOne(userId, id, clock.now())
  return row.address
}

/** What was told about a thing is read once its page is. */
export async function readNoticesAbout(userId: string, about: string): Promise<void> {
  if (await rows.hasUnreadAbout(userId, about)) await rows.saveReadAbout(userId, about, clock.now())
}

/** Marks one as new again. */
export const keepNoticeNew = (userId: string, id: string) => rows.saveReadOne(userId, id, null)

/** Marks as read all that was there when the page was drawn. */
export const readAll = (userId: string, until: Date) => rows.saveRead(userId, until, clock.now())

/** What the thing says, in one line without what would break it. */
function toExcerpt(text: string): string {
  const line = toStorableText(text)
    .replace(/[\s\u200b-\u200f\u202a-\u202e\u2060-\u2069]+/gu, ' ')
    .trim()
  return line.length > SUBJECT_CHARS ? `${line.slice(0, SUBJECT_CHARS - 1).trimEnd()}…`.toWellFormed() : line
}
