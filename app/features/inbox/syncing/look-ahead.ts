type Steps<Item, Begun> = {
  /** So many are begun and not ended at once. */
  most: number
  begin: (item: Item) => Promise<Begun>
  /** One after another, in the order of the items. */
  end: (begun: Begun) => Promise<void>
  /** For one that was begun and whose turn will not come. */
  drop: (begun: Begun) => Promise<void>
}

/**
 * Does work of two steps: the first of several items at once, the second in their order. What fails ends it when its turn
 * comes; those that were begun after it are dropped, and nothing is left running.
 */
export async function lookAhead<Item, Begun>(items: readonly Item[], { most, begin, end, drop }: Steps<Item, Begun>) {
  const begun: Promise<Begun>[] = []
  let next = 0
  const fill = () => {
    for (; next < items.length && begun.length < most; next += 1) {
      const item = items[next]!
      const one = Promise.resolve().then(() => begin(item))
      one.catch(() => undefined)
      begun.push(one)
    }
  }
  try {
    for (fill(); begun.length > 0; fill()) {
      const one = await begun[0]!
      begun.shift()
      await end(one)
    }
  } finally {
    const left = await Promise.allSettled(begun)
    for (const one of left) if (one.status === 'fulfilled') await drop(one.value)
  }
}
