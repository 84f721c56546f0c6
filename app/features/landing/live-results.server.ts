import { summariseDay } from '#app/engines/mail-triage/day-summary.ts'
import { builtInAllies } from '#app/kits/asking/conversation/allies/built-in-allies.ts'
import { engineWorker } from '#app/kits/asking/engine-worker/engine-worker.server.ts'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import { readSampleFindings } from './inbox/sample-findings.server.ts'
import { sortSample } from './inbox/inbox-view.ts'
import type { LiveResults } from './live-results.ts'

/** How long a page waits for the answers before its tiles are drawn without them, in ms. */
const TIMEOUT_MS = 1_500
const SUM = 'What is 18% of 249.90?'
const COMPARED = 'Which is larger, Chile or France?'
const SHOWN_ALLIES = 4

/** What the tiles of home show: worked out once by this server's own engines. An answer that did not come is left out. */
export async function getLiveResults(): Promise<LiveResults> {
  const kept = once('landing-live-results', () => ({ sum: null as Asked | null, world: null as Asked | null }))
  kept.sum ??= askOnce('calculator', SUM, () => (kept.sum = null))
  kept.world ??= askOnce('facts', COMPARED, () => (kept.world = null))
  const [sum, world] = await Promise.all([inTime(kept.sum), inTime(kept.world)])
  return { sum, world, day: summariseSample(), allies: builtInAllies.slice(0, SHOWN_ALLIES).map(({ name }) => name) }
}

type Asked = Promise<LiveResults['sum']>

async function askOnce(seat: string, question: string, forget: () => void): Asked {
  try {
    const answer = await engineWorker().run('ask', { seat, question })
    return answer.state === 'answered' ? { question, answer: answer.text } : null
  } catch (error) {
    forget()
    log.warn({ err: error, seat }, 'a tile of the home page was not worked out')
    return null
  }
}

const inTime = (asked: Asked): Asked =>
  Promise.race([asked, new Promise<null>((resolve) => setTimeout(() => resolve(null), TIMEOUT_MS).unref())])

/** The first sentence on the sample mail of the inbox landing. */
const summariseSample = (): string => summariseDay(sortSample(readSampleFindings()))[0] ?? ''
