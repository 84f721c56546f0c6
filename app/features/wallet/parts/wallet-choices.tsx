import type { ReactNode } from 'react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Icon, type IconName } from '#app/ui/brand/icon.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { answerFor, FormFault } from './form-bits.tsx'
import type { SetupProps } from './setup-page.tsx'

/** The three kinds. One of them counts. */
export function WalletChoices({ view, said }: SetupProps) {
  const { kind, custodial, connected, who } = view
  const { errorOf } = answerFor(said, 'choose')
  return (
    <section aria-labelledby="kinds" className="mt-8">
      <h2 id="kinds" className="heading-small">
        Which wallet counts
      </h2>
      <FormFault message={errorOf('kind') ?? errorOf('form') ?? answerFor(said, 'make').errorOf('form')} />
      <ul className="mt-4 grid gap-3">
        <Choice
          icon="leaf"
          name="No wallet"
          about="A fine answer. Adopting, buying and selling work the same without one."
          isCurrent={kind === 'none'}
        >
          {kind === 'none' ? null : <Use kind="none" userId={who.userId} label="Use no wallet" />}
        </Choice>
        <Choice
          icon="lock"
          name="Kept here"
          about="The key is made here and kept sealed, and you can take it along whenever you want. Whoever runs this server could open it, so keep nothing at this address that you cannot lose."
          isCurrent={kind === 'custodial'}
          address={custodial?.address}
          since={custodial ? `Made ${custodial.since}` : undefined}
        >
          {!custodial ? (
            <KeyedForm name="make-wallet">
              <input type="hidden" name="do" value="make" />
              <input type="hidden" name="for" value={who.userId} />
              <Button type="submit" variant="plain">
                Make a wallet
              </Button>
            </KeyedForm>
          ) : kind === 'custodial' ? null : (
            <Use kind="custodial" userId={who.userId} label="Use this one" />
          )}
        </Choice>
        <Choice
          icon="key"
          name="Your own"
          about="You keep the key in a wallet of your own, and prove the address once by signing a message. Nothing is paid."
          isCurrent={kind === 'connected'}
          address={connected?.address}
          since={connected ? `Connected ${connected.since}${connected.isContract ? ', as a contract' : ''}` : undefined}
        >
          {connected && kind !== 'connected' ? <Use kind="connected" userId={who.userId} label="Use this one" /> : null}
          <ButtonLink to={to('wallet-connect')} variant="plain">
            {connected ? 'Switch or disconnect' : 'Connect a wallet'}
          </ButtonLink>
        </Choice>
      </ul>
    </section>
  )
}

type ChoiceProps = {
  icon: IconName
  name: string
  about: string
  isCurrent: boolean
  address?: string | undefined
  since?: string | undefined
  children: ReactNode
}

function Choice({ icon, name, about, isCurrent, address, since, children }: ChoiceProps) {
  return (
    <Card
      as="li"
      className={`grid gap-x-5 gap-y-3 p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center ${isCurrent ? 'shadow-[inset_0_0_0_2px_var(--accent)]' : ''}`}
    >
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-strong">
          <Icon name={icon} size={20} className="flex-none text-fg-subtle" />
          {name}
          {isCurrent ? <Badge tone="accent">Counts now</Badge> : null}
        </h3>
        <p className="mt-1.5 max-w-[36em] text-fg-muted">{about}</p>
        {address ? (
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem]">
            <code dir="ltr" className="wrap-anywhere">
              {address}
            </code>
            <CopyButton text={address} what="the address" />
            <span className="text-fg-subtle">{since}</span>
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </Card>
  )
}

function Use({ kind, userId, label }: { kind: string; userId: string; label: string }) {
  return (
    <KeyedForm name="choose-wallet" of={kind} again>
      <input type="hidden" name="do" value="choose" />
      <input type="hidden" name="for" value={userId} />
      <input type="hidden" name="kind" value={kind} />
      <Button type="submit" variant="plain">
        {label}
      </Button>
    </KeyedForm>
  )
}
