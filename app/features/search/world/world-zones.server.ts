import { clock } from '#app/platform/clock.ts'

type Zoned = Intl.Locale & { timeZones?: string[]; getTimeZones?(): string[] }

/** The time zones of a country with the offset of today, one entry for zones that agree; west before east. */
export function listZones(iso2: string): { offset: string; names: string[] }[] {
  const locale = new Intl.Locale(`und-${iso2}`) as Zoned
  const groups = new Map<number, string[]>()
  for (const name of locale.getTimeZones?.() ?? locale.timeZones ?? []) {
    const minutes = toMinutes(name)
    groups.set(minutes, [...(groups.get(minutes) ?? []), name])
  }
  return [...groups].sort(([a], [b]) => a - b).map(([minutes, names]) => ({ offset: toOffset(minutes), names }))
}

/** The edition of the time zones on this machine. */
export const zonesEdition = () => process.versions.tz ?? null

const MINUTES_PER_HOUR = 60

function toMinutes(timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(clock.now())
  const said = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(said) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * MINUTES_PER_HOUR + Number(minutes ?? 0))
}

function toOffset(minutes: number): string {
  if (minutes === 0) return 'UTC'
  const [hours, rest] = [Math.floor(Math.abs(minutes) / MINUTES_PER_HOUR), Math.abs(minutes) % MINUTES_PER_HOUR]
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}
