import { dialect } from '#app/database/kit.ts'
import { companies } from '#app/kits/asking/engines/companies.server.ts'
import { listEngineSettings } from '#app/kits/asking/engines/engine-settings.store.server.ts'
import { toOperatorWords } from '#app/kits/asking/engines/failure-words.ts'
import { findProvider, listModelsOf, listProviders } from '#app/kits/asking/engines/providers.server.ts'
import { listEveryEngine } from '#app/kits/asking/engines/registry.server.ts'
import { readMachine } from '#app/kits/asking/engines/system-programs.server.ts'
import { toAgoWords } from '#app/kits/members/identity/account/moment-words.ts'
import { listBudgets, listMemberBudgets } from '#app/kits/asking/runs/runs.store.server.ts'
import { siteBudget, standardBudget } from '#app/kits/asking/runs/budgets.server.ts'
import { readHealth } from '#app/kits/asking/runs/health.server.ts'
import { MICROS_PER_DOLLAR, toPriceWords, toSumWords } from '#app/kits/asking/runs/money-words.ts'
import { readUsage } from '#app/kits/asking/runs/usage.server.ts'
import { clock } from '#app/platform/clock.ts'
import { groupBy } from '#app/platform/values/group-by.ts'
import { toFailure } from '#app/providers/engine.ts'
import { portLabels, portNames } from '#app/providers/ports.ts'
import { budgetScopes } from './admin-providers.inputs.ts'
import { readPart } from './providers-parts.ts'

const USE_DAYS = 7
const ENGINES_SHOWN = 10

/** What the operator sees of engines and providers: one part of it, as the address asks. */
export async function readProvidersScreen(params: URLSearchParams) {
  const part = readPart(params)
  return {
    part,
    providers: part === 'providers' ? await readProviders(params.get('open'), params.has('look')) : null,
    engines: part === 'engines' ? await readEngines(params.get('engine')) : null,
    budgets: part === 'budgets' ? await readBudgets() : null,
    machine: part === 'machine' ? readMachinePart() : null,
  }
}

export type ProvidersScreen = Awaited<ReturnType<typeof readProvidersScreen>>

async function readProviders(openId: string | null, doesLook: boolean) {
  const now = clock.now()
  const all = await listProviders(null)
  const open = openId === null ? null : await findProvider(openId, null)
  return {
    companies: companies.map(({ id, label, about, needsKey, address }) => ({ id, label, about, needsKey, address })),
    list: all.map(({ testedAt, ...provider }) => ({ ...provider, tested: testedAt && toAgoWords(testedAt, now) })),
    open: open && { ...open, look: doesLook ? await look(open.id) : null },
  }
}

function readMachinePart() {
  const { programs, at, isLooking } = readMachine()
  return { programs, looked: at && toAgoWords(at, clock.now()), isLooking, isOneOfSeveral: dialect === 'pg' }
}

/** The models that can be had at a provider, or why they could not be asked for. */
async function look(id: string) {
  try {
    return { models: await listModelsOf(id, null), failure: null }
  } catch (error) {
    return { models: [], failure: toOperatorWords(toFailure(error)) }
  }
}

async function readEngines(openId: string | null) {
  const [engines, settings, health] = await Promise.all([listEveryEngine(), listEngineSettings(), readHealth()])
  const list = [...groupBy(engines, ({ engine }) => engine.id)].map(([id, same]) => {
    const { engine, price, priceVersion, isEnabled, plans } = same[0]!
    const set = settings.get(id)
    const done = health.get(id)
    return {
      id,
      label: engine.label,
      maker: engine.maker,
      isBuiltIn: engine.providerId === null,
      ports: portNames.filter((port) => same.some((one) => one.engine.port === port)).map((port) => portLabels[port]),
      price: toPriceWords(price, engine.unit),
      priceVersion,
      unit: engine.unit,
      isEnabled,
      plans,
      position: set?.position ?? 0,
      inputPrice: toDollars(set?.inputMicros),
      outputPrice: toDollars(set?.outputMicros),
      uses: done?.uses ?? 0,
      failed: done?.failed ?? 0,
      lastFailure: done?.lastFailure?.kind ?? null,
    }
  })
  return { list, open: list.find(({ id }) => id === openId) ?? null }
}

const toDollars = (micros: number | null | undefined): string =>
  micros == null ? '' : String(micros / MICROS_PER_DOLLAR)

async function readBudgets() {
  const [named, members, site, usage, engines] = await Promise.all([
    listBudgets(),
    listMemberBudgets(),
    siteBudget(),
    readUsage('everybody', USE_DAYS),
    listEveryEngine(),
  ])
  const labels = new Map(engines.map(({ engine: { id, label } }) => [id, label]))
  return {
    spent: toSumWords(site.spent),
    spentMicros: Math.min(site.spent, site.cap),
    cap: toSumWords(site.cap),
    capMicros: site.cap,
    scopes: budgetScopes.map((scope) => ({
      scope,
      dollars: toDollars(named.get(toScope(scope))),
      standard: toDollars(standardBudget(scope)),
      standardWords: toSumWords(standardBudget(scope)),
    })),
    members: members.map(({ id, username, microsPerDay }) => ({ id, username, amount: toSumWords(microsPerDay) })),
    days: USE_DAYS,
    runs: usage.runs,
    uses: usage.uses,
    failed: usage.failed,
    cost: toSumWords(usage.cost.micros),
    isCut: usage.isCut,
    unknown: usage.cost.unknown,
    byDay: usage.byDay,
    byEngine: usage.byEngine
      .slice(0, ENGINES_SHOWN)
      .map(({ engineId, uses }) => ({ label: labels.get(engineId) ?? engineId, uses })),
  }
}

/** The scope of a budget's row. */
export const toScope = (scope: (typeof budgetScopes)[number]): string => (scope === 'site' ? 'site' : `plan:${scope}`)
