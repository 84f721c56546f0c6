/**
 * What this browser remembers of the welcome: only that it was shown and answered, activated or skipped alike.
 * `/?welcome=clear` forgets it and asks anew.
 */
export const WELCOME_KEY = 'frenly:activated'

export function rememberWelcome(): void {
  try {
    localStorage.setItem(WELCOME_KEY, 'true')
  } catch {
    // Nothing is kept.
  }
}

export function forgetWelcome(): void {
  try {
    localStorage.removeItem(WELCOME_KEY)
  } catch {
    // Nothing was kept.
  }
}
