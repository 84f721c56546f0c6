import { toVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import { listOpened, toCollection } from '../scrolls/scrolls.server.ts'
import { listAlready } from './already-done.server.ts'
import { followQuest } from './follow-quest.server.ts'
import { listGroupsOf } from './groups.store.server.ts'
import { readNeeds } from './needs.server.ts'
import { findQuest, quests, type QuestTheme } from './quest-list.ts'
import { findHoliday, listRuns } from './runs.store.server.ts'

const THEMES: readonly QuestTheme[] = ['Ask', 'Make', 'Learn', 'Give', 'Together']
const MOST_GROUPS = 6
const NOBODY: Visitor = { userId: null, guestId: '' }

/** The quests somebody is on, what really waits, and all there are. */
export async function readQuests(request: Request) {
  const member = await findUser(request)
  const owner = (await toVisitor(request, member)) ?? NOBODY
  const isKnown = owner !== NOBODY
  const [runs, holidayUntil, groups] = await Promise.all([
    isKnown ? listRuns(owner) : [],
    member ? findHoliday(member.id) : null,
    member ? listGroupsOf(member.id, MOST_GROUPS) : [],
  ])
  const holiday = holidayUntil && holidayUntil > clock.now() ? toLongDay(holidayUntil) : null
  const begun = runs.filter(({ leftAt, finishedAt }) => leftAt === null && finishedAt === null)
  const underWay = await Promise.all(
    begun.flatMap((run) => {
      const quest = findQuest(run.quest)
      return quest
        ? [followQuest(owner, quest, run).then(({ steps, isFinished }) => ({ quest, steps, isFinished }))]
        : []
    }),
  )
  const opened = isKnown ? await listOpened(owner) : new Map<string, Date>()
  const finished = new Set(runs.filter(({ finishedAt }) => finishedAt !== null).map(({ quest }) => quest))
  for (const { quest, isFinished } of underWay) if (isFinished) finished.add(quest.id)
  const known = new Set(runs.map(({ quest }) => quest))
  const already = isKnown
    ? await listAlready(
        owner,
        quests.filter(({ id }) => !known.has(id)),
      )
    : new Map<string, string[]>()
  return {
    isMember: member !== null,
    holiday,
    underWay: underWay.map(({ quest: { id, title }, steps, isFinished }) => ({
      ...{ id, title, isFinished, next: steps.find(({ isDone }) => !isDone)?.say ?? null },
      done: steps.filter(({ isDone }) => isDone).length,
      of: steps.length,
    })),
    groups: groups.flatMap(({ group }) => {
      const quest = findQuest(group.quest)
      const outcome = group.outcome
      return quest
        ? [
            {
              id: group.id,
              quest: quest.id,
              title: quest.title,
              outcome,
              until: toLongDay(group.endsAt),
            },
          ]
        : []
    }),
    needs: holiday ? [] : await readNeeds(owner),
    themes: THEMES.map((theme) => ({
      theme,
      quests: quests
        .filter((quest) => quest.theme === theme)
        .map(({ id, title, about, steps, groupDays }) => ({
          ...{ id, title, about, steps: steps.length, isGroup: groupDays !== undefined },
          isFinished: finished.has(id),
          isBegun: begun.some(({ quest }) => quest === id),
          already: already.get(id) ?? [],
        })),
    })),
    scrolls: toCollection(opened),
    finished: finished.size,
    all: quests.length,
  }
}
export type QuestsView = Awaited<ReturnType<typeof readQuests>>
