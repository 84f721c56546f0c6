import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { countOne } from '#app/kits/members/deeds/deeds.server.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { tellQuestFinished } from '#app/kits/members/deeds/finished-quests.ts'
import { areApart } from '#app/kits/members/ties/ties.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId, createSecretId } from '#app/platform/secrets/ids.server.ts'
import * as groups from './groups.store.server.ts'
import { findQuest, type Quest } from './quest-list.ts'
import { isPresent, isVotedOut } from './quorum.ts'
import { createRun, findRun, finishRun } from './runs.store.server.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
export const MOST_IN_GROUP = 12
export const MOST_GROUPS = 3
const AT_ONCE = 100

type Refused = { refusal: string }
const TOO_MANY = `You are in ${MOST_GROUPS} groups that run, which is the most at once. Leave one, or wait until it ends.`

/** Begins a group for a quest; whoever begins it is one of its members and nothing more. */
export async function beginGroup(userId: string, quest: Quest): Promise<{ id: string } | Refused> {
  return store().tx(async () => {
    if ((await groups.countOpenGroups(userId)) >= MOST_GROUPS) return { refusal: TOO_MANY }
    const now = clock.now()
    const id = createSecretId()
    const endsAt = new Date(now.getTime() + (quest.groupDays ?? 14) * DAY_MS)
    await groups.createGroup({ id, quest: quest.id, createdAt: now, endsAt })
    await groups.putPlace(id, userId, now)
    return { id }
  })
}

/** Comes to a group by its address. */
export function joinGroup(userId: string, id: string): Promise<{ isIn: true } | Refused> {
  return store().tx(async () => {
    const group = await groups.findGroup(id)
    if (!group || group.endedAt) return { refusal: 'This group has ended.' }
    const places = await groups.listPlaces(id)
    if (places.some((one) => one.userId === userId)) return { isIn: true }
    for (const one of places) if (await areApart(userId, one.userId)) return { refusal: 'You cannot join this group.' }
    if (places.length >= MOST_IN_GROUP) return { refusal: `${MOST_IN_GROUP} members are the most of a group.` }
    if ((await groups.countOpenGroups(userId)) >= MOST_GROUPS) return { refusal: TOO_MANY }
    await groups.putPlace(id, userId, clock.now())
    return { isIn: true }
  })
}

/** What a group did together so far, by member: what each really did since they joined, until it ended. */
export async function countTogether(group: groups.GroupRow, quest: Quest) {
  const places = await groups.listPlaces(group.id)
  const step = quest.steps[0]!
  const now = clock.now()
  const shares = await Promise.all(
    places.map(async (place) => ({
      ...place,
      isPresent: isPresent(place, now),
      times: (await countOne(step.deed, { userId: place.userId, guestId: null }, place.joinedAt)).times,
    })),
  )
  return { shares, times: shares.reduce((sum, { times }) => sum + times, 0), of: step.times }
}

/** Looks whether a group has come to its end: the goal is reached, its time is over, or those who are there end it. */
export async function followGroup(group: groups.GroupRow, quest: Quest) {
  const together = await countTogether(group, quest)
  if (group.endedAt) return { ...together, endedAt: group.endedAt, outcome: group.outcome }
  const now = clock.now()
  const outcome =
    together.times >= together.of
      ? ('reached' as const)
      : isVotedOut(together.shares, now)
        ? ('vote' as const)
        : group.endsAt <= now
          ? ('time' as const)
          : null
  if (!outcome) return { ...together, endedAt: null, outcome: null }
  await store().tx(async () => {
    if (!(await groups.endGroup(group.id, outcome, now))) return
    for (const { userId, times, holidayUntil } of together.shares) {
      if (outcome === 'reached' && times > 0) await reward(userId, quest, now)
      if (holidayUntil && holidayUntil > now) continue
      await sendNotice({
        kind: outcome === 'reached' ? 'quests.reached' : 'quests.ended',
        ...{ to: userId, from: null, about: `quest-group/${group.id}`, subject: quest.title },
        address: to('quest', { questId: quest.id }, { team: group.id }),
      })
    }
  })
  return { ...together, endedAt: now, outcome }
}

/** Whoever had a part in it has finished the quest, once. */
async function reward(userId: string, quest: Quest, now: Date): Promise<void> {
  const owner = { userId, guestId: null }
  const known = await findRun(owner, quest.id)
  if (known?.finishedAt) return
  const done = { 0: now.toISOString() }
  const id = known?.id ?? createId(now.getTime())
  if (!known) await createRun({ id, ...owner, quest: quest.id, done, createdAt: now })
  if (await finishRun(id, done, now)) await tellQuestFinished({ userId, quest: quest.id, at: now })
}

/** Ends the groups whose time is over; nobody has to be there for it. Gives how many. */
export async function endDueGroups(): Promise<number> {
  const due = await groups.listDueGroups(clock.now(), AT_ONCE)
  for (const group of due) {
    const quest = findQuest(group.quest)
    if (quest) await followGroup(group, quest)
    else await groups.endGroup(group.id, 'time', clock.now())
  }
  return due.length
}

defineSchedule({ name: 'end-quest-groups', everyMs: HOUR_MS, run: endDueGroups })
