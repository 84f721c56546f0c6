import { clock } from '#app/platform/clock.ts'
import { toDay } from '#app/kits/members/quota/day.ts'
import { EngineFailure } from '#app/providers/engine.ts'
import { countKeyRuns, findKeyBudget, sumKeySpent } from './key-budget.store.server.ts'

const MS_PER_S = 1_000

export type BudgetPeriod = 'day' | 'month'
type Period = { startsAt: Date; endsAt: Date }

/** The day or month of UTC that is now. */
export function toPeriod(period: BudgetPeriod, now: Date): Period {
  if (period === 'day') return toDay(now)
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  return { startsAt: new Date(Date.UTC(year, month)), endsAt: new Date(Date.UTC(year, month + 1)) }
}

/** A key has used up what its owner gave it: nothing was begun. */
export class KeyBudgetSpent extends EngineFailure {
  constructor(what: string, period: BudgetPeriod, { endsAt }: Period) {
    const waitS = Math.max(1, Math.ceil((endsAt.getTime() - clock.now().getTime()) / MS_PER_S))
    super(
      'unaffordable',
      `This key has used up ${what} of its budget for this ${period}. A new ${period} begins at ` +
        `${endsAt.toISOString().slice(0, DAY_CHARS)} 00:00 UTC. Its owner sets the budget in the settings, under Engines and keys.`,
      waitS,
    )
  }
}
/** Of `2026-11-22T…` the day. */
const DAY_CHARS = 10

/** What a key has used since its day or month began. */
export async function readKeyUse(keyId: string, period: BudgetPeriod): Promise<{ runs: number; micros: number }> {
  const { startsAt } = toPeriod(period, clock.now())
  const [runs, micros] = await Promise.all([countKeyRuns(keyId, startsAt), sumKeySpent(keyId, startsAt)])
  return { runs, micros }
}

/** Throws when a key has no run left. Within the transaction that writes the run, so that no two take the last one. */
export async function needKeyRun(keyId: string): Promise<void> {
  const budget = await findKeyBudget(keyId)
  if (!budget || budget.mostRuns === null) return
  const period = toPeriod(budget.period, clock.now())
  if ((await countKeyRuns(keyId, period.startsAt)) >= budget.mostRuns)
    throw new KeyBudgetSpent(`the ${budget.mostRuns.toLocaleString('en')} runs`, budget.period, period)
}

/** Throws when what is to be set aside does not fit into what a key may spend; within the transaction that sets it aside. */
export async function needKeyMoney(keyId: string, micros: number): Promise<void> {
  const budget = await findKeyBudget(keyId)
  if (!budget || budget.mostMicros === null) return
  const period = toPeriod(budget.period, clock.now())
  if ((await sumKeySpent(keyId, period.startsAt)) + micros > budget.mostMicros)
    throw new KeyBudgetSpent('the money', budget.period, period)
}
