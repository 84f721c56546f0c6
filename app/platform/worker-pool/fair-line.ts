/** What waits in a line: whose it is, and whether it is long work. */
export type Waiting = { key: string; isLong: boolean; addedAt: number }

type Asker<Item> = {
  short: Item[]
  long: Item[]
  /** What was done for this one lately, in milliseconds, counted from the floor. */
  served: number
}

/** Long work that waited for so long is taken like short work, so that it comes to its turn. */
const TIMEOUT_MS = 5_000
/** Even work that takes no time is a turn. */
const LEAST_COST_MS = 1

const isIdle = ({ short, long }: Asker<unknown>) => short.length + long.length === 0

/** Short work comes first, and long work that waited. */
const rankOf = (item: Waiting, now: number) => (item.isLong && now - item.addedAt < TIMEOUT_MS ? 1 : 0)

/**
 * A line that serves visitors in turn: the next item is of whoever was served least lately, short work before long work.
 * A visitor who comes anew begins where the others stand, and earns nothing by having been away.
 */
export function createFairLine<Item extends Waiting>() {
  const askers = new Map<string, Asker<Item>>()
  let floor = 0
  let size = 0

  const first = (may: (item: Item) => boolean) =>
    [...askers.values()].flatMap(({ short, long, served }) =>
      [short[0], long[0]].flatMap((item) => (item && may(item) ? [{ item, served }] : [])),
    )

  const askerOf = (key: string): Asker<Item> => {
    const known = askers.get(key) ?? { short: [], long: [], served: floor }
    askers.set(key, known)
    return known
  }

  /** Those who have nothing left, and no more than the others, are forgotten. */
  function forget() {
    for (const [key, asker] of askers) if (isIdle(asker) && asker.served <= floor) askers.delete(key)
    if (size === 0 && askers.size > 0) floor = Math.max(...[...askers.values()].map(({ served }) => served))
  }

  /** Takes an item out; false when it does not wait here. */
  function remove(item: Item): boolean {
    const line = askers.get(item.key)?.[item.isLong ? 'long' : 'short'] ?? []
    const place = line.indexOf(item)
    if (place < 0) return false
    line.splice(place, 1)
    size--
    forget()
    return true
  }

  /** Says how long work of a visitor took, in milliseconds. */
  function spend(key: string, ms: number): void {
    askerOf(key).served += ms
    forget()
  }

  return {
    get size() {
      return size
    },
    /** How many wait of one visitor, and how many of them are long work. */
    countOf: (key: string): { all: number; long: number } => {
      const { short, long } = askers.get(key) ?? { short: [], long: [] }
      return { all: short.length + long.length, long: long.length }
    },
    add(item: Item): void {
      const asker = askerOf(item.key)
      if (isIdle(asker)) asker.served = Math.max(asker.served, floor)
      asker[item.isLong ? 'long' : 'short'].push(item)
      size++
    },
    remove,
    /** Takes the next item that may be done now; null when there is none. */
    next(now: number, may: (item: Item) => boolean = () => true): Item | null {
      const [best] = first(may).sort(
        (one, other) => rankOf(one.item, now) - rankOf(other.item, now) || one.served - other.served,
      )
      if (!best) return null
      const waiting = [...askers.values()].filter((one) => !isIdle(one))
      floor = Math.max(floor, Math.min(...waiting.map(({ served }) => served)))
      remove(best.item)
      spend(best.item.key, LEAST_COST_MS)
      return best.item
    },
    /** Whether anything that waits may be done now. */
    hasNext: (may: (item: Item) => boolean): boolean => first(may).length > 0,
    spend,
    /** All that waits, which then waits no more. */
    drain(): Item[] {
      const all = [...askers.values()].flatMap(({ short, long }) => [...short, ...long])
      askers.clear()
      size = 0
      return all
    },
  }
}
