/** What every landing is told: the alias it was opened by, and whether the shell drew no header above it. */
export type LandingProps = {
  variant: string | null
  isBare: boolean
}
