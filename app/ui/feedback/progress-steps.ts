/** Progress is announced at every quarter, not at every step. */
const ANNOUNCED_STEP = 25

export const toPercent = (value: number, of: number): number =>
  of > 0 ? Math.min(100, Math.max(0, Math.floor((value / of) * 100))) : 0

/** "Upload, 50%" from the first quarter on; nothing before it. Stays the same until the next quarter. */
export function toAnnouncement(label: string, value: number, of: number): string {
  const quarter = Math.floor(toPercent(value, of) / ANNOUNCED_STEP) * ANNOUNCED_STEP
  return quarter === 0 ? '' : `${label}, ${quarter}%`
}
