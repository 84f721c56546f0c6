import { useState, type MouseEvent } from 'react'
import { canHavePasskeys } from '#app/kits/identity/passkeys-in-browser.ts'
import { returnPath } from '#app/platform/return-path.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import { signInWithPasskey } from '../passkey-sign-in.ts'

/** The way in without a password; only where the browser can. It reads "Remember me" of the form it stands in. */
export function PasskeyButton({ returnUrl }: { returnUrl: string | null }) {
  const hasScript = useHasScript()
  const [isBusy, setIsBusy] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  if (!hasScript || !canHavePasskeys()) return null
  const onClick = async ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    setIsBusy(true)
    setMessage(null)
    const outcome = await signInWithPasskey(form ? new FormData(form).has('rememberMe') : false)
    setMessage(outcome.message)
    if (outcome.isDone) goTo(returnPath(returnUrl))
    else setIsBusy(false)
  }
  return (
    <div className="grid gap-2">
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
