import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { to } from '#app/catalogue/to.ts'
import { ReadAgain } from '#app/kits/foundation/live/read-again.tsx'
import { useLookAgain } from '#app/kits/foundation/live/use-look-again.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Card, Panel } from '#app/ui/brand/card.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { MintView } from '../mint/read-mint.server.ts'
import { TokenFacts } from './token-facts.tsx'

const LOOK_AGAIN_MS = 4_000
type Props = { view: MintView; problem: FormProblem | null }

/** A panda is put on a chain: what that means before, and how far it is after. */
export function MintPage({ view, problem }: Props) {
  const { number, name, portrait, about, token, ask, isStill, pandaTo } = view
  const isUnderWay = token?.state === 'waiting' || token?.state === 'sent'
  useLookAgain(isUnderWay ? LOOK_AGAIN_MS : null)
  const here = to('panda-mint', { number: String(number) })
  return (
    <div className="page max-w-[46rem] pt-4 pb-section lg:pt-8">
      <BackLink to={pandaTo}>{`${name}, panda ${number}`}</BackLink>
      <div className="mt-3 flex items-center gap-5">
        <img src={portrait} alt={about} width={96} height={96} className="flex-none rounded-card shadow-sm" />
        <h1 className="heading-page wrap-anywhere">{`Mint ${name}`}</h1>
      </div>
      {token ? <Standing view={view} token={token} /> : null}
      {isUnderWay ? (
        <ReadAgain
          isOn={!isStill}
          pageTo={here}
          stillTo={to('panda-mint', { number: String(number) }, { refresh: 'off' })}
        />
      ) : null}
      {ask ? <Ask name={name} ask={ask} problem={problem} /> : null}
    </div>
  )
}

function Standing({ view, token }: { view: MintView; token: NonNullable<MintView['token']> }) {
  return (
    <Panel className="mt-6 p-5">
      <p role="status" className="font-medium">
        {toWords(token, view.confirmations)}
      </p>
      {token.state === 'failed' ? null : <TokenFacts token={token} />}
      {token.state === 'confirmed' ? (
        <p className="mt-3 text-[0.8125rem] text-fg-muted">
          To move it, use the wallet program that has the key of this address. The ledger here follows within minutes.
        </p>
      ) : null}
    </Panel>
  )
}

function toWords({ state, problem }: NonNullable<MintView['token']>, confirmations: number | null): string {
  switch (state) {
    case 'waiting':
      return 'It waits to be sent to the network. Nothing is on the chain yet.'
    case 'sent':
      return `It is sent. It counts once it is ${confirmations ?? 'some'} blocks deep in the chain.`
    case 'confirmed':
      return 'It is minted.'
    case 'failed':
      return `It could not be minted. ${problem ?? ''}`
  }
}

type Asked = { name: string; ask: NonNullable<MintView['ask']>; problem: FormProblem | null }

function Ask({ name, ask: { network, contract, wallet, refused }, problem }: Asked) {
  if (!wallet)
    return (
      <Card className="mt-6 p-5">
        <p>
          A panda is minted to an address, and you have no wallet yet. One can be made here, or you connect your own.
        </p>
        <p className="mt-3">
          <ButtonLink to={to('wallet-setup')}>Set a wallet up</ButtonLink>
        </p>
      </Card>
    )
  return (
    <Card className="mt-6 p-5">
      <h2 className="heading-small">Before it is minted</h2>
      <dl className="mt-3 grid gap-3">
        <Fact name="Network">{network}</Fact>
        <Fact name="Contract">
          <code dir="ltr">{contract}</code>
        </Fact>
        <Fact name="To your address">
          <code dir="ltr">{wallet.address}</code>
          {wallet.kind === 'custodial'
            ? ', whose key is kept here. Write its backup words down: without them nobody can move the panda if this site ends.'
            : ', which you connected.'}{' '}
          <Link to={to('wallet-setup')} className="link">
            Choose another
          </Link>
        </Fact>
        <Fact name="What everybody can read, for ever">
          {`This address, and that ${name} with its number, genome, traits and drawing belongs to it; what else the address has and does. Neither this site nor you can take that back, also not by erasing your account.`}
        </Fact>
        <Fact name="What it costs">
          Nothing. This site pays the network’s fee for the minting; later moves are paid by whoever makes them.
        </Fact>
        <Fact name="What changes here">
          {`${name} moves on the chain alone from then on: it can be neither sold nor given here, and offers for it end with the money back. Whoever has the address has the panda, and its history here follows.`}
        </Fact>
      </dl>
      {refused ? (
        <p className="mt-4 rounded-card bg-sunken p-4">{refused}</p>
      ) : (
        <MintForm address={wallet.address ?? ''} problem={problem} />
      )}
    </Card>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-[0.8125rem] text-fg-muted">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)

function MintForm({ address, problem }: { address: string; problem: FormProblem | null }) {
  const fault = problem?.errors['form'] ?? problem?.errors['address']
  return (
    <KeyedForm name="mint-panda" noValidate className="mt-5 grid gap-4">
      <input type="hidden" name="address" value={address} />
      <Checkbox
        name="sure"
        label="I know that this is public and cannot be undone"
        error={problem?.errors['sure'] ?? null}
      />
      {fault ? (
        <div role="alert">
          <FieldError>{fault}</FieldError>
        </div>
      ) : null}
      <div>
        <Button type="submit">Mint it</Button>
      </div>
    </KeyedForm>
  )
}
