import { useContext } from 'react'
import { toOpenIdStart } from '#app/catalogue/redirects.ts'
import { toQuery } from '#app/catalogue/fill-path.ts'
import type { SentForm } from '#app/kits/members/account-form/sent-form.ts'
import { toOnlyWayIn } from '#app/kits/members/identity/connections/only-way-in.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { toDayWords } from '#app/ui/controls/day-words.ts'
import { SettingsCard } from '../../parts/settings-card.tsx'
import { ProofField, SettingsForm, useSettingsForm, WhoContext } from '../../parts/settings-form.tsx'
import { FoldedAct } from '../folded-form.tsx'
import type { OpenIdView } from './openid.server.ts'

const ABOUT =
  'Sign in with an account elsewhere. We get your name, your address and, where it counts here, your groups from it, never its password. Signing out here leaves you signed in there.'

/** The OpenID providers as ways in: connect, see what is connected, take away. Nothing where there is none. */
export function OpenIdCard({ view: { providers } }: { view: OpenIdView }) {
  if (providers.length === 0) return null
  const connected = providers.filter(({ accounts }) => accounts.length > 0)
  const open = providers.filter(({ id, accounts }) => id !== null && accounts.length === 0)
  return (
    <SettingsCard
      title="Other accounts"
      about={ABOUT}
      state={
        connected.length > 0 ? (
          <Badge tone="success">{connected.length === 1 ? 'Connected' : `${connected.length} connected`}</Badge>
        ) : (
          <Badge>Not connected</Badge>
        )
      }
    >
      {connected.length > 0 ? (
        <ul className="grid gap-4">
          {connected.map((provider) => (
            <li key={provider.issuer}>
              <Connected provider={provider} />
            </li>
          ))}
        </ul>
      ) : null}
      {open.length > 0 ? <Connect providers={open} /> : null}
    </SettingsCard>
  )
}

type Provider = OpenIdView['providers'][number]

function Connect({ providers }: { providers: readonly Provider[] }) {
  const { isProved, hasPassword } = useContext(WhoContext)
  const sent = useSettingsForm('openid.prove')
  if (isProved) {
    return (
      <div className="flex flex-wrap gap-2">
        {providers.map(({ id, name }) => (
          <a
            key={id}
            href={toOpenIdStart(id ?? '') + toQuery({ connect: 1 })}
            className={toButtonClass({ variant: 'plain' })}
          >
            <Icon name="key" size={18} />
            Connect {name}
          </a>
        ))}
      </div>
    )
  }
  return (
    <SettingsForm act="openid.prove" sent={sent}>
      <ProofField sent={sent} />
      {hasPassword ? (
        <Button type="submit" variant="plain" className="justify-self-start" busy={sent.isBusy}>
          Go on to connect {providers.length === 1 ? providers[0]!.name : 'an account'}
        </Button>
      ) : null}
    </SettingsForm>
  )
}

function Connected({ provider: { id, issuer, name, accounts, isOnlyWayIn } }: { provider: Provider }) {
  const sent = ownAnswer(useSettingsForm('openid.disconnect'), issuer)
  return (
    <>
      <div className="flex items-start gap-3 pb-2">
        <Icon name="key" size={20} className="mt-px flex-none text-fg-subtle" />
        <div className="grid min-w-0 gap-1">
          <h3 className="font-strong wrap-anywhere">{name}</h3>
          {accounts.map(({ email, since }, n) => (
            <p key={n} className="text-[0.8125rem] wrap-anywhere text-fg-subtle">
              {email === '' ? 'An account without an address' : email}, connected since{' '}
              <time dateTime={since}>{toDayWords(since)}</time>
            </p>
          ))}
          {id === null ? (
            <p className="text-fg-muted">It is not set up on this server any more, and opens nothing.</p>
          ) : null}
        </div>
      </div>
      {isOnlyWayIn ? (
        <p className="flex items-start gap-2 rounded-lg bg-sunken px-3.5 py-3">
          <Icon name="info" size={18} className="mt-px flex-none text-fg-subtle" />
          <span>{toOnlyWayIn(name)}</span>
        </p>
      ) : (
        <FoldedAct
          act="openid.disconnect"
          of={issuer}
          sent={sent}
          title={`Disconnect ${name}`}
          about={`${name} will not open your account any more. A role that its groups gave you goes with it. Whoever is signed in stays signed in.`}
          button={`Disconnect ${name}`}
        >
          <input type="hidden" name="issuer" value={issuer} />
        </FoldedAct>
      )}
    </>
  )
}

/** The answer to the form of one provider is no answer to the others. */
const ownAnswer = <Sent extends SentForm>(sent: Sent, issuer: string): Sent =>
  sent.answer?.problem.values['issuer'] === issuer ? sent : { ...sent, answer: null }
