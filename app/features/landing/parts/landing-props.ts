/**
 * What every landing is told: the alias it was opened by, whether the shell drew no header above it, and what its desk
 * (landings.server.ts) read for the page and answered to the last form.
 */
export type LandingProps<Data = unknown, Result = unknown> = {
  variant: string | null
  isBare: boolean
  data?: Data
  result?: Result
}
