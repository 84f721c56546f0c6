import { to } from '#app/catalogue/to.ts'
import { MarketPage } from '#app/kits/pages/market/market-page.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import type { LandingProps } from './landing-props.ts'

/** The marketplace on its own host; the form that keeps addresses stands on the marketplace screen. */
export function MarketSquare({ isBare }: LandingProps) {
  return (
    <MarketPage
      isBare={isBare}
      waiting={
        <ButtonLink
          to={`${to('marketplace')}#market-waiting`}
          variant="accent"
          size="lg"
          className="self-start justify-self-start"
        >
          Leave an address for the opening
        </ButtonLink>
      }
    />
  )
}
