import type { ReactNode } from 'react'
import { marketplaceBrand } from '#app/brands/marketplace.ts'
import { Lockup } from '#app/ui/brand/lockup.tsx'
import { marketSections } from './market-sections.ts'
import { PromptStall } from './prompt-stall.tsx'
import { Stall } from './stall.tsx'

/**
 * The market square: a stall that gives prompts away today, and five that open later. Drawn by the marketplace screen and
 * by `/` of the marketplace host. `waiting` is the way to be told when it opens: a form, or a link to the page that has it.
 */
export function MarketPage({ isBare, waiting }: { isBare: boolean; waiting: ReactNode }) {
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
          Prompts that work, recipes that run, templates, books, an hour of somebody who knows. Nothing is for sale yet.
          One stall is open: its prompts are free, and you can try them here.
        </p>
        <PromptStall />
      </section>
      <section aria-labelledby="market-stalls" className="page mt-section">
        <h2 id="market-stalls" className="heading-page mb-6.5">
          Round the square
        </h2>
        <nav aria-label="Stalls">
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
            {marketSections.map((section) => (
              <li key={section.id}>
                <Stall section={section} />
              </li>
            ))}
          </ul>
        </nav>
      </section>
      <section
        aria-labelledby="market-waiting"
        className="page mt-section grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_26rem]"
      >
        <div>
          <h2 id="market-waiting" className="heading-page">
            Buying and selling open soon
          </h2>
          <p className="lead mt-3 max-w-[34em]">
            Listing, paying and reviewing are being built. Until they work from end to end, no member’s goods are shown
            and no price is charged.
          </p>
        </div>
        {waiting}
      </section>
    </>
  )
}
