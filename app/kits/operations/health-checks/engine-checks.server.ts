import { toFailureWords, toOperatorWords } from '#app/kits/asking/engines/failure-words.ts'
import { listProviders, lookForModels } from '#app/kits/asking/engines/providers.server.ts'
import { listEveryEngine, type ListedEngine } from '#app/kits/asking/engines/registry.server.ts'
import { beginFreeRun } from '#app/kits/asking/runs/begin-run.server.ts'
import { readHealth } from '#app/kits/asking/runs/health.server.ts'
import { breakers, useEngine } from '#app/kits/asking/runs/use-engine.server.ts'
import { clock } from '#app/platform/clock.ts'
import { toFailure, type FailureKind } from '#app/providers/engine.ts'
import { portLabels, type PortName } from '#app/providers/ports.ts'
import { failed, passed, skipped, type Check, type Found } from './check.ts'
import { tinyTasks } from './tiny-tasks.ts'

const MANY_FAILED = 0.5
const FEW_USES = 4
const TASK_LIMIT_MS = 60_000
const ADVICE = 'See its page under Engines and providers; another engine of its kind does the work meanwhile.'
/** What an engine says that stands and declines this one thing. */
const STANDS: readonly FailureKind[] = ['unable', 'refused']

/** Every engine that is switched on, and every provider. Nothing here costs money. */
export async function engineChecks(): Promise<Check[]> {
  const [engines, providers] = await Promise.all([listEveryEngine(), listProviders(null)])
  const enabled = engines.filter(({ isEnabled }) => isEnabled)
  return [
    ...providers
      .filter(({ isEnabled }) => isEnabled)
      .map(({ id, label }): Check => ({
        id: `provider:${id}`,
        group: 'Engines',
        title: label,
        run: async () => {
          const failure = await lookForModels(id, null)
          return failure === null
            ? passed('It answers and accepts the key.')
            : failed(failure, 'Look at its address and key under Engines and providers.')
        },
      })),
    ...enabled.map((listed): Check => ({
      id: `engine:${listed.engine.id}:${listed.engine.port}`,
      group: 'Engines',
      title: `${listed.engine.label}: ${portLabels[listed.engine.port].toLowerCase()}`,
      run: ({ signal }) =>
        listed.engine.providerId === null ? tryEngine(listed, signal) : readRecord(listed.engine.id),
    })),
  ]
}

/** An engine of the house does a tiny task, within a run that no cap counts. */
async function tryEngine(listed: ListedEngine, signal: AbortSignal): Promise<Found> {
  const task = tinyTasks[listed.engine.port as PortName]
  if (!task) return skipped('What it does is never small, so it is not tried here.')
  const run = await beginFreeRun({ member: null, network: 'checks' }, { screen: 'admin-qa' })
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TASK_LIMIT_MS)])
  try {
    const { tookMs } = await useEngine(run, listed, task() as never, { signal: limit })
    return passed(`It did a small task in ${tookMs} ms.`)
  } catch (error) {
    const failure = toFailure(error)
    if (STANDS.includes(failure.kind))
      return passed(`It stands, and declined the small task: ${toFailureWords(failure)}`)
    return failed(toOperatorWords(failure), ADVICE)
  }
}

/** What costs money is not tried: its uses of the last day tell. */
async function readRecord(id: string): Promise<Found> {
  if (breakers().isOpen(id, clock.now().getTime()))
    return failed('It is left alone for a while after failing again and again.', ADVICE)
  const health = (await readHealth()).get(id)
  if (!health || health.uses === 0) return skipped('Nobody used it in the last day.')
  const said = `${health.uses} uses in the last day, ${health.failed} failed.`
  const isBad = health.uses >= FEW_USES && health.failed / health.uses > MANY_FAILED
  return isBad ? failed(said, ADVICE) : passed(said)
}
