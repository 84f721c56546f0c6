/** "1 token", "1,200 tokens", "3 queries". */
export function toUnitWords(count: number, unit: string): string {
  const many = unit.endsWith('y') ? `${unit.slice(0, -1)}ies` : `${unit}s`
  return `${count.toLocaleString('en')} ${count === 1 ? unit : many}`
}
