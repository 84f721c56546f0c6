import { to } from '#app/catalogue/to.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import type { PandaView } from '../panda-view.server.ts'

/** How this panda can change hands: what its keeper can do with it, or what others can. */
export function PandaTrade({
  view: { number, listing, isOwn, takesOffers, home, restsUntil, token },
}: {
  view: PandaView
}) {
  const isOnChain = token !== null && token.state !== 'failed'
  const canOffer = takesOffers && !isOwn && !isOnChain
  const canPass = isOwn && home === null && restsUntil === null && !isOnChain
  if (!listing && !canOffer && !canPass) return null
  return (
    <div className="mt-5 flex flex-wrap items-center gap-2.5">
      {listing ? (
        <ButtonLink to={to('nft-listing', { listingId: listing.id })} variant={isOwn ? 'plain' : 'primary'} size="sm">
          {listing.kind === 'price' ? `Listed at ${listing.price}` : `In an auction, bids from ${listing.price}`}
        </ButtonLink>
      ) : null}
      {canOffer ? (
        <ButtonLink to={to('nft-offer', null, { panda: number })} variant="soft" size="sm">
          Make an offer
        </ButtonLink>
      ) : null}
      {canPass && !listing ? (
        <ButtonLink to={to('nft-selling', null, { panda: number })} variant="plain" size="sm">
          Sell it
        </ButtonLink>
      ) : null}
      {canPass && !listing ? (
        <ButtonLink to={to('nft-give', null, { panda: number })} variant="plain" size="sm">
          Give it to a member
        </ButtonLink>
      ) : null}
    </div>
  )
}
