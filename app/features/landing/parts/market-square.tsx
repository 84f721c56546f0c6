import { to } from '#app/catalogue/to.ts'
import { MarketPage } from '#app/kits/pages/market/market-page.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import type { LandingProps } from './landing-props.ts'

/** The marketplace on its own host; what members offer stands on the marketplace screen. */
export function MarketSquare({ isBare }: LandingProps) {
  return (
    <MarketPage isBare={isBare}>
      <h2 id="market-offers" className="heading-page">
        What members offer
      </h2>
      <p className="lead mt-3 max-w-[34em]">
        Look through all stalls by words and price, or offer what you made here yourself.
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={to('marketplace', null, { sort: 'liked' })} variant="accent" size="lg">
          See what is offered
        </ButtonLink>
        <ButtonLink to={to('market-selling', null, { part: 'new' })} variant="plain" size="lg">
          Offer something
        </ButtonLink>
      </p>
    </MarketPage>
  )
}
