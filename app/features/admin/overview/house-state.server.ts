import { listCheckRuns } from '#app/kits/operations/health-checks/checks.store.server.ts'
import { listProviders } from '#app/kits/asking/engines/providers.server.ts'
import { listEveryEngine } from '#app/kits/asking/engines/registry.server.ts'
import { readMachine } from '#app/kits/asking/engines/system-programs.server.ts'
import { toAgoWords } from '#app/kits/members/identity/account/moment-words.ts'
import { breakers } from '#app/kits/asking/runs/use-engine.server.ts'

/** What does no work just now: engines that rest after failures, providers whose last test failed, broken programs. */
export async function listEnginesDown(now: Date): Promise<string[]> {
  const [engines, providers] = await Promise.all([listEveryEngine(), listProviders(null)])
  const resting = engines
    .filter(({ engine, isEnabled }) => isEnabled && breakers().isOpen(engine.id, now.getTime()))
    .map(({ engine }) => engine.label)
  const failing = providers
    .filter(({ isEnabled, testFailure }) => isEnabled && testFailure !== null)
    .map(({ label }) => label)
  const broken = readMachine()
    .programs.filter(({ probe }) => probe?.state === 'broken')
    .map(({ name }) => name)
  return [...new Set([...resting, ...failing, ...broken])]
}

/** How the newest run of the quality checks ended; null before the first. */
export async function findLastChecks(now: Date) {
  const [last] = await listCheckRuns(1)
  return last ? { failed: last.failed, ago: toAgoWords(last.startedAt, now) } : null
}
