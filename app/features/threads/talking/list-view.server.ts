import { to } from '#app/catalogue/to.ts'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { clock } from '#app/platform/clock.ts'
import { listInvitesOf } from '../keeping/invites.store.server.ts'
import { searchEverywhere } from '../keeping/messages.store.server.ts'
import * as rows from '../keeping/threads.store.server.ts'

const PER_LIST = 30
const MOST_FOUND = 20
const SEARCH_MAX_CHARS = 200

/** Somebody's threads, what waits for them and what they looked for; a guest is told what threads are. */
export async function readThreads(request: Request) {
  const user = await findUser(request)
  if (!user) return { part: 'guest' as const }
  const params = new URL(request.url).searchParams
  const search = (params.get('q') ?? '').trim().slice(0, SEARCH_MAX_CHARS)
  const deleted = params.get('deleted')
  const [list, invites, count, found, gone] = await Promise.all([
    readList(user, search, params.get('before')),
    readInvites(user),
    rows.countThreads(user.id),
    search ? searchEverywhere(user.id, fold(search), MOST_FOUND) : [],
    deleted ? rows.findMembership(deleted, user.id) : null,
  ])
  const people = await rows.listPeople([...new Set(found.flatMap(({ message }) => message.userId ?? []))])
  return {
    part: 'list' as const,
    search,
    count,
    ...list,
    invites,
    found: found.map(({ threadId, title, message }) => ({
      threadId,
      title,
      id: message.id,
      by: message.label ?? people.find(({ id }) => id === message.userId)?.name ?? 'A former member',
      text: message.text.slice(0, 240).toWellFormed(),
      at: message.createdAt,
    })),
    deleted:
      gone?.thread.deletedAt && gone.member.role === 'owner' ? { id: gone.thread.id, title: gone.thread.title } : null,
  }
}
export type ThreadsView = Awaited<ReturnType<typeof readThreads>>
export type ListView = Extract<ThreadsView, { part: 'list' }>

const CURSOR = /^(\d{1,15})-([\w-]{10,64})$/

async function readList(user: CurrentUser, search: string, before: string | null) {
  const [, ms, id] = CURSOR.exec(before ?? '') ?? []
  const cursor = ms && id ? { at: new Date(Number(ms)), id } : null
  const listed = await rows.listThreads(user.id, { search: fold(search), before: cursor, most: PER_LIST + 1 })
  const shown = listed.slice(0, PER_LIST)
  const counts = await rows.countMembers(shown.map(({ thread }) => thread.id))
  const last = shown.at(-1)?.thread
  return {
    threads: shown.map(({ thread, member }) => ({
      id: thread.id,
      title: thread.title,
      role: member.role,
      members: counts.get(thread.id) ?? 1,
      messages: thread.messageCount,
      unseen: Math.max(0, thread.messageCount - member.seenCount),
      isMuted: member.mutedAt !== null,
      at: thread.updatedAt,
    })),
    older:
      listed.length > PER_LIST && last
        ? to('threads', null, { q: search || null, before: `${last.updatedAt.getTime()}-${last.id}` })
        : null,
  }
}
export type ThreadLine = Awaited<ReturnType<typeof readList>>['threads'][number]

async function readInvites(user: CurrentUser) {
  const found = await listInvitesOf(user.id, clock.now())
  return found.map(({ invite, title, inviter }) => ({
    id: invite.id,
    title,
    role: invite.role,
    by: inviter ?? 'a former member',
    expiresAt: invite.expiresAt,
  }))
}
export type WaitingInvite = Awaited<ReturnType<typeof readInvites>>[number]

const MOST_MOVED = 8

/** The entry: what moved since one looked, what waits, and the form that begins a thread. */
export async function readCollaborate(request: Request) {
  const user = await findUser(request)
  if (!user) return { part: 'guest' as const }
  const [list, invites] = await Promise.all([readList(user, '', null), readInvites(user)])
  return {
    part: 'member' as const,
    invites,
    moved: list.threads.filter(({ unseen, isMuted }) => unseen > 0 && !isMuted).slice(0, MOST_MOVED),
    recent: list.threads.slice(0, MOST_MOVED),
  }
}
export type CollaborateView = Awaited<ReturnType<typeof readCollaborate>>
