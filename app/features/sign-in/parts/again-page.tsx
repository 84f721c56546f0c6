import { Link } from '@remix-run/react'
import type { SentForm } from '#app/kits/members/account-form/sent-form.ts'
import { returnPath } from '#app/platform/request/return-path.ts'
import { AccountCard } from './account-frame.tsx'
import { GoogleButton } from './google-button.tsx'
import { OpenIdButtons } from './openid-buttons.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** For somebody who is signed in, before a change that would hand the account over. */
export function AgainPage({
  sent,
  returnUrl,
  again,
}: {
  sent: SentForm
  returnUrl: string | null
  again: { username: string; isRemembered: boolean }
}) {
  return (
    <AccountCard>
      <div className="text-center">
        <h1 className="heading-card">Say again who you are</h1>
        <p className="mt-1 text-fg-muted">
          You are signed in as {again.username}. Before this change we want to be sure that it is you who sits there.
        </p>
      </div>
      <SignInForm sent={sent} returnUrl={returnUrl} again={again} />
      <p className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 text-[0.8125rem] text-fg-subtle before:h-px before:bg-line after:h-px after:bg-line">
        or
      </p>
      <OpenIdButtons returnUrl={returnUrl} />
      <GoogleButton returnUrl={returnUrl} />
      <p className="text-center text-[0.8125rem]">
        <Link to={returnPath(returnUrl)} className="link">
          Back without it
        </Link>
      </p>
    </AccountCard>
  )
}
