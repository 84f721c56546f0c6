import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { GoogleButton } from './google-button.tsx'
import { OpenIdButtons } from './openid-buttons.tsx'

/** What stands under each way in: the other way, and what one agrees to. */
export function SignInFoot({ returnUrl }: { returnUrl: string | null }) {
  return (
    <>
      <p className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 text-[0.8125rem] text-fg-subtle before:h-px before:bg-line after:h-px after:bg-line">
        or
      </p>
      <OpenIdButtons returnUrl={returnUrl} />
      <GoogleButton returnUrl={returnUrl} />
      <p className="text-center text-xs text-fg-subtle">
        By joining you agree to the{' '}
        <Link to={to('terms-of-service')} className="link">
          terms
        </Link>{' '}
        and the{' '}
        <Link to={to('privacy-policy')} className="link">
          privacy policy
        </Link>
        .
      </p>
    </>
  )
}
