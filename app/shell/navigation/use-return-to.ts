import { useLocation } from '@remix-run/react'
import { screens } from '#app/catalogue/screens.ts'
import { useScreen } from '#app/kits/pages/screen/use-screen.ts'
import { signIn } from '#app/catalogue/screens/sign-in.ts'

const homePaths: readonly string[] = screens.home.paths

/** Where signing in leads back to: this page, unless it is home or a sign-in screen itself. */
export function useReturnTo(): { return_url?: string } {
  const { pathname, search } = useLocation()
  const { id } = useScreen()
  if (homePaths.includes(pathname) || Object.hasOwn(signIn, id)) return {}
  return { return_url: pathname + search }
}
