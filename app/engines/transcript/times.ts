const DAYS_MOST_S = 100 * 3_600

/** Reads `1:02:03.5`, `02:03,500` or `-0:01`; null when it is no time. */
export function readClock(text: string): number | null {
  const found = /^(-?)(?:(\d{1,4}):)?(\d{1,5}):(\d{1,2})(?:[.,](\d{1,9}))?$/.exec(text.trim())
  if (!found) return null
  const [, minus, hours = '0', minutes, seconds, rest = ''] = found
  const whole = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${rest || '0'}`)
  return minus ? -whole : whole
}

const two = (value: number) => String(value).padStart(2, '0')

/** Seconds as `01:02:03.456`; `mark` stands before the parts of a second. */
export function toClock(seconds: number, mark: '.' | ',' = '.', digits: 2 | 3 = 3): string {
  const unit = 10 ** digits
  const all = Math.round(Math.min(DAYS_MOST_S, Math.max(0, seconds)) * unit)
  const whole = Math.floor(all / unit)
  const part = String(all % unit).padStart(digits, '0')
  return `${two(Math.floor(whole / 3_600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}${mark}${part}`
}

/** Seconds as people write them: `3:05`, `1:02:03`. */
export function toShortClock(seconds: number): string {
  const whole = Math.floor(Math.max(0, seconds))
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

/** What somebody wrote for a second of a recording: `90`, `1:30` or `1:02:03`; null when it is none. */
export function readSecond(text: string): number | null {
  const plain = text.trim()
  if (/^\d{1,6}(?:\.\d{1,3})?$/.test(plain)) return Number(plain)
  const clock = readClock(plain)
  return clock === null || clock < 0 ? null : clock
}
