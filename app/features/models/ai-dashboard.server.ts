import { isScreenId, getScreen } from '#app/catalogue/screens.ts'
import { listAllEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer, type Viewer } from '#app/kits/asking/engines/viewer.ts'
import { requireSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { toAgoWords } from '#app/kits/members/identity/account/moment-words.ts'
import { quotaOf, toResetWords } from '#app/kits/members/quota/quota.server.ts'
import { budgetOf } from '#app/kits/asking/runs/budgets.server.ts'
import { toMoneyWords, toSumWords } from '#app/kits/asking/runs/money-words.ts'
import { listUses, type UseRow } from '#app/kits/asking/runs/runs.store.server.ts'
import { firstDay, readUsage, type Cost } from '#app/kits/asking/runs/usage.server.ts'
import { clock } from '#app/platform/clock.ts'
import { toTable } from '#app/platform/table.ts'
import { portLabels, type PortName } from '#app/providers/ports.ts'
import { readDays } from './dashboard-days.ts'
import { toUnitWords } from './unit-words.ts'

const LATEST_USES = 50
const ENGINES_SHOWN = 8

/** A member's own use of the engines. */
export async function readDashboard(request: Request) {
  const { row } = await requireSignedIn(request)
  const days = readDays(new URL(request.url).searchParams)
  const viewer = toViewer(row)
  const whose = { memberId: row.id }
  const [usage, quota, budget, latest, labels] = await Promise.all([
    readUsage(whose, days),
    quotaOf(row),
    budgetOf(viewer),
    listUses(whose, firstDay(days), LATEST_USES),
    readLabels(viewer),
  ])
  const labelOf = (id: string) => labels.get(id) ?? id
  return {
    days,
    isCut: usage.isCut,
    figures: { runs: usage.runs, uses: usage.uses, failed: usage.failed, cost: toCostWords(usage.cost) },
    quota: { used: Math.min(quota.used, quota.cap), cap: quota.cap, resets: toResetWords(quota) },
    budget: {
      spent: toSumWords(budget.spent),
      cap: toSumWords(budget.cap),
      spentMicros: Math.min(budget.spent, budget.cap),
      capMicros: budget.cap,
    },
    byDay: usage.byDay,
    byEngine: usage.byEngine
      .slice(0, ENGINES_SHOWN)
      .map(({ engineId, uses, cost }) => ({ label: labelOf(engineId), uses, cost: toCostWords(cost) })),
    byScreen: usage.byScreen.map(({ screen, uses }) => ({ label: toScreenWords(screen), uses })),
    latest: latest.map((use) => toUseLine(use, labelOf(use.engineId))),
  }
}

export type DashboardView = Awaited<ReturnType<typeof readDashboard>>

async function readLabels(viewer: Viewer): Promise<Map<string, string>> {
  return new Map((await listAllEngines(viewer)).map(({ engine: { id, label } }) => [id, label]))
}

/** Calls have no screen: they are named here. */
const calls: Readonly<Record<string, string>> = toTable({
  'panda-chat': 'Panda chat',
  'programs': 'Programs with your key',
})

const toScreenWords = (screen: string): string =>
  calls[screen] ?? (isScreenId(screen) ? getScreen(screen).title : screen)

function toCostWords({ micros, unknown }: Cost): string {
  const known = toSumWords(micros)
  return unknown === 0 ? known : `${known}, and ${unknown} of unknown cost`
}

/** What is unknown is left out; null when both are. */
function toTookWords(input: number | null, output: number | null, unit: string): string | null {
  const known = [input !== null && `${toUnitWords(input, unit)} in`, output && `${toUnitWords(output, unit)} out`]
  return known.filter(Boolean).join(', ') || null
}

const outcomes = { held: 'Under way', done: 'Done', failed: 'Failed', cancelled: 'Stopped' } as const

function toUseLine(use: UseRow, engine: string) {
  const { id, startedAt, screen, port, state, tookMs, costMicros, inputUnits, outputUnits, unit } = use
  return {
    id,
    at: startedAt.toISOString(),
    ago: toAgoWords(startedAt, clock.now()),
    screen: toScreenWords(screen),
    engine,
    did: portLabels[port as PortName] ?? port,
    state,
    outcome: outcomes[state],
    tookMs,
    took: toTookWords(inputUnits, outputUnits, unit),
    cost: state === 'held' ? 'not known yet' : toMoneyWords(costMicros),
  }
}
