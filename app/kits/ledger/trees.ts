import { toShares } from '#app/platform/softmax.ts'

/**
 * Boosted trees: one tree a class and round, in turn. A tree is a row of numbers in pre-order: the place of a sign and
 * a threshold, then the side below it and the other side; or -1 and the value of a leaf.
 */
export type Forest = { classes: number; trees: number[][] }

/** The share of each class, from 0 to 1, that sums to 1. */
export function sharesOf({ classes, trees }: Forest, signs: number[]): number[] {
  const scores = Array.from({ length: classes }, () => 0)
  for (const [i, tree] of trees.entries()) scores[i % classes] = (scores[i % classes] ?? 0) + leafOf(tree, signs)
  return toShares(scores)
}

function leafOf(tree: number[], signs: number[]): number {
  let at = 0
  for (;;) {
    const sign = tree[at] ?? -1
    const value = tree[at + 1] ?? 0
    if (sign < 0) return value
    at = (signs[sign] ?? 0) < value ? at + 2 : behind(tree, at + 2)
  }
}

/** Where the tree that begins at a place ends. */
function behind(tree: number[], start: number): number {
  let open = 1
  let at = start
  while (open > 0) {
    open += (tree[at] ?? -1) < 0 ? -1 : 1
    at += 2
  }
  return at
}
