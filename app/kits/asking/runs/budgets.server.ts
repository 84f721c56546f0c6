import { toDay, toWaitWords } from '#app/kits/members/quota/day.ts'
import { toResetS } from '#app/kits/members/quota/quota.server.ts'
import type { Viewer } from '#app/kits/asking/engines/viewer.ts'
import { clock } from '#app/platform/clock.ts'
import { env, type BudgetScope } from '#app/platform/env.server.ts'
import { EngineFailure } from '#app/providers/engine.ts'
import { listBudgets, sumSpent, toMemberScope, type Spender } from './runs.store.server.ts'
import { MICROS_PER_DOLLAR } from './money-words.ts'

/** What may be spent in a day of UTC and what was, in micro-dollars. */
export type Budget = { spent: number; cap: number; resetsAt: Date }

/** What the configuration says, where the operator named nothing on the screen. */
export const standardBudget = (scope: BudgetScope): number =>
  Math.round(env().BUDGET_PER_DAY[scope] * MICROS_PER_DOLLAR)

/** The budget of the whole house. */
export async function siteBudget(): Promise<Budget> {
  const named = await listBudgets(['site'])
  return toBudget('site', named.get('site') ?? standardBudget('site'))
}

/** The budget of one member; guests have one all together. A member's own goes before the plan's. */
export async function budgetOf({ id, plan }: Viewer): Promise<Budget> {
  const scopes = [`plan:${plan}`, ...(id === null ? [] : [toMemberScope(id)])]
  const named = await listBudgets(scopes)
  const cap = named.get(scopes.at(-1)!) ?? named.get(`plan:${plan}`) ?? standardBudget(plan)
  return toBudget(id === null ? 'guests' : { memberId: id }, cap)
}

async function toBudget(spender: Spender, cap: number): Promise<Budget> {
  const { startsAt, endsAt } = toDay(clock.now())
  return { spent: await sumSpent(spender, startsAt), cap, resetsAt: endsAt }
}

/** Throws the failure `unaffordable` when what is to be set aside does not fit into both budgets of today. */
export async function needMoney(viewer: Viewer, micros: number): Promise<void> {
  const [site, own] = [await siteBudget(), await budgetOf(viewer)]
  if (site.spent + micros <= site.cap && own.spent + micros <= own.cap) return
  const whose = own.spent + micros > own.cap ? (viewer.id === null ? 'of all guests' : 'you have') : 'of this place'
  throw new EngineFailure(
    'unaffordable',
    `The budget ${whose} for paid engines is used up for today. There is a new one at 00:00 UTC, in ` +
      `${toWaitWords(site.resetsAt, clock.now())}. The built-in engines cost nothing and go on.`,
    toResetS(site),
  )
}
