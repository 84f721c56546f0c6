/** A map within bounds of count and bytes that forgets what was used longest ago. */
export type BoundedCache<Value> = {
  get(key: string): Value | undefined
  /** Keeps a value that weighs so many bytes; one heavier than all that may be kept is not. */
  set(key: string, value: Value, bytes: number): void
  remove(key: string): void
  clear(): void
  /** How much is kept now. */
  size(): { entries: number; bytes: number }
}

export function createBoundedCache<Value>(most: { entries: number; bytes: number }): BoundedCache<Value> {
  const kept = new Map<string, { value: Value; bytes: number }>()
  let bytes = 0
  const remove = (key: string) => {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }
  return {
    get(key) {
      const entry = kept.get(key)
      if (!entry) return undefined
      kept.delete(key)
      kept.set(key, entry)
      return entry.value
    },
    set(key, value, weight) {
      remove(key)
      if (weight > most.bytes) return
      kept.set(key, { value, bytes: weight })
      bytes += weight
      for (const oldest of kept.keys()) {
        if (kept.size <= most.entries && bytes <= most.bytes) return
        remove(oldest)
      }
    },
    remove,
    clear() {
      kept.clear()
      bytes = 0
    },
    size: () => ({ entries: kept.size, bytes }),
  }
}
