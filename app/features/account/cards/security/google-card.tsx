import { Link } from '@remix-run/react'
import { useContext, type ReactNode } from 'react'
import { googlePaths } from '#app/catalogue/redirects.ts'
import { toQuery } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { GoogleMark } from '#app/kits/members/account-form/google-mark.tsx'
import { toOnlyWayIn } from '#app/kits/members/identity/connections/only-way-in.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { toDayWords } from '#app/ui/controls/day-words.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { SettingsCard } from '../../parts/settings-card.tsx'
import { ProofField, SettingsForm, useSettingsForm, WhoContext } from '../../parts/settings-form.tsx'
import { FoldedAct } from '../folded-form.tsx'
import type { GoogleView } from './google.server.ts'

const ABOUT = 'Sign in with your Google account. We get your name and your address from it, never your Google password.'

/** Google as a way in: connect it, see what is connected, take it away. */
export function GoogleCard({ view }: { view: GoogleView }) {
  const { isSetUp, accounts } = view
  const isConnected = accounts.length > 0
  return (
    <SettingsCard
      title="Google"
      about={ABOUT}
      state={
        isConnected ? (
          <Badge tone="success">Connected</Badge>
        ) : (
          <Badge>{isSetUp ? 'Not connected' : 'Not set up'}</Badge>
        )
      }
    >
      {isConnected ? <Connected view={view} /> : null}
      {isSetUp ? null : <NotSetUp isAdmin={view.isAdmin} isConnected={isConnected} />}
      {isSetUp && !isConnected ? <Connect /> : null}
    </SettingsCard>
  )
}

function Connect() {
  const { isProved, hasPassword } = useContext(WhoContext)
  const sent = useSettingsForm('google.prove')
  if (isProved) {
    return (
      <a
        href={googlePaths.start + toQuery({ connect: 1 })}
        className={toButtonClass({ variant: 'plain', className: 'justify-self-start' })}
      >
        <GoogleMark size={18} />
        Connect Google
      </a>
    )
  }
  return (
    <SettingsForm act="google.prove" sent={sent}>
      <ProofField sent={sent} />
      {hasPassword ? (
        <Button type="submit" variant="plain" className="justify-self-start" busy={sent.isBusy}>
          Go on to connect Google
        </Button>
      ) : null}
    </SettingsForm>
  )
}

function Connected({ view: { accounts, isOnlyWayIn } }: { view: GoogleView }) {
  const sent = useSettingsForm('google.disconnect')
  return (
    <>
      <ul className="grid gap-3">
        {accounts.map(({ email, since }) => (
          <li key={email} className="flex items-start gap-3">
            <GoogleMark />
            <div className="min-w-0">
              <p className="font-strong wrap-anywhere">{email}</p>
              <p className="text-[0.8125rem] text-fg-subtle">
                Connected since <time dateTime={since}>{toDayWords(since)}</time>
              </p>
            </div>
          </li>
        ))}
      </ul>
      {isOnlyWayIn ? (
        <Note>{toOnlyWayIn('Google')}</Note>
      ) : (
        <FoldedAct
          act="google.disconnect"
          sent={sent}
          title="Disconnect"
          about="Google will not open your account any more. Whoever is signed in stays signed in."
          button="Disconnect Google"
        />
      )}
    </>
  )
}

function NotSetUp({ isAdmin, isConnected }: { isAdmin: boolean; isConnected: boolean }) {
  return (
    <Note>
      {isConnected
        ? 'Google is not set up on this server at the moment, so it opens nothing until it is again.'
        : 'Google is not set up on this server, so there is nothing to connect.'}
      {isAdmin ? (
        <>
          {' '}
          <Link to={to('auth-error', null, { reason: 'google-not-configured' })} className="link">
            How to set it up
          </Link>
        </>
      ) : null}
    </Note>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 rounded-lg bg-sunken px-3.5 py-3">
      <Icon name="info" size={18} className="mt-px flex-none text-fg-subtle" />
      <span>{children}</span>
    </p>
  )
}
