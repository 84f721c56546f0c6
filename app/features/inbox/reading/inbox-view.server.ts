import { createLiveMark } from '#app/kits/foundation/live/live.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { clock } from '#app/platform/clock.ts'
import { isBundle, bundles, toBundleName, whyNow } from '../filing/bundles.ts'
import { toDoneWords } from '../filing/acts.server.ts'
import { listActsOfDeed } from '../filing/acts.store.server.ts'
import { listPage, searchPage } from '../filing/find-threads.server.ts'
import type { ThreadRow } from '../filing/messages.store.server.ts'
import { readMailSearch } from '../filing/search-words.ts'
import {
  countDrafts,
  countUnread,
  folders,
  listLabels,
  listLabelsOf,
  type Folder,
} from '../filing/threads.store.server.ts'
import { listDraftRows, readCompose } from '../writing/compose-view.server.ts'
import { gesturesOf, keysOf } from '../gestures/gestures.ts'
import { readAccountLines } from '../accounts/accounts-view.server.ts'
import { HOLD_S } from '../inbox.limits.ts'
import { findDraft } from '../writing/drafts.store.server.ts'
import { addressOf } from '../writing/identities.server.ts'
import { findSettings } from './reading.store.server.ts'
import { readThread } from './thread-view.server.ts'

const PER_PAGE = 50
const MS = 1_000
export type InboxView = Awaited<ReturnType<typeof readInbox>>
export type RowView = ReturnType<typeof toRow>

/** What the address of the inbox asks for. */
export function readInboxQuery(params: URLSearchParams) {
  const folder = params.get('folder')
  const bundle = params.get('bundle')
  return {
    folder: (folders.find((one) => one === folder) ?? (folder === 'drafts' ? 'drafts' : 'inbox')) as Folder | 'drafts',
    bundle: isBundle(bundle) ? bundle : null,
    label: params.get('label'),
    q: (params.get('q') ?? '').slice(0, 300),
    after: params.get('after'),
    thread: params.get('thread'),
    compose: params.get('compose'),
    deed: params.get('did'),
    said: params.get('said'),
    /** Show the pictures of this message once. */
    pictures: params.get('pictures'),
    /** An earlier message of the conversation that is to be unfolded. */
    open: params.get('open'),
    /** What a new letter begins with, where another page leads here. */
    to: cut(params.get('to'), 2_000),
    subject: cut(params.get('subject'), 300),
    text: cut(params.get('text'), 20_000),
    /** A letter that was just kept could not be sent; the page says why. */
    check: params.get('check'),
    /** What was said for a letter that is being written. */
    heard: params.get('heard'),
    when: cut(params.get('when'), 20),
  }
}
const cut = (text: string | null, most: number) => (text === null ? null : text.slice(0, most).toWellFormed())
export type InboxQuery = ReturnType<typeof readInboxQuery>

/** The inbox as an address shows it. */
export async function readInbox(request: Request, member: CurrentUser) {
  const query = readInboxQuery(new URL(request.url).searchParams)
  const liveMark = createLiveMark()
  const thread = query.thread ? await readThread(member.id, query.thread, query.open) : null
  const [list, labels, unread, drafts, settings, deed, held, compose, accounts] = await Promise.all([
    readList(member.id, query),
    listLabels(member.id),
    countUnread(member.id),
    countDrafts(member.id),
    findSettings(member.id),
    query.deed ? readDeed(member.id, query.deed) : null,
    readHeld(member.id, query.said),
    query.compose ? readCompose(member, query.compose, query) : null,
    readAccountLines(member.id),
  ])
  return {
    query,
    liveMark,
    address: addressOf(member),
    name: member.name,
    list,
    thread,
    /** The address names a conversation that is not the member's, or is gone. */
    isGone: query.thread !== null && thread === null,
    labels: labels.map(({ id, name }) => ({ id, name })),
    unread: unread.reduce((sum, { threads }) => sum + threads, 0),
    bundles: bundles.map((id) => ({
      id,
      name: toBundleName(id),
      unread: unread.find(({ pile }) => pile === id)?.threads ?? 0,
    })),
    drafts,
    accounts,
    gestures: gesturesOf(settings?.gestures),
    keys: keysOf(settings?.keys),
    deed,
    held,
    compose,
    isComposeGone: query.compose !== null && compose === null,
    now: clock.now(),
  }
}

async function readList(userId: string, query: InboxQuery) {
  const { folder, bundle, label, q, after } = query
  if (folder === 'drafts') return { kind: 'drafts' as const, drafts: await listDraftRows(userId) }
  const search = readMailSearch(q)
  const labels = await listLabels(userId)
  const named = search?.label ? (labels.find(({ nameKey }) => nameKey === search.label)?.id ?? '-') : label
  const page = search
    ? await searchPage(userId, search, { label: named, after, most: PER_PAGE })
    : await listPage(
        userId,
        {
          ...{ folder, bundle, label, isUnread: false, isStarred: false, hasAttachment: false },
          ...{ before: null, after: null },
        },
        after,
        PER_PAGE,
      )
  const carried = await listLabelsOf(page.threads.map(({ id }) => id))
  const nameOf = new Map(labels.map(({ id, name }) => [id, name]))
  return {
    kind: 'threads' as const,
    rows: page.threads.map((thread) =>
      toRow(
        thread,
        carried.flatMap(({ threadId, labelId }) => (threadId === thread.id ? [nameOf.get(labelId) ?? ''] : [])),
      ),
    ),
    next: page.next,
    unknown: search?.unknown ?? [],
  }
}

const toRow = (thread: ThreadRow, labels: string[]) => {
  const { id, subject, people, snippet, messages, unread, attachments, lastAt, starredAt, snoozedUntil } = thread
  // What was asked before one's own letter is no longer waiting.
  const isAnswered = thread.lastSentAt !== null && thread.lastSentAt >= lastAt
  return {
    id,
    subject: subject || '(no subject)',
    who: people.map(({ name, address }) => name || address).join(', ') || 'Nobody',
    snippet,
    messages,
    isUnread: unread > 0,
    hasAttachment: attachments > 0,
    at: lastAt,
    isStarred: starredAt !== null,
    snoozedUntil,
    isMuted: thread.mutedAt !== null,
    place: thread.place,
    priority: thread.priority,
    why: isAnswered ? null : whyNow(thread.why, lastAt, clock.now()),
    bundle: toBundleName(thread.pile),
    labels: labels.filter(Boolean),
  }
}

/** The letter that was just sent, as long as it has not left. */
async function readHeld(userId: string, said: string | null) {
  const id = /^held\.([\w-]{1,64})$/.exec(said ?? '')?.[1]
  const draft = id ? await findDraft(id, userId) : null
  if (!draft) return null
  const leftMs = (draft.sendAt?.getTime() ?? 0) - clock.now().getTime()
  if (draft.state !== 'held' || !draft.sendAt)
    return draft.state === 'sent' ? ({ id: draft.id, state: 'left' } as const) : null
  const isLater = leftMs > HOLD_S * MS
  return {
    id: draft.id,
    state: isLater ? 'later' : 'soon',
    at: draft.sendAt,
    leftS: Math.max(0, Math.ceil(leftMs / MS)),
  } as const
}

async function readDeed(userId: string, id: string) {
  const parts = await listActsOfDeed(userId, id)
  const [first] = parts
  return first ? { id, words: toDoneWords(first.act), count: parts.length } : null
}
