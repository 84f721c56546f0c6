import type { ReactNode } from 'react'
import { marketplaceBrand } from '#app/brands/marketplace.ts'
import { Lockup } from '#app/ui/brand/lockup.tsx'
import { marketSections } from './market-sections.ts'
import { PromptStall } from './prompt-stall.tsx'
import { Stall } from './stall.tsx'

type Props = {
  isBare: boolean
  /** How many listings each section has; left out where nobody counted. */
  counts?: Readonly<Record<string, number>>
  /** What stands below the stalls: what members offer, or the way to it. */
  children: ReactNode
}

/**
 * The market square: a stall that gives the team's prompts away, and five for what members offer. Drawn by the marketplace
 * screen and by `/` of the marketplace host.
 */
export function MarketPage({ isBare, counts, children }: Props) {
  return (
    <>
      {isBare && (
        <div className="page flex h-header items-center">
          <Lockup name={marketplaceBrand.name} />
        </div>
      )}
      <section className="page pt-[clamp(22px,4vw,48px)]">
        <h1 className="heading-hero max-w-[15em]">Made by members, for members</h1>
        <p className="lead mt-3.5 mb-24 max-w-[38em] max-sm:mb-20">
          Prompts that work, recipes that run, templates, books, an hour of somebody who knows, free or for a price. The
          prompts of the first stall are the team’s: try them here.
        </p>
        <PromptStall />
      </section>
      <section aria-labelledby="market-stalls" className="page mt-section">
        <h2 id="market-stalls" className="heading-page mb-6.5">
          Round the square
        </h2>
        <nav aria-label="Stalls">
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {marketSections.map((section) => (
              <li key={section.id}>
                <Stall section={section} count={counts ? (counts[section.id] ?? 0) : null} />
              </li>
            ))}
          </ul>
        </nav>
      </section>
      <section aria-labelledby="market-offers" className="page mt-section pb-section">
        {children}
      </section>
    </>
  )
}
