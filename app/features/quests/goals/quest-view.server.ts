import { to } from '#app/catalogue/to.ts'
import { deeds } from '#app/kits/members/deeds/deeds.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { readNoticesAbout } from '#app/kits/members/notices/notices.server.ts'
import { brandOrigin } from '#app/kits/pages/brand/request-brand.server.ts'
import { toVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import { findScroll } from '../scrolls/scrolls.server.ts'
import { readAlready, readBefore } from './already-done.server.ts'
import { followGroup, MOST_IN_GROUP } from './groups.server.ts'
import { findGroup } from './groups.store.server.ts'
import { followQuest } from './follow-quest.server.ts'
import { findQuest, type Quest } from './quest-list.ts'
import { findRun } from './runs.store.server.ts'

export const requireQuest = (id: string): Quest => {
  const quest = findQuest(id)
  if (!quest) throw notFound('There is no quest under this address.')
  return quest
}

/** One quest with how far its reader is; with `?team=` the group that is after it. */
export async function readQuest(request: Request, id: string) {
  const quest = requireQuest(id)
  const member = await findUser(request)
  const owner = await toVisitor(request, member)
  const run = owner ? await findRun(owner, quest.id) : null
  const followed = owner && run && !quest.groupDays ? await followQuest(owner, quest, run) : null
  const already =
    owner === null
      ? []
      : run
        ? await readBefore(owner, quest, run, followed?.steps ?? [])
        : await readAlready(owner, quest)
  const scroll = findScroll(quest.scroll)
  const team = new URL(request.url).searchParams.get('team')
  return {
    quest: {
      id: quest.id,
      title: quest.title,
      about: quest.about,
      theme: quest.theme,
      groupDays: quest.groupDays ?? null,
    },
    isMember: member !== null,
    needsMember: quest.steps.some(({ deed }) => !deeds[deed].isForGuests),
    state:
      run?.finishedAt || followed?.isFinished
        ? ('finished' as const)
        : run?.leftAt
          ? ('left' as const)
          : run
            ? ('begun' as const)
            : ('new' as const),
    steps: quest.steps.map(({ say, deed, times, ever }, n) => ({
      ...{
        say,
        of: times,
        ever,
        icon: deeds[deed].icon,
        href: to(deeds[deed].screen),
        tool: deeds[deed].doIt,
      },
      times: followed?.steps[n]?.times ?? 0,
      isDone: run?.finishedAt ? true : (followed?.steps[n]?.isDone ?? false),
      already: already[n] ?? null,
    })),
    scroll: scroll && { slug: scroll.slug, title: scroll.title, summary: scroll.summary },
    mostInGroup: MOST_IN_GROUP,
    group: team === null ? null : await readGroup(request, quest, team, member?.id ?? null),
  }
}
export type QuestView = Awaited<ReturnType<typeof readQuest>>

/** A group as its members see it; whoever was sent its address sees who is in it and may join. */
async function readGroup(request: Request, quest: Quest, id: string, userId: string | null) {
  const group = await findGroup(id)
  if (!group || group.quest !== quest.id) throw notFound('There is no such group.')
  const { shares, times, of, endedAt, outcome } = await followGroup(group, quest)
  if (userId) await readNoticesAbout(userId, `quest-group/${group.id}`)
  const own = shares.find((one) => one.userId === userId)
  const votes = shares.filter(({ endsItAt }) => endsItAt !== null).length
  return {
    id,
    ...{ times, of, outcome, isIn: own !== undefined, wantsEnd: own?.endsItAt != null, votes },
    present: shares.filter(({ isPresent }) => isPresent).length,
    until: toLongDay(group.endsAt),
    ended: endedAt ? toLongDay(endedAt) : null,
    address: brandOrigin(request) + to('quest', { questId: quest.id }, { team: id }),
    // A guest who has the address reads how far the group is, and no names.
    members: userId
      ? shares.map(({ name, handle, picture, times: part, isPresent, suspendedAt, eraseAt, endsItAt }) => ({
          ...(suspendedAt || eraseAt
            ? { name: 'A member who is away', handle: null, picture: null }
            : { name, handle, picture }),
          ...{ part, isPresent, wantsEnd: endsItAt !== null },
        }))
      : [],
    people: shares.length,
  }
}
export type GroupView = NonNullable<QuestView['group']>
