import { Link } from '@remix-run/react'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Panel } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { ConnectAnswer } from '../connect/connect-acts.server.ts'
import type { ConnectView } from '../connect/read-connect.server.ts'
import { AddressForm } from './address-form.tsx'
import { FormFault } from './form-bits.tsx'
import { PhoneLink } from './phone-link.tsx'
import { SigningForm } from './signing-form.tsx'

export type ConnectProps = { view: ConnectView; said: ConnectAnswer | null }

/** Connects a wallet in two steps: which address, and its signature under a message. On a phone by a one-time link. */
export function ConnectPage({ view, said }: ConnectProps) {
  const { isByLink, signing, over, connected } = view
  if (said?.connected) return <Done connected={said.connected} />
  return (
    <div className="page max-w-[760px] pt-4 pb-section lg:pt-8">
      {isByLink ? null : <BackLink to={view.setupHref}>Wallet setup</BackLink>}
      <h1 className="heading-page mt-2">Connect a wallet</h1>
      <p className="lead mt-2">
        {isByLink
          ? `This makes an address the wallet of @${view.handle}. Go on only if you made the link yourself.`
          : 'You sign a message that proves the address is yours. Nothing is paid, and nothing moves.'}
      </p>
      {over ? (
        <div className="mt-4">
          <FormFault message={over} />
        </div>
      ) : null}
      {signing ? (
        <SigningForm view={view} signing={signing} said={said} />
      ) : (
        <>
          {connected ? <Connected view={view} connected={connected} /> : null}
          <AddressForm view={view} said={said} />
          {isByLink ? null : <PhoneLink view={view} said={said} />}
        </>
      )}
    </div>
  )
}

function Connected({ view, connected }: { view: ConnectView; connected: NonNullable<ConnectView['connected']> }) {
  return (
    <Panel className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
      <p className="min-w-0 flex-1 basis-64">
        <span className="block font-strong">Connected {connected.since}</span>
        <code dir="ltr" className="text-[0.8125rem] wrap-anywhere">
          {connected.address}
        </code>
        <span className="mt-1 block text-[0.8125rem] text-fg-muted">
          Another address that you prove takes its place.
        </span>
      </p>
      <KeyedForm name="disconnect-wallet" again>
        <input type="hidden" name="do" value="disconnect" />
        <input type="hidden" name="for" value={view.userId} />
        <Button type="submit" variant="plain">
          Disconnect
        </Button>
      </KeyedForm>
    </Panel>
  )
}

/** On the phone, which is not signed in: this is all it learns. */
function Done({ connected: { address, handle } }: { connected: NonNullable<ConnectAnswer['connected']> }) {
  return (
    <div className="page max-w-[760px] pt-4 pb-section lg:pt-8">
      <h1 className="heading-page">Connected</h1>
      <p role="status" className="mt-4 flex items-start gap-2.5 rounded-card bg-success-soft p-4 text-success-soft-fg">
        <Icon name="check-circle" size={20} className="flex-none" />
        <span className="min-w-0 wrap-anywhere">{`${address} is the wallet of @${handle} now.`}</span>
      </p>
      <p className="mt-4 text-fg-muted">
        The link is used up. You can close this page, and go on where you are signed in.
      </p>
    </div>
  )
}

export function BeginAgain({ view }: { view: ConnectView }) {
  return (
    <Link to={view.againHref} className="link">
      Begin again with another address
    </Link>
  )
}
