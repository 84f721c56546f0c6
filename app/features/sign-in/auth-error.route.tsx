import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { screens } from '#app/catalogue/screens.ts'
import { fillPath, to } from '#app/catalogue/to.ts'
import { findUser } from '#app/kits/identity/session.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { findReason } from './auth-reasons.ts'
import { AccountCard } from './parts/account-frame.tsx'
import { GoogleSteps } from './parts/google-steps.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  const reason = new URL(request.url).searchParams.get('reason')
  const user = await findUser(request)
  const { next, ...words } = findReason(reason)
  return {
    ...words,
    next: { label: next.label, address: fillPath(screens[next.screen].paths[0], {}) },
    showsSteps: reason === 'google-not-configured' && (user?.isAdmin ?? false),
  }
}

export default function AuthError() {
  const { title, words, next, showsSteps } = useLoaderData<typeof loader>()
  return (
    <AccountCard pose="worried">
      <h1 className="heading-card text-center">{title}</h1>
      <p className="text-center text-fg-muted">{words}</p>
      {showsSteps ? <GoogleSteps /> : null}
      <ButtonLink to={next.address} size="lg" full>
        {next.label}
      </ButtonLink>
      <ButtonLink to={to('auth-troubleshoot')} variant="ghost" full>
        What else can I check?
      </ButtonLink>
    </AccountCard>
  )
}
