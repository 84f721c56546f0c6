import { useHasScript } from '#app/ui/use-has-script.ts'

/** The name of the zone of the reader's clock, as the browser knows it. */
export const toOwnZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The zone in which a day and a time are meant; without scripts it is universal time. */
export function ZoneField() {
  const hasScript = useHasScript()
  return <input type="hidden" name="zone" value={hasScript ? toOwnZone() : 'UTC'} />
}
