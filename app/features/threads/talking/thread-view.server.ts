import { createLiveMark } from '#app/kits/foundation/live/live.server.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import { clock } from '#app/platform/clock.ts'
import { toMoneyWords } from '#app/kits/asking/runs/money-words.ts'
import { readClaims } from '../claims/claims-view.server.ts'
import { listInvites } from '../keeping/invites.store.server.ts'
import * as messages from '../keeping/messages.store.server.ts'
import * as rows from '../keeping/threads.store.server.ts'
import { listApart } from '../keeping/apart.store.server.ts'
import { MOST_MEMBERS, MOST_SEARCHED, PRESENT_S } from '../threads.limits.ts'
import { toInviteToken } from '../inviting/invite-link.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { brandOrigin } from '#app/kits/pages/brand/request-brand.server.ts'
import type { VoiceFacts } from './facts.ts'
import { requirePlace, tellThread, type Place } from './place.server.ts'
import { endLost, readTalk, type TalkPage } from './read-talk.server.ts'
import { listCallable, toCallOption } from './thread-voices.server.ts'

const VIEWS = ['talk', 'claims', 'people', 'search'] as const
type View = (typeof VIEWS)[number]
const SEARCH_MAX_CHARS = 200
const MOST_FOUND = 30
const SHOWN_PRESENT = 12

/** One thread as its address asks for it: the talk, its claims, its people, or what was looked for in it. */
export async function readThread(request: Request, id: string) {
  const liveMark = createLiveMark()
  const params = new URL(request.url).searchParams
  const place = await touchPlace(await requirePlace(request, id), params)
  const search = (params.get('q') ?? '').trim().slice(0, SEARCH_MAX_CHARS)
  const view: View = search ? 'search' : (VIEWS.find((one) => one === params.get('view')) ?? 'talk')
  const [talk, claims, members, callable] = await Promise.all([
    readPage(place, params),
    readClaims(place),
    rows.listMembers(id, MOST_MEMBERS),
    place.member.role === 'reader' ? [] : listCallable(place.user, ''),
  ])
  const now = clock.now()
  return {
    part: 'thread' as const,
    view,
    liveMark,
    liveAt: fillPath(allEndpoints['threads/thread-live'], { id }),
    exportAt: fillPath(allEndpoints['threads/thread-export'], { id }),
    id,
    title: place.thread.title,
    revision: place.thread.revision,
    role: place.member.role,
    standIn: place.standIn,
    isMuted: place.member.mutedAt !== null,
    userId: place.user.id,
    messageCount: place.thread.messageCount,
    today: now.toISOString().slice(0, 10),
    isStill: params.get('refresh') === 'off',
    editing: params.get('edit'),
    reporting: params.get('report'),
    replying: talk.replying,
    talk,
    claims,
    members: {
      count: members.length,
      present: members
        .filter((one) => isPresent(one, now))
        .slice(0, SHOWN_PRESENT)
        .map(toFace),
      presentCount: members.filter((one) => isPresent(one, now)).length,
      named: members
        .filter((one) => one.id !== place.user.id)
        .slice(0, 40)
        .map(toFace),
    },
    callable: callable.map(toCallOption),
    people: view === 'people' ? await readPeople(request, place, members, now) : null,
    found: view === 'search' ? await findIn(place, search) : null,
    search,
    history: params.get('history') ? await readHistory(place, params.get('history')!) : null,
  }
}
export type ThreadView = Awaited<ReturnType<typeof readThread>>

const toFace = ({ id, name, handle, picture }: rows.ListedMember) => ({ id, name, handle, picture })
const isPresent = ({ lastHereAt }: rows.ListedMember, now: Date) =>
  lastHereAt !== null && now.getTime() - lastHereAt.getTime() < PRESENT_S * 1_000

/** A pause so long begins a new visit. */
const VISIT_MS = 3 * 60_000
const TOUCH_MS = 15_000

/** Notes that somebody has the newest page open: where they had stopped stays marked for this visit. */
async function touchPlace(place: Place, params: URLSearchParams): Promise<Place> {
  const { member, thread, user } = place
  const now = clock.now()
  const awayMs = member.lastHereAt ? now.getTime() - member.lastHereAt.getTime() : Infinity
  const isNewest = !params.has('before') && !params.has('on') && !params.has('q')
  const isBehind = isNewest && member.seenId !== thread.tipId
  if (awayMs < TOUCH_MS && !isBehind) return place
  const leftId = awayMs > VISIT_MS ? member.seenId : member.leftId
  const seen = isNewest ? { seenId: thread.tipId, seenCount: thread.messageCount } : {}
  await rows.saveMember(thread.id, user.id, { lastHereAt: now, leftId, ...seen })
  return { ...place, member: { ...member, lastHereAt: now, leftId, ...seen } }
}

async function readPage(place: Place, params: URLSearchParams) {
  const { thread, user, member } = place
  const asked = { before: params.get('before'), at: params.get('on') }
  let page = await readTalk(thread.id, thread.revision, asked)
  if (await endLost(page.messages)) {
    await tellThread(thread.id)
    page = await readTalk(thread.id, thread.revision + 1, asked)
  }
  const ids = page.messages.map(({ id }) => id)
  const authors = [...page.messages, ...page.replied.values()].flatMap(({ userId }) => userId ?? [])
  const askers = page.messages.flatMap(({ askedBy }) => askedBy ?? [])
  const everybody = [...new Set([...authors, ...askers])]
  const [people, own, votes, apart] = await Promise.all([
    rows.listPeople(everybody),
    messages.listOwnReactions(ids, user.id),
    messages.listOwnVotes(ids, user.id),
    listApart(user.id, everybody),
  ])
  const personOf = (id: string | null) => people.find((one) => one.id === id) ?? null
  const shown = page.messages.map((row, n) =>
    toShown(row, n, page, {
      viewer: user.id,
      isOwner: member.role === 'owner',
      canWrite: member.role !== 'reader',
      personOf,
      isApart: row.userId !== null && apart.has(row.userId),
      marks: new Set(own.filter(({ messageId }) => messageId === row.id).map(({ mark }) => mark)),
      chosen: new Set(votes.filter(({ messageId }) => messageId === row.id).map(({ choice }) => choice)),
    }),
  )
  const first = page.messages[0]?.id ?? null
  const firstNew =
    member.leftId === null ? null : page.messages.find(({ id, userId }) => id > member.leftId! && userId !== user.id)
  const wanted = params.get('reply')
  const [replying] = wanted ? await messages.findMessages(thread.id, [wanted]) : []
  return {
    messages: shown,
    earlier: page.hasEarlier && first ? to('threads', null, { t: thread.id, before: first }) : null,
    hasLater: page.hasLater,
    firstNewId: firstNew?.id ?? null,
    isUnderWay: page.messages.some(({ state }) => state === 'waiting' || state === 'writing'),
    replying: replying
      ? {
          id: replying.id,
          by: replying.label ?? personOf(replying.userId)?.name ?? 'a former member',
          text: replying.text.slice(0, 160).toWellFormed(),
        }
      : null,
  }
}

type Seen = {
  viewer: string
  isOwner: boolean
  canWrite: boolean
  isApart: boolean
  personOf: (id: string | null) => Awaited<ReturnType<typeof rows.listPeople>>[number] | null
  marks: ReadonlySet<string>
  chosen: ReadonlySet<number>
}

/** A message for one viewer. What a viewer may not read is not sent. */
function toShown(row: messages.MessageRow, n: number, page: TalkPage, seen: Seen) {
  const person = seen.personOf(row.userId)
  const isDeleted = row.deletedAt !== null
  const isHidden = isDeleted || seen.isApart
  const isOwn = row.userId === seen.viewer || row.askedBy === seen.viewer
  const facts = row.facts as VoiceFacts | null
  const replied = row.replyToId ? (page.replied.get(row.replyToId) ?? null) : null
  const counts = page.votes.get(row.id)
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    by: row.label ?? person?.name ?? 'A former member',
    handle: person?.handle ?? null,
    picture: person?.picture ?? null,
    voice: row.voice,
    at: row.createdAt,
    isDeleted,
    isApart: seen.isApart,
    canBringBack: isDeleted && (isOwn || seen.isOwner),
    text: isHidden ? '' : row.text,
    html: isHidden ? '' : page.html[n]!,
    editedAt: isHidden ? null : row.editedAt,
    canEdit: !isHidden && seen.canWrite && row.kind === 'said' && row.userId === seen.viewer,
    canDelete:
      !isDeleted &&
      row.kind !== 'note' &&
      (isOwn || seen.isOwner) &&
      row.state !== 'waiting' &&
      row.state !== 'writing',
    canStop: (row.state === 'waiting' || row.state === 'writing') && (isOwn || seen.isOwner),
    replied:
      replied && row.kind !== 'note'
        ? {
            id: replied.id,
            by: replied.label ?? seen.personOf(replied.userId)?.name ?? 'a former member',
            text: replied.text,
          }
        : null,
    reactions: isHidden
      ? []
      : (page.reactions.get(row.id) ?? []).map((one) => ({ ...one, isOwn: seen.marks.has(one.mark) })),
    poll:
      isHidden || !row.poll
        ? null
        : {
            isMany: row.poll.isMany,
            isClosed: row.poll.closesAt !== null,
            canClose: row.poll.closesAt === null && (isOwn || seen.isOwner),
            options: row.poll.options.map((text, place) => ({
              text,
              n: counts?.get(place) ?? 0,
              isOwn: seen.chosen.has(place),
            })),
          },
    files: isHidden
      ? []
      : (page.files.get(row.id) ?? []).map(({ id, name, type, bytes }) => ({
          ...{ id, name, type, bytes },
          href: fillPath(allEndpoints['threads/thread-file'], { id: row.threadId, file: id, name }),
        })),
    facts:
      isHidden || !facts
        ? null
        : { ...facts, cost: facts.costMicros === null ? 'cost unknown' : toMoneyWords(facts.costMicros) },
    askedBy: row.kind === 'voice' ? (seen.personOf(row.askedBy)?.name ?? 'a former member') : null,
    runTo:
      row.askedBy === seen.viewer && row.voice === 'panel' && row.runId
        ? to('consensus-run', null, { run: row.runId })
        : null,
  }
}
export type ShownMessage = ReturnType<typeof toShown>

async function findIn(place: Place, search: string) {
  const words = fold(search).split(' ').filter(Boolean).slice(0, 6)
  const found =
    words.length === 0 ? [] : await messages.searchMessages(place.thread.id, words, MOST_FOUND + 1, MOST_SEARCHED)
  const people = await rows.listPeople([...new Set(found.flatMap(({ userId }) => userId ?? []))])
  const apart = await listApart(
    place.user.id,
    people.map(({ id }) => id),
  )
  return {
    hits: found
      .slice(0, MOST_FOUND)
      .filter(({ userId }) => userId === null || !apart.has(userId))
      .map(({ id, userId, label, text, createdAt }) => ({
        id,
        by: label ?? people.find((one) => one.id === userId)?.name ?? 'A former member',
        text: text.slice(0, 300).toWellFormed(),
        at: createdAt,
      })),
    hasMore: found.length > MOST_FOUND,
    isBounded: place.thread.messageCount > MOST_SEARCHED,
  }
}

async function readPeople(
  request: Request,
  { thread, user, member }: Place,
  members: readonly rows.ListedMember[],
  now: Date,
) {
  const invites = member.role === 'reader' ? [] : await listInvites(thread.id, now)
  const origin = brandOrigin(request)
  return {
    publisher: await readPublisher(request),
    all: members.map((one) => ({
      ...toFace(one),
      role: one.role,
      isAway: one.isAway,
      joinedAt: one.joinedAt,
      isPresent: isPresent(one, now),
      isSelf: one.id === user.id,
    })),
    invites: invites
      .filter(({ invite }) => member.role === 'owner' || invite.invitedBy === user.id)
      .map(({ invite, name, handle }) => ({
        id: invite.id,
        role: invite.role,
        isOnce: invite.isOnce,
        uses: invite.uses,
        expiresAt: invite.expiresAt,
        for: invite.userId === null ? null : { name: name ?? 'a former member', handle },
        address: invite.userId === null ? origin + to('threads', null, { invite: toInviteToken(invite.id) }) : null,
      })),
  }
}
export type PeopleView = Awaited<ReturnType<typeof readPeople>>

/** What a message said before it was changed, for everybody who reads it now. */
async function readHistory({ thread, user }: Place, id: string) {
  const message = await messages.findMessage(thread.id, id)
  if (!message || message.deletedAt !== null || message.editedAt === null) return null
  if (message.userId && (await listApart(user.id, [message.userId])).has(message.userId)) return null
  const edits = await messages.listEdits(id)
  return { id, edits: edits.map(({ text, createdAt }) => ({ text, at: createdAt })) }
}
