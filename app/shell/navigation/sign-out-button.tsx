import type { FormEvent } from 'react'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { openGoogleLogout } from './google-logout.ts'

/** A plain form post; with scripts this browser is cleared as well. */
export function SignOutButton({ className }: { className: string }) {
  const endHere = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const google = openGoogleLogout()
    const { signOut } = await import('./sign-out.ts')
    await signOut(google)
  }
  return (
    <form method="post" action={endpoints['sign-in/signout']} onSubmit={endHere}>
      <button className={className}>
        <Icon name="sign-out" />
        Sign out
      </button>
    </form>
  )
}
