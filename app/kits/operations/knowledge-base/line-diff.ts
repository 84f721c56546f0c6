export type DiffLine = { kind: 'same' | 'gone' | 'new'; text: string }

/** Texts of more lines than this are told apart as wholes between what they begin and end with. */
const MOST_CELLS = 400_000

/** How one text became another, line by line: the fewest lines that go and come. */
export function toLineDiff(before: string, after: string): DiffLine[] {
  const [a, b] = [before.split('\n'), after.split('\n')]
  let head = 0
  while (head < a.length && head < b.length && a[head] === b[head]) head++
  let tail = 0
  while (tail < a.length - head && tail < b.length - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++
  const same = (lines: string[]) => lines.map((text): DiffLine => ({ kind: 'same', text }))
  const middle = diffMiddle(a.slice(head, a.length - tail), b.slice(head, b.length - tail))
  return [...same(a.slice(0, head)), ...middle, ...same(tail > 0 ? a.slice(-tail) : [])]
}

function diffMiddle(a: readonly string[], b: readonly string[]): DiffLine[] {
  const gone = (text: string): DiffLine => ({ kind: 'gone', text })
  const fresh = (text: string): DiffLine => ({ kind: 'new', text })
  if (a.length * b.length > MOST_CELLS) return [...a.map(gone), ...b.map(fresh)]
  const width = b.length + 1
  const common = new Uint32Array((a.length + 1) * width)
  const at = (n: number, m: number) => common[n * width + m] ?? 0
  for (let n = a.length - 1; n >= 0; n--)
    for (let m = b.length - 1; m >= 0; m--)
      common[n * width + m] = a[n] === b[m] ? at(n + 1, m + 1) + 1 : Math.max(at(n + 1, m), at(n, m + 1))
  const lines: DiffLine[] = []
  let [n, m] = [0, 0]
  while (n < a.length || m < b.length) {
    const [left, right] = [a[n], b[m]]
    if (left !== undefined && left === right) {
      lines.push({ kind: 'same', text: left })
      n++
      m++
    } else if (right === undefined || (left !== undefined && at(n + 1, m) >= at(n, m + 1))) {
      lines.push(gone(left!))
      n++
    } else {
      lines.push(fresh(right))
      m++
    }
  }
  return lines
}
