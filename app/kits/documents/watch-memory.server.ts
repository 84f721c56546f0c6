const LOOK_EVERY_MS = 50
/** A worker's limit counts its objects; buffers, into which a small file may unpack to gigabytes, are the process's. */
const MOST_GROWTH_BYTES = 700 * 1_048_576

/** A signal that is aborted when this process grows by more than a document may take. `end` stops looking. */
export function watchMemory(most: number = MOST_GROWTH_BYTES): { signal: AbortSignal; end(): void } {
  const controller = new AbortController()
  const before = process.memoryUsage.rss()
  const timer = setInterval(() => {
    if (process.memoryUsage.rss() - before > most) controller.abort()
  }, LOOK_EVERY_MS)
  timer.unref()
  return { signal: controller.signal, end: () => clearInterval(timer) }
}
