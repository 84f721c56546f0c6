import { data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { findUser, requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { requireVisitor, toVisitorHeaders } from '#app/kits/members/visitor/visitor.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm } from '#app/platform/request/form.server.ts'
import { badRequest, notFound } from '#app/platform/request/problem.ts'
import { overLimit } from '#app/platform/request/rate-limit.server.ts'
import { beginQuest, followQuest, leaveQuest } from './follow-quest.server.ts'
import { beginGroup, joinGroup } from './groups.server.ts'
import { findGroup, listPlaces, savePlace } from './groups.store.server.ts'
import { requireQuest } from './quest-view.server.ts'
import { saveHoliday } from './runs.store.server.ts'

const DAY_MS = 86_400_000
const DAY_S = 86_400
const HOLIDAYS = [0, 7, 14, 30, 90] as const
const UNKNOWN = 'This form is not known here. Please load the page again.'
const groupsOfDay = createKeptLimit('quest-groups', { points: 5, windowS: DAY_S })

const id = z.string().min(1).max(64)
const questInputs = z.discriminatedUnion('do', [
  z.object({ do: z.enum(['begin', 'leave', 'group']) }),
  z.object({ do: z.enum(['join', 'part', 'end', 'stay']), team: id }),
])

export type QuestAnswer = { problem: string | null }
const refuse = (problem: string, init: number | ResponseInit) => data<QuestAnswer>({ problem }, init)

/** A form of a quest: begins it, puts it aside, or is about its group. Nothing here says that a step is done. */
export async function actOnQuest(request: Request, questId: string) {
  const quest = requireQuest(questId)
  const form = await readForm(request, questInputs)
  if (form.problem) throw badRequest(UNKNOWN)
  const { input } = form
  const here = (team?: string) => to('quest', { questId: quest.id }, { team })
  if (input.do === 'begin' || input.do === 'leave') {
    const { owner, cookie } = await requireVisitor(request, await findUser(request))
    if (input.do === 'leave') {
      if (!(await leaveQuest(owner, quest))) throw notFound('You are not on this quest.')
      return redirectWithFlash(to('quests'), {
        title: 'Put aside',
        description: 'What you did stays. Take it up whenever you like.',
      })
    }
    const run = await beginQuest(owner, quest)
    await followQuest(owner, quest, run)
    return redirect(here(), { status: 303, headers: toVisitorHeaders(cookie) })
  }
  const { id: userId } = await requireMember(request)
  if (!('team' in input)) {
    if (!quest.groupDays) throw badRequest(UNKNOWN)
    const waitS = await groupsOfDay(userId)
    if (waitS > 0) return refuse('Five new groups are the most of a day.', overLimit(waitS))
    const begun = await beginGroup(userId, quest)
    return 'refusal' in begun ? refuse(begun.refusal, 409) : redirect(here(begun.id), 303)
  }
  const group = await findGroup(input.team)
  if (!group || group.quest !== quest.id) throw notFound('There is no such group.')
  if (input.do === 'join') {
    const joined = await joinGroup(userId, group.id)
    return 'refusal' in joined ? refuse(joined.refusal, 409) : redirect(here(group.id), 303)
  }
  if (!(await listPlaces(group.id)).some((one) => one.userId === userId)) throw notFound('You are not in this group.')
  if (input.do === 'part') {
    await savePlace(group.id, userId, { leftAt: clock.now(), endsItAt: null })
    return redirectWithFlash(to('quests'), { title: 'You left the group', description: 'It goes on without you.' })
  }
  await savePlace(group.id, userId, { endsItAt: input.do === 'end' ? clock.now() : null })
  return redirect(here(group.id), 303)
}

const holidayInputs = z.object({
  do: z.literal('holiday'),
  days: z.coerce.number().refine((days) => (HOLIDAYS as readonly number[]).includes(days), 'Choose from the list.'),
})

/** The form of the page of quests: a holiday, or its end. */
export async function actOnQuests(request: Request) {
  const { id: userId } = await requireMember(request)
  const form = await readForm(request, holidayInputs)
  if (form.problem) throw badRequest(UNKNOWN)
  const now = clock.now()
  const { days } = form.input
  await saveHoliday(userId, days === 0 ? null : new Date(now.getTime() + days * DAY_MS), now)
  return redirectWithFlash(to('quests'), {
    title: days === 0 ? 'Welcome back' : 'Have a good time',
    description:
      days === 0 ? 'Everything is where you left it.' : 'No quest asks for you until then, and no group waits for you.',
  })
}
