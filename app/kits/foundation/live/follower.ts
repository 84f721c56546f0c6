import type { LiveEvent } from './live.store.server.ts'

/** So many ids are remembered to tell a repetition; more than ever stand in the seconds that are read twice. */
export const MOST_REMEMBERED = 5_000
/** A reader who lets so many wait is not reading. */
const MOST_WAITING = 1_000

export type Follower = {
  readonly topics: readonly string[]
  /** Puts an event into the line, unless it is of another topic or was had before. */
  hear(event: LiveEvent): void
  /** Counts an event as had. */
  skip(id: string): void
  /** Counts an event as had, and says whether it was new. */
  take(id: string): boolean
  /** The next event, when there is one; null at the end. */
  next(): Promise<LiveEvent | null>
  end(): void
}

/** One reader of some topics: a line of events, each once. */
export function createFollower(topics: readonly string[]): Follower {
  const had = new Set<string>()
  const line: LiveEvent[] = []
  let wake: (() => void) | null = null
  let isEnded = false

  const take = (id: string) => {
    if (had.has(id)) return false
    had.add(id)
    if (had.size > MOST_REMEMBERED) had.delete(had.values().next().value as string)
    return true
  }
  const end = () => {
    isEnded = true
    line.length = 0
    wake?.()
  }
  return {
    topics,
    take,
    skip: (id) => void take(id),
    end,
    hear(event) {
      if (isEnded || !topics.includes(event.topic)) return
      line.push(event)
      if (line.length > MOST_WAITING) end()
      else wake?.()
    },
    async next() {
      for (;;) {
        if (isEnded) return null
        const event = line.shift()
        if (event && take(event.id)) return event
        if (!event) await new Promise<void>((resolve) => (wake = resolve))
      }
    },
  }
}
