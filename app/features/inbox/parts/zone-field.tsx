import { useHasScript } from '#app/ui/use-has-script.ts'

/** How far the reader's clock is ahead of universal time, in minutes; without scripts it is taken for universal time. */
export function ZoneField() {
  const hasScript = useHasScript()
  return <input type="hidden" name="zone" value={hasScript ? -new Date().getTimezoneOffset() : 0} />
}
