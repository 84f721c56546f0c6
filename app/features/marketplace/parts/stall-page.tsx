import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { marketplaceBrand } from '#app/brands/marketplace.ts'
import { to } from '#app/catalogue/to.ts'
import { marketSections, type MarketSection } from '#app/kits/pages/market/market-sections.ts'
import { PromptStall } from '#app/kits/pages/market/prompt-stall.tsx'
import { StallPicture } from '#app/kits/pages/market/stall-picture.tsx'
import { promptCards } from '#app/kits/pages/prompt-card/prompt-cards.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { Lockup } from '#app/ui/brand/lockup.tsx'

/** One stall of the marketplace, honest about being empty. */
export function StallPage({
  section,
  isBare,
  waiting,
}: {
  section: MarketSection
  isBare: boolean
  waiting: ReactNode
}) {
  return (
    <div className="page pt-[clamp(18px,3vw,40px)]">
      <Link to={to('marketplace')} className={isBare ? 'mb-6 inline-flex min-h-tap items-center' : 'link text-sm'}>
        {isBare ? <Lockup name={marketplaceBrand.name} /> : 'Marketplace'}
      </Link>
      <h1 className={`heading-page ${isBare ? '' : 'mt-2'}`}>{section.title}</h1>
      <p className="lead mt-2 max-w-[36em]">{section.about}</p>
      <nav aria-label="Stalls" className="no-scrollbar -mx-1 mt-6 flex gap-1.5 overflow-x-auto p-1">
        {marketSections.map((each) => (
          <ChipLink key={each.id} to={to('marketplace', { section: each.id })} isChosen={each.id === section.id}>
            {each.title}
          </ChipLink>
        ))}
      </nav>
      {section.id === 'prompts' ? (
        <>
          <div className="mt-24 max-sm:mt-20">
            <PromptStall />
          </div>
          <div className="mt-section grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_26rem]">
            <div>
              <h2 className="heading-section">Prompts by members open later</h2>
              <p className="mt-2 max-w-[56ch] text-base text-fg-muted">
                The {promptCards.length} above are made by the Frenly team and free. A member’s listing will show{' '}
                {section.shows}.
              </p>
            </div>
            {waiting}
          </div>
        </>
      ) : (
        <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_26rem]">
          <div className="grid justify-items-center rounded-card bg-sunken px-6 py-12 text-center">
            <StallPicture section={section.id} className="h-28" />
            <h2 className="heading-small mt-5">No {section.title.toLowerCase()} listed yet</h2>
            <p className="mt-2 max-w-[42ch] text-fg-muted">
              Nobody can list anything before buying and selling work from end to end. A listing here will show{' '}
              {section.shows}.
            </p>
            <ButtonLink to={to('marketplace', { section: 'prompts' })} variant="soft" className="mt-4">
              Try a free prompt meanwhile
            </ButtonLink>
          </div>
          {waiting}
        </div>
      )}
    </div>
  )
}
