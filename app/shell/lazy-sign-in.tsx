import { useLocation } from '@remix-run/react'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { getSignIn, openSignIn, subscribeSignIn } from './navigation/sign-in-opener.ts'
import { useReturnTo } from './navigation/use-return-to.ts'

const load = () =>
  import('#app/features/sign-in/parts/sign-in-dialog.tsx').then((file) => ({ default: file.SignInDialog }))
const SignInDialog = lazy(load)

/** The sign-in dialog and its code come with the first press on a way in. */
export function LazySignIn({ brandName }: { brandName: string }) {
  const tab = useSyncExternalStore(subscribeSignIn, getSignIn, () => null)
  const { key } = useLocation()
  const { return_url = null } = useReturnTo()
  useEffect(() => openSignIn(null), [key])
  if (tab === null) return null
  return (
    <Suspense fallback={null}>
      <SignInDialog tab={tab} returnUrl={return_url} brandName={brandName} onClose={() => openSignIn(null)} />
    </Suspense>
  )
}

/** Fetches the dialog when a pointer or the focus comes near; a browser that can't has the page behind the link. */
export const prepareSignIn = (): Promise<boolean> =>
  load().then(
    () => true,
    () => false,
  )
