import { useRouteLoaderData } from '@remix-run/react'
import { useState, type MouseEvent } from 'react'
import { canHavePasskeys, isPasskeyOrigin } from '#app/kits/members/identity/passkeys/passkeys-in-browser.ts'
import { returnPath } from '#app/platform/request/return-path.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import { signInWithPasskey } from '../passkeys/passkey-sign-in.ts'

/**
 * The way in without a password; only where the browser can. It reads "Remember me" of the form it stands in. The server
 * draws it already where scripts run, so that nothing below it moves when they come.
 */
export function PasskeyButton({ returnUrl }: { returnUrl: string | null }) {
  const hasScript = useHasScript()
  const [isBusy, setIsBusy] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const root = useRouteLoaderData<{ origin: string }>('root')
  if (hasScript ? !canHavePasskeys() : !root || !isPasskeyOrigin(root.origin)) return null
  const onClick = async ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    setIsBusy(true)
    setMessage(null)
    const outcome = await signInWithPasskey(form ? new FormData(form).has('rememberMe') : false)
    setMessage(outcome.message)
    if (outcome.isDone) goTo(returnPath(returnUrl))
    else setIsBusy(false)
  }
  return (
    <div className={`gap-2 ${hasScript ? 'grid' : 'hidden [@media(scripting:enabled)]:grid'}`}>
      <Button type="button" variant="plain" size="lg" full busy={isBusy} busyLabel="Signing in..." onClick={onClick}>
        <Icon name="key" size={20} />
        Sign in with a passkey
      </Button>
      <p role="status" className={message ? 'text-center text-[0.8125rem] text-fg-muted' : 'sr-only'}>
        {message}
      </p>
    </div>
  )
}

/** A whole new page for the person who came in; an address that differs by its end alone would load nothing. */
function goTo(path: string) {
  const { pathname, search } = window.location
  const isHere = path.split('#')[0] === pathname + search
  window.location.assign(path)
  if (isHere) window.location.reload()
}
