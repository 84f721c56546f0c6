import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { googlePaths, toOpenIdCallback } from '#app/catalogue/redirects.ts'
import { to } from '#app/catalogue/to.ts'
import { brandOrigins } from '#app/kits/pages/brand/request-brand.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { overLimit } from '#app/platform/request/rate-limit.server.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { findOpenIdProvider } from '#app/providers/openid/openid-settings.server.ts'
import { findReason, type AuthReason } from './ways/auth-reasons.ts'
import { AccountCard } from './parts/account-frame.tsx'
import { GoogleSteps } from './parts/google-steps.tsx'
import { OpenIdSteps } from './parts/openid-steps.tsx'
import { readReturnUrl } from './return-url.ts'

/** Reasons that whoever runs the server can do something about. */
const ABOUT_SET_UP: readonly AuthReason[] = ['google-not-configured', 'keys-refused']
const QUARTER_S = 900

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const reason = searchParams.get('reason') as AuthReason | null
  const from = searchParams.get('from')
  const provider = from === null ? null : findOpenIdProvider(from)
  const user = await findUser(request)
  const { next, ...words } = findReason(reason, from === null ? 'Google' : (provider?.name ?? 'The provider'))
  const showsSteps = reason !== null && ABOUT_SET_UP.includes(reason) && (user?.isAdmin ?? false)
  const callback = from === null ? googlePaths.callback : provider && toOpenIdCallback(provider.id)
  const view = {
    ...words,
    next: user ? BACK : { label: next.label, address: to(next.screen, null, toReturn(request, next.screen)) },
    callbacks: showsSteps && callback ? brandOrigins().map((origin) => origin + callback) : null,
    provider: provider?.name ?? null,
  }
  return data(view, reason === 'too-many-tries' ? overLimit(QUARTER_S) : undefined)
}

/** Whoever is signed in came from there: to connect an account elsewhere, or to prove who it is. */
const BACK = { label: 'Back to your settings', address: to('settings', null, { part: 'security' }) }

const toReturn = (request: Request, screen: 'login' | 'support' | 'register') =>
  screen !== 'support' ? { return_url: readReturnUrl(request) } : {}

export const headers = passRetryAfter

export default function AuthError() {
  const { title, words, next, callbacks, provider } = useLoaderData<typeof loader>()
  return (
    <AccountCard pose="worried">
      <h1 className="heading-card text-center">{title}</h1>
      <p className="text-center text-fg-muted">{words}</p>
      {callbacks && provider === null ? <GoogleSteps callbacks={callbacks} /> : null}
      {callbacks && provider !== null ? <OpenIdSteps name={provider} callbacks={callbacks} /> : null}
      <ButtonLink to={next.address} size="lg" full>
        {next.label}
      </ButtonLink>
      <ButtonLink to={to('auth-troubleshoot')} variant="ghost" full>
        What else can I check?
      </ButtonLink>
    </AccountCard>
  )
}
