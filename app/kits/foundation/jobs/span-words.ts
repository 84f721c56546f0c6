/** Each unit with its length and the least that is said in it: half a smaller one below, as it would round up. */
const units = [
  { ms: 86_400_000, least: 84_600_000, name: 'day' },
  { ms: 3_600_000, least: 3_570_000, name: 'hour' },
  { ms: 60_000, least: 59_500, name: 'minute' },
  { ms: 1_000, least: 1_000, name: 'second' },
]

/** A span of time in its largest unit: "40 seconds", "3 minutes", "1 day"; under a second "a moment". */
export function toSpanWords(spanMs: number): string {
  const unit = units.find(({ least }) => spanMs >= least)
  if (!unit) return 'a moment'
  const count = Math.round(spanMs / unit.ms)
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`
}

/** Bytes as people read them: "840 kB", "1.2 GB". */
export function toSizeWords(bytes: number): string {
  const steps = ['bytes', 'kB', 'MB', 'GB', 'TB']
  const step = Math.min(steps.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const amount = bytes / 1_000 ** step
  return `${step === 0 || amount >= 100 ? Math.round(amount) : amount.toFixed(1)} ${steps[step]}`
}
