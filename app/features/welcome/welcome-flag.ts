/**
 * What this browser remembers of the welcome: only that it was shown and answered, activated or skipped alike. Whoever is
 * remembered is not asked again; `/?welcome=clear` forgets it and asks.
 */
export const WELCOME_KEY = 'frenly:activated'

/** Stands in for a storage that is closed or full until the page is left. */
let isAnswered = false

export function isWelcomed(): boolean {
  try {
    return isAnswered || localStorage.getItem(WELCOME_KEY) !== null
  } catch {
    return isAnswered
  }
}

export function rememberWelcome(): void {
  isAnswered = true
  try {
    localStorage.setItem(WELCOME_KEY, 'true')
  } catch {
    // The next page asks again.
  }
}

export function forgetWelcome(): void {
  isAnswered = false
  try {
    localStorage.removeItem(WELCOME_KEY)
  } catch {
    // Nothing was kept.
  }
}
