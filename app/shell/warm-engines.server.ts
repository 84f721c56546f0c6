import { isbot } from 'isbot'
import { isPrefetch } from 'remix-utils/is-prefetch'
import { getScreen, type ScreenId } from '#app/catalogue/screens.ts'
import { engineWorker } from '#app/kits/asking/engine-worker/engine-worker.server.ts'
import { warmPanda } from '#app/kits/asking/panda/warm-panda.server.ts'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import { asAsker } from '#app/platform/request/asker.server.ts'

const LIMIT_MS = 60_000
/** A worker that was replaced meanwhile is loaded anew; one that stands has it done in a moment. */
const AGAIN_AFTER_MS = 10 * 60_000

const lastAt = () => once('warm-engines', () => new Map<'answers' | 'panda', number>())

/**
 * Loads engines when somebody opens a screen where one asks, so that they stand when the question comes, and a server
 * nobody asks stays small. Nobody waits for it. Crawlers, programs that look whether a page answers, and browsers that
 * fetch a page in advance ask nothing.
 */
export function warmEnginesFor(id: ScreenId, request: Request): void {
  const agent = request.headers.get('user-agent')
  if (!agent || isbot(agent) || isPrefetch(request)) return
  if (id === 'home' || getScreen(id).category === 'Multi-Model AI')
    load('answers', () => engineWorker().run('warm', null, { limitMs: LIMIT_MS }))
  if (id === 'support') load('panda', warmPanda)
}

function load(what: 'answers' | 'panda', work: () => Promise<unknown>): void {
  const now = performance.now()
  if (now - (lastAt().get(what) ?? -Infinity) < AGAIN_AFTER_MS) return
  lastAt().set(what, now)
  // The house loads them, not the visitor who happened to come first.
  asAsker(null, work).catch((error: unknown) => {
    lastAt().delete(what)
    log.warn({ err: error, what }, 'engines did not load beforehand')
  })
}
