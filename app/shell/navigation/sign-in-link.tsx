import type { MouseEvent } from 'react'
import { toAddress } from '#app/catalogue/fill-path.ts'
import { signInTabs, type SignInTab } from '#app/features/sign-in/sign-in-tabs.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { prepareSignIn } from '../lazy-sign-in.tsx'
import { openSignIn } from './sign-in-opener.ts'
import { useReturnTo } from './use-return-to.ts'
import { useScreen } from '#app/kits/pages/screen/use-screen.ts'
import { opensElsewhere } from '#app/ui/opens-elsewhere.ts'

type SignInLinkProps = Omit<Parameters<typeof ButtonLink>[0], 'to' | 'onClick'> & { tab: SignInTab }

/** A way in: the dialog over the page, and the page of its own without scripts or in a new tab. */
export function SignInLink({ tab, ...rest }: SignInLinkProps) {
  const returnTo = useReturnTo()
  const href = toAddress(signInTabs.find(({ screen }) => screen === tab)!.path, null, returnTo)
  const isOnSignIn = useScreen().isWayIn
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    const isOwnTab = opensElsewhere(event) || event.altKey
    if (isOwnTab || isOnSignIn) return
    event.preventDefault()
    void prepareSignIn().then((isHere) => (isHere ? openSignIn(tab) : window.location.assign(href)))
  }
  return <ButtonLink {...rest} to={href} onClick={open} onPointerEnter={() => void prepareSignIn()} />
}
