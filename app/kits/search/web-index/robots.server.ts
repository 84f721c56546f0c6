import robotsParser from 'robots-parser'
import { FetchRefusal } from '#app/platform/public-fetch.server.ts'
import { JobFailure } from '#app/kits/foundation/jobs/job-failure.ts'
import type { FetchPage } from './fetch-page.server.ts'

/** The name by which a site's robots.txt speaks of us. */
const ROBOT_NAME = 'Frenly'
const ROBOTS_MAX_BYTES = 524_288
const ROBOTS_LIMIT_MS = 15_000
const MS_PER_S = 1_000

export type Robots = { isAllowed(url: string): boolean; delayMs: number; sitemaps: string[] }

/**
 * What a site asks of those who read it by machine (RFC 9309). No such file allows everything; a site that cannot answer
 * for it is left alone: throws JobFailure, to be tried again.
 */
export async function readRobots(origin: string, fetch: FetchPage, signal: AbortSignal): Promise<Robots> {
  const address = `${origin}/robots.txt`
  const answer = await fetch(address, {
    signal,
    maxBytes: ROBOTS_MAX_BYTES,
    limitMs: ROBOTS_LIMIT_MS,
    maxHops: 5,
  }).catch((error: unknown) => {
    if (!(error instanceof FetchRefusal)) throw error
    if (error.kind === 'too-large') return null
    throw new JobFailure(`Its robots.txt could not be read, so nothing was: ${error.message}`, {
      isFinal: error.kind === 'private' || error.kind === 'port' || error.kind === 'address',
      cause: error,
    })
  })
  if (answer && answer.status >= 500)
    throw new JobFailure(`Its robots.txt could not be read (${answer.status}), so nothing was.`)
  const rules = robotsParser(address, answer?.status === 200 ? Buffer.from(answer.bytes).toString('utf8') : '')
  return {
    isAllowed: (url) => rules.isAllowed(url, ROBOT_NAME) !== false,
    delayMs: Math.max(0, (Number(rules.getCrawlDelay(ROBOT_NAME)) || 0) * MS_PER_S),
    sitemaps: rules.getSitemaps(),
  }
}
