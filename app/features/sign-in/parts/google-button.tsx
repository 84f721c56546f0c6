import { googlePaths } from '#app/catalogue/redirects.ts'
import { toQuery } from '#app/catalogue/fill-path.ts'
import { GoogleMark } from '#app/kits/members/account-form/google-mark.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'

/** A full-page way to the server, which leads on to Google, or says what is not set up. */
export function GoogleButton({ returnUrl }: { returnUrl: string | null }) {
  return (
    <a
      href={googlePaths.start + toQuery({ return_url: returnUrl })}
      className={toButtonClass({ variant: 'plain', size: 'lg', full: true })}
    >
      <GoogleMark />
      Continue with Google
    </a>
  )
}
