/** Google's sign-out in a small window of its own; `popup` is null when the browser blocked it. */
export type GoogleLogout = { popup: Window | null }

const LOOK = 'popup,width=480,height=560'

/**
 * Opens Google's sign-out for members who may have come in through it; null for everybody else. Browsers allow the window
 * within a press alone, so this comes before anything that takes time. The server wrote the address into the page.
 */
export function openGoogleLogout(): GoogleLogout | null {
  const { googleLogout } = document.documentElement.dataset
  return googleLogout ? { popup: window.open(googleLogout, 'google-logout', LOOK) } : null
}
