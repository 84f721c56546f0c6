import { toButtonClass } from '#app/ui/button-style.ts'
import { Icon } from '#app/ui/icon.tsx'

/** A full-page way to the server, which leads on to Google, or says what is not set up. */
export function GoogleButton({ returnUrl }: { returnUrl: string | null }) {
  const query = returnUrl ? `?return_url=${encodeURIComponent(returnUrl)}` : ''
  return (
    <a href={`/auth/google${query}`} className={toButtonClass({ variant: 'plain', size: 'lg', full: true })}>
      <Icon name="user" size={20} />
      Continue with Google
    </a>
  )
}
