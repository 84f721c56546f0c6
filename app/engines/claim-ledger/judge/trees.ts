import { toShares } from '#app/engines/statistics/softmax.ts'

/**
 * Boosted trees: one tree a class and round, in turn. A tree is a row of numbers in pre-order: the place of a sign, a
 * threshold and how many numbers the side below it takes, then that side and the other; or -1 and the value of a leaf.
 */
export type Forest = { classes: number; trees: number[][] }

/** The share of each class, from 0 to 1, that sums to 1. */
export function sharesOf({ classes, trees }: Forest, signs: number[]): number[] {
  const scores = Array.from({ length: classes }, () => 0)
  for (const [i, tree] of trees.entries()) scores[i % classes]! += leafOf(tree, signs)
  return toShares(scores)
}

function leafOf(tree: number[], signs: number[]): number {
  let at = 0
  while (tree[at]! >= 0) at += 3 + (signs[tree[at]!]! < tree[at + 1]! ? 0 : tree[at + 2]!)
  return tree[at + 1]!
}
