import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { to } from '#app/catalogue/to.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'

/** A cookie that only proves that cookies come back. */
const TRIAL = 'frenly_trial=1'

export async function loader({ request }: LoaderFunctionArgs) {
  const isAsked = new URL(request.url).searchParams.has('cookie')
  const hasCookie = (request.headers.get('cookie') ?? '').includes(TRIAL)
  const user = await findUser(request)
  const view = { cookies: isAsked ? hasCookie : null, username: user?.username ?? null }
  return data(view, { headers: { 'Set-Cookie': `${TRIAL}; Path=/; Max-Age=300; SameSite=Lax; HttpOnly` } })
}

export default function Troubleshoot() {
  const { cookies, username } = useLoaderData<typeof loader>()
  return (
    <div className="page grid gap-10 pt-6 md:grid-cols-[minmax(0,1fr)_220px]">
      <div className="max-w-[42rem]">
        <h1 className="heading-page">Sign-in help</h1>
        <p className="lead mt-3">
          {username ? `You are signed in as ${username}.` : 'You are not signed in on this browser.'} Go through these
          one by one.
        </p>
        <ol className="mt-8 grid gap-7">
          <Step title="Does this browser keep cookies?">
            <p>A session is held by one cookie. Without it, every page forgets you.</p>
            {cookies === null ? (
              <ButtonLink
                to={to('auth-troubleshoot', null, { cookie: '1' })}
                variant="plain"
                size="sm"
                className="mt-3"
              >
                Test it
              </ButtonLink>
            ) : (
              <p role="status" className="mt-3 flex items-center gap-2 font-medium">
                <Icon name={cookies ? 'check-circle' : 'alert'} size={18} />
                {cookies
                  ? 'It does. The trial cookie came back.'
                  : 'It does not. Allow cookies for this site, then test again.'}
              </p>
            )}
          </Step>
          <Step title="Wrong username, email or password?">
            <p>
              Letter case does not matter in names and addresses, but it does in passwords. After ten wrong tries there
              is a pause of 15 minutes. You can{' '}
              <Link to={to('forgot-password')} className="link">
                choose a new password
              </Link>{' '}
              at any time.
            </p>
          </Step>
          <Step title="Did the mail not come?">
            <p>
              Look into the spam folder and wait five minutes. We answer the same whether or not an address has an
              account, so check its spelling too. Only the newest link works.
            </p>
          </Step>
          <Step title="Does Google, or another provider, send you back?">
            <p>
              Start again from the sign-in page, in one window. If this server has no keys for Google, or the provider
              does not answer, the page says so and a password works all the same.
            </p>
          </Step>
          <Step title="Still outside?">
            <p>
              <Link to={to('support')} className="link">
                Write to us
              </Link>{' '}
              and a person will look into it. Never send your password.
            </p>
          </Step>
        </ol>
      </div>
      <Panda pose="thinking" className="w-[200px] max-md:hidden" />
    </div>
  )
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="border-t border-line pt-5">
      <h2 className="heading-small">{title}</h2>
      <div className="mt-1.5 text-base text-fg-muted">{children}</div>
    </li>
  )
}
