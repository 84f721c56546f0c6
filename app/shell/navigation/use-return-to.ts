import { useLocation } from '@remix-run/react'
import { useScreen } from '#app/kits/pages/screen/use-screen.ts'

/** Where signing in leads back to: this page, unless it is home or a sign-in screen itself. */
export function useReturnTo(): { return_url?: string } {
  const { pathname, search } = useLocation()
  const { isWayIn, steps } = useScreen()
  // Home alone has no steps.
  if (steps.length === 0 || isWayIn) return {}
  return { return_url: pathname + search }
}
