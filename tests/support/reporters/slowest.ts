const SHOWN = 15

/** The slowest files of a part, as lines of its report; none for a run of a few files. */
export function toSlowest(took: ReadonlyMap<string, number>): string {
  if (took.size <= SHOWN) return ''
  const slowest = [...took].sort(([, a], [, b]) => b - a).slice(0, SHOWN)
  const total = [...took.values()].reduce((sum, ms) => sum + ms, 0)
  const lines = slowest.map(([file, ms]) => `${toSeconds(ms)}  ${file}`)
  return ['', `Slowest ${SHOWN} of ${took.size} files (${toSeconds(total).trim()} in all)`, ...lines, ''].join('\n')
}

const toSeconds = (ms: number) => `${(ms / 1_000).toFixed(1).padStart(6)} s`
