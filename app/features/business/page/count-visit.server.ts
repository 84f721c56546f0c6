import { clock } from '#app/platform/clock.ts'
import { toDay } from '#app/engines/calendar/wall-time.ts'
import { countVisit } from '../keeping/daily.store.server.ts'
import type { Shown } from './shown.server.ts'

/** Programs that say what they are. */
const PROGRAM = /bot|crawl|spider|slurp|preview|curl|wget|python|headless|monitor|fetch/i

/**
 * Counts that a public page was opened: one more for its day, and nothing about whom. Its own people, programs that say so,
 * pages fetched ahead, and whoever comes from the page itself, as after sending a form, do not count.
 */
export async function countOpening(request: Request, { business, isMember, isPreview }: Shown): Promise<void> {
  const { headers, method, url } = request
  if (isMember || isPreview || method !== 'GET') return
  if (PROGRAM.test((headers.get('user-agent') ?? '').slice(0, 500))) return
  if (/prefetch|prerender/i.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')) return
  const referrer = headers.get('referer') ?? ''
  const own = new URL(url).pathname.replace(/\.data$/, '')
  if (URL.canParse(referrer) && new URL(referrer).pathname.startsWith(own)) return
  await countVisit(business.id, toDay(clock.now().getTime(), business.zone))
}
