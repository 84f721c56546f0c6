import { engineWorker } from '#app/kits/asking/engine-worker/engine-worker.server.ts'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import { countExample, exampleInput } from './count-example.ts'
import type { Example } from './example.ts'
import { workedOutByBuild } from './worked-out.server.ts'

/** How long a page waits for the count before it is drawn without it, in ms. */
const TIMEOUT_MS = 2_500

/** The example of the home page, counted by this build's own engine; null while that is not ready. */
export async function getExample(): Promise<Example | null> {
  const known = workedOutByBuild()?.example
  if (known) return known
  const counted = once('landing-example', () => ({ example: null as Promise<Example> | null }))
  counted.example ??= engineWorker().run('ledger', exampleInput).then(countExample)
  try {
    return await Promise.race([counted.example, sleepNull()])
  } catch (error) {
    counted.example = null
    log.warn({ err: error }, 'the example of the home page was not counted')
    return null
  }
}

function sleepNull(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), TIMEOUT_MS).unref())
}
