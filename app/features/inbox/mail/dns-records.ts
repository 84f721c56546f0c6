import { resolve as lookUp } from 'node:dns/promises'
import type { Resolve } from './check-sender.ts'

const LIMIT_MS = 3_000
const KEPT_MS = 10 * 60_000
const MOST_KEPT = 2_000
/** A resolver that does not answer is left alone for a while: no letter waits for it again and again. */
const LEFT_ALONE_MS = 60_000

type Kept = { until: number; answer: Promise<unknown> }

/** Looks names up with a limit of time, and remembers what it found for a while. */
export function createLookUp(ask: Resolve = lookUp as Resolve, now = () => performance.now()): Resolve {
  const kept = new Map<string, Kept>()
  let leftAloneUntil = -Infinity
  return (name, type) => {
    const key = `${type} ${name.toLowerCase()}`
    const known = kept.get(key)
    if (known && known.until > now()) return known.answer
    if (leftAloneUntil > now()) return Promise.reject(slow())
    const answer = inTime(ask(name, type)).catch((error: unknown) => {
      // That there is no such name is an answer as well.
      if (!isAnswer(error)) {
        kept.delete(key)
        leftAloneUntil = now() + LEFT_ALONE_MS
      }
      throw error
    })
    answer.catch(() => undefined)
    kept.set(key, { until: now() + KEPT_MS, answer })
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
    return answer
  }
}

const slow = () => Object.assign(new Error('The DNS does not answer'), { code: 'ETIMEOUT' })

const isAnswer = (error: unknown): boolean =>
  ['ENOTFOUND', 'ENODATA', 'ESERVFAIL', 'EBADNAME'].includes(String((error as { code?: unknown }).code))

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(slow()), LIMIT_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
