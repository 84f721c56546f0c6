import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { marketplaceBrand } from '#app/brands/marketplace.ts'
import { to } from '#app/catalogue/to.ts'
import { marketSections, type MarketSection } from '#app/kits/market/market-sections.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ChipLink } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Lockup } from '#app/ui/lockup.tsx'

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
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_26rem]">
        <EmptyState
          pose="reading"
          title={`No ${section.title.toLowerCase()} listed yet`}
          action={
            <ButtonLink to={to('consensus')} variant="soft">
              Ask several engines meanwhile
            </ButtonLink>
          }
          className="rounded-card bg-sunken py-12"
        >
          Nobody can list anything before buying and selling work from end to end. A listing here will show{' '}
          {section.shows}.
        </EmptyState>
        {waiting}
      </div>
    </div>
  )
}
