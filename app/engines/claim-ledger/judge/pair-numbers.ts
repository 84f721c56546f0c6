/** The smaller and the larger of two numbers, so that a pair reads the same in both orders. */
export function both(x: number, y: number): [less: number, more: number] {
  return [Math.min(x, y), Math.max(x, y)]
}
