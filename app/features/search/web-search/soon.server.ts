/** A value that is there, or one that comes later; a page draws the second when it comes. */
export type Soon<T> = { now: T; later: null } | { now: null; later: Promise<T> }

/** Waits a moment for something, then lets the page go on without it. Without JavaScript a page shows only what is there. */
export async function soon<T>(work: Promise<T>, timeoutMs: number): Promise<Soon<T>> {
  work.catch(() => undefined)
  const isLate = Symbol('late')
  const waited = new Promise<typeof isLate>((resolve) => setTimeout(resolve, timeoutMs, isLate).unref())
  const first = await Promise.race([work, waited])
  return first === isLate ? { now: null, later: work } : { now: first as T, later: null }
}
