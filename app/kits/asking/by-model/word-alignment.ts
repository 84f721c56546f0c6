/** Tokens `from`–`to` of the first sequence become tokens `put` of the second. */
export type Edit = { from: number; to: number; put: { from: number; to: number } }

/** Beyond this many differing tokens the middle counts as one change: two texts that far apart have no common thread to show. */
const MAX_DIFFERENCES = 1_200

/** The shortest way from one sequence to another (Myers), as edits in order. */
export function alignWords(old: readonly string[], now: readonly string[]): Edit[] {
  let head = 0
  while (head < old.length && head < now.length && old[head] === now[head]) head += 1
  let tail = 0
  while (tail < old.length - head && tail < now.length - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1
  const a = old.slice(head, old.length - tail)
  const b = now.slice(head, now.length - tail)
  return toEdits(findMatches(a, b), a.length, b.length).map(({ from, to, put }) => ({
    from: from + head,
    to: to + head,
    put: { from: put.from + head, to: put.to + head },
  }))
}

type Match = readonly [old: number, now: number]

function toEdits(matches: readonly Match[], oldLength: number, nowLength: number): Edit[] {
  const edits: Edit[] = []
  let from = 0
  let put = 0
  for (const [x, y] of [...matches, [oldLength, nowLength] as const]) {
    if (x > from || y > put) edits.push({ from, to: x, put: { from: put, to: y } })
    from = x + 1
    put = y + 1
  }
  return edits
}

/** The pairs of equal tokens on a shortest way; none when the sequences differ too much. */
function findMatches(a: readonly string[], b: readonly string[]): Match[] {
  const most = Math.min(MAX_DIFFERENCES, a.length + b.length)
  const reach = new Int32Array(2 * most + 3)
  const middle = most + 1
  const trace: Int32Array[] = []
  for (let d = 0; d <= most; d += 1) {
    trace.push(reach.slice(middle - d - 1, middle + d + 2))
    for (let k = -d; k <= d; k += 2) {
      const isDown = k === -d || (k !== d && reach[middle + k - 1]! < reach[middle + k + 1]!)
      let x = isDown ? reach[middle + k + 1]! : reach[middle + k - 1]! + 1
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x += 1
      reach[middle + k] = x
      if (x >= a.length && x - k >= b.length) return walkBack(trace, a.length, b.length)
    }
  }
  return []
}

/** From the end to the beginning along the furthest reaches that were noted at each step. */
function walkBack(trace: readonly Int32Array[], oldLength: number, nowLength: number): Match[] {
  const matches: Match[] = []
  let x = oldLength
  let y = nowLength
  for (let d = trace.length - 1; d >= 0; d -= 1) {
    const reachOf = (k: number) => trace[d]![k + d + 1]!
    const k = x - y
    const isDown = k === -d || (k !== d && reachOf(k - 1) < reachOf(k + 1))
    const beforeK = isDown ? k + 1 : k - 1
    const beforeX = d === 0 ? 0 : reachOf(beforeK)
    const beforeY = d === 0 ? 0 : beforeX - beforeK
    const startX = d === 0 ? 0 : isDown ? beforeX : beforeX + 1
    while (x > startX) matches.push([(x -= 1), (y -= 1)])
    x = beforeX
    y = beforeY
  }
  return matches.reverse()
}
