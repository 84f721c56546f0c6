export type Condition = 'above' | 'below' | 'changes'

/** How far a figure moved from the one before, in percent; null where there was none. From nought any move is endless. */
export function changeOf(before: number | null, now: number): number | null {
  if (before === null) return null
  if (before === 0) return now === 0 ? 0 : Infinity
  return (Math.abs(now - before) / Math.abs(before)) * 100
}

/** Whether a figure is worth telling. `before`: the figure of the look before. */
export function isMet(condition: Condition, threshold: number, now: number, before: number | null): boolean {
  if (condition === 'above') return now > threshold
  if (condition === 'below') return now < threshold
  const change = changeOf(before, now)
  return change !== null && change > threshold
}

/** A number as people type it: "1,200.5", "-3", "12 %"; null for anything else. */
export function readNumber(words: string): number | null {
  const plain = words.replace(/[\s%]/g, '')
  if (!/^[-+]?(\d+|\d{1,3}(,\d{3})+)?(\.\d+)?$/.test(plain) || !/\d/.test(plain)) return null
  const number = Number(plain.replaceAll(',', ''))
  return Number.isFinite(number) && Math.abs(number) <= 1e15 ? number : null
}
