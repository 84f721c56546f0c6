import { summariseDay } from '#app/engines/mail-triage/day-summary.ts'
import { builtInAllies } from '#app/kits/asking/conversation/allies/built-in-allies.ts'
import { engineWorker } from '#app/kits/asking/engine-worker/engine-worker.server.ts'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import { readSampleFindings } from './inbox/sample-findings.server.ts'
import { sortSample } from './inbox/inbox-view.ts'
import { COMPARED, SUM, toAnswered, type LiveResults } from './live-results.ts'
import { workedOutByBuild } from './worked-out.server.ts'

/** How long a page waits for the answers before its tiles are drawn without them, in ms. */
const TIMEOUT_MS = 1_500
const SHOWN_ALLIES = 4

/** What the tiles of home show: worked out by this build's own engines. An answer that did not come is left out. */
export async function getLiveResults(): Promise<LiveResults> {
  const { sum, world } = workedOutByBuild() ?? (await askBoth())
  return { sum, world, day: summariseSample(), allies: builtInAllies.slice(0, SHOWN_ALLIES).map(({ name }) => name) }
}

async function askBoth() {
  const kept = once('landing-live-results', () => ({ sum: null as Asked | null, world: null as Asked | null }))
  kept.sum ??= askOnce(SUM, () => (kept.sum = null))
  kept.world ??= askOnce(COMPARED, () => (kept.world = null))
  const [sum, world] = await Promise.all([inTime(kept.sum), inTime(kept.world)])
  return { sum, world }
}

type Asked = Promise<LiveResults['sum']>

async function askOnce(asked: typeof SUM, forget: () => void): Asked {
  try {
    return toAnswered(asked, await engineWorker().run('ask', asked))
  } catch (error) {
    forget()
    log.warn({ err: error, seat: asked.seat }, 'a tile of the home page was not worked out')
    return null
  }
}

const inTime = (asked: Asked): Asked =>
  Promise.race([asked, new Promise<null>((resolve) => setTimeout(() => resolve(null), TIMEOUT_MS).unref())])

/** The first sentence on the sample mail of the inbox landing. */
const summariseSample = (): string => summariseDay(sortSample(readSampleFindings()))[0] ?? ''
