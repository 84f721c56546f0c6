import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Panel } from '#app/ui/brand/card.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import type { TokenView } from '../mint/read-mint.server.ts'
import type { PandaView } from '../panda-view.server.ts'
import { TokenFacts } from './token-facts.tsx'

/** Where a panda stands on a chain, or that its keeper can have it put there. Without either, nothing. */
export function ChainPart({ view: { number, isOwn, token, canMint } }: { view: PandaView }) {
  if (!token && !canMint) return null
  const here = to('panda-mint', { number: String(number) })
  return (
    <Panel className="mt-6 p-5">
      <h2 className="heading-small">On a chain</h2>
      <p className="mt-1.5 text-[0.8125rem] text-fg-muted">{toWords(token)}</p>
      {token?.state === 'confirmed' ? <TokenFacts token={token} /> : null}
      {canMint ? (
        <p className="mt-3">
          <ButtonLink to={here} variant="plain" size="sm">
            {token ? 'Try to mint it again' : 'Mint it'}
          </ButtonLink>
        </p>
      ) : token && token.state !== 'confirmed' && isOwn ? (
        <p className="mt-3">
          <Link to={here} className="link">
            How far it is
          </Link>
        </p>
      ) : null}
    </Panel>
  )
}

function toWords(token: TokenView | null): string {
  switch (token?.state) {
    case 'confirmed':
      return 'It is minted, and moves from address to address there. What the chain says of it stands in its history here, some blocks later.'
    case 'waiting':
    case 'sent':
      return 'It is being minted. Until that is done it stays where it is.'
    case 'failed':
      return `It was to be minted, and that failed. ${token.problem ?? ''}`
    default:
      return 'You can have it minted as a token to your own address. It moves on the chain alone from then on.'
  }
}
