import { to } from '#app/catalogue/to.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { AccountCard } from './account-frame.tsx'

/** Said to whoever registered where an administrator lets people in: what happens now, and what there is to do. */
export function WaitingPage() {
  return (
    <AccountCard pose="envelope">
      <h1 className="heading-card text-center">Almost there</h1>
      <p role="status" className="text-center text-fg-muted">
        Your account is made. It opens once an administrator has let you in.
      </p>
      <ol className="grid list-decimal gap-2 ps-5">
        <li>Open the letter we sent and confirm your address. The link works for 24 hours.</li>
        <li>An administrator of this place looks at your account.</li>
        <li>You get a letter either way. Until then nobody can sign in with the account.</li>
      </ol>
      <ButtonLink to={to('home')} variant="plain" full>
        Look around meanwhile
      </ButtonLink>
    </AccountCard>
  )
}
