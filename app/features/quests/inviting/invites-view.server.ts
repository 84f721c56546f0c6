import { to } from '#app/catalogue/to.ts'
import { findInvitingProblem, mostOpen } from '#app/kits/members/invites/invites.server.ts'
import { REWARDS_A_MONTH } from '#app/kits/members/invites/invites.limits.ts'
import * as rows from '#app/kits/members/invites/invites.store.server.ts'
import { findUserById } from '#app/kits/members/identity/account/users.store.server.ts'
import { requireSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { readNoticesAbout } from '#app/kits/members/notices/notices.server.ts'
import { toPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { findMemberByHandle } from '#app/kits/members/ties/ties.server.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import { readTree } from './read-tree.server.ts'

const MOST_CODES = 40
const PER_PAGE = 30
const dayOf = toLongDay

/** A member's codes, who came by them, and what that earned; with `?of=` the tree that somebody else shows. */
export async function readInvites(request: Request) {
  const { row } = await requireSignedIn(request)
  const { searchParams } = new URL(request.url)
  const of = searchParams.get('of')
  if (of !== null) return { shows: 'tree' as const, ...(await readOthersTree(of, row)) }
  const now = clock.now()
  const behind = readMoment(searchParams.get('before'))
  const [codes, joined, count, rewards, problem, showsTree, own, tree] = await Promise.all([
    rows.listInvites(row.id, MOST_CODES),
    rows.listJoined(row.id, { behind, most: PER_PAGE + 1 }),
    rows.countJoined(row.id),
    rows.countRewards(row.id, null),
    findInvitingProblem(row),
    rows.findShowsTree(row.id),
    rows.findJoin(row.id),
    readTree(row.id, true),
  ])
  const inviter = own?.inviterId ? await findUserById(own.inviterId) : null
  const shown = joined.slice(0, PER_PAGE)
  await Promise.all(shown.map(({ userId }) => readNoticesAbout(row.id, `stayed/${userId}`)))
  return {
    shows: 'own' as const,
    publisher: toPublisher(row),
    handle: row.handle,
    problem,
    most: mostOpen(row.createdAt),
    mostRewards: REWARDS_A_MONTH,
    codes: codes.map(({ id, ending, label, createdAt, expiresAt, revokedAt }) => ({
      ...{ id, ending, label, made: dayOf(createdAt), until: dayOf(expiresAt) },
      state: revokedAt ? ('taken back' as const) : expiresAt <= now ? ('ended' as const) : ('waiting' as const),
    })),
    joined: shown.map(({ userId, name, handle, picture, joinedAt, rewardedAt, suspendedAt, eraseAt }) => ({
      key: userId,
      ...(suspendedAt || eraseAt
        ? { name: 'A member who is not here at the moment', handle: null, picture: null }
        : { name, handle, picture }),
      joined: dayOf(joinedAt),
      rewarded: rewardedAt && dayOf(rewardedAt),
    })),
    next: joined.length > PER_PAGE ? to('invites', null, { before: String(shown.at(-1)!.joinedAt.getTime()) }) : null,
    count,
    rewards,
    showsTree,
    tree,
    came: own ? { by: inviter?.name ?? null, isShown: own.isShown } : null,
  }
}
export type InvitesView = Awaited<ReturnType<typeof readInvites>>
export type OwnInvites = Extract<InvitesView, { shows: 'own' }>
export type OthersTree = Extract<InvitesView, { shows: 'tree' }>

/** A tree opens for members when whoever stands at its root shows it; else it is as if there were none. */
async function readOthersTree(handle: string, viewer: Parameters<typeof findMemberByHandle>[1]) {
  const root = await findMemberByHandle(handle.slice(0, 40).toLowerCase(), viewer)
  if (!root || !(await rows.findShowsTree(root.id))) throw notFound('Nobody shows a tree under this name.')
  return { name: root.name, handle: root.handle, tree: await readTree(root.id, root.id === viewer?.id) }
}

function readMoment(mark: string | null): Date | null {
  const time = Number(mark)
  return mark && Number.isSafeInteger(time) && Math.abs(time) < 8.64e15 ? new Date(time) : null
}
