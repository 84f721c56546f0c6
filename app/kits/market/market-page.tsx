import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { marketplaceBrand } from '#app/brands/marketplace.ts'
import { to } from '#app/catalogue/to.ts'
import { Lockup } from '#app/ui/lockup.tsx'
import { Panda } from '#app/ui/panda.tsx'
import { marketSections, type MarketSection } from './market-sections.ts'

/**
 * The market square: five stalls, none of them stocked yet. Drawn by the marketplace screen and by `/` of the
 * marketplace host. `waiting` is the way to be told when it opens: a form, or a link to the page that has it.
 */
export function MarketPage({ isBare, waiting }: { isBare: boolean; waiting: ReactNode }) {
  return (
    <>
      {isBare && (
        <div className="page flex h-header items-center">
          <Lockup name={marketplaceBrand.name} />
        </div>
      )}
      <section className="page grid items-end gap-x-12 gap-y-6 pt-[clamp(22px,4vw,52px)] sm:grid-cols-[1fr_auto]">
        <div className="pb-8">
          <h1 className="heading-hero">Made by members, for members</h1>
          <p className="lead mt-4 max-w-[32em]">
            Prompts that work, recipes that run, templates, books, an hour of somebody who knows. The stalls are up.
            Nothing is for sale yet.
          </p>
        </div>
        <Panda pose="celebrate" live className="relative z-1 -mb-2 w-58 justify-self-end max-sm:-mt-8 max-sm:w-40" />
      </section>
      <nav aria-label="Stalls" className="page">
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
          {marketSections.map((section) => (
            <li key={section.id}>
              <Stall section={section} />
            </li>
          ))}
        </ul>
      </nav>
      <section
        aria-labelledby="market-waiting"
        className="page mt-section grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_26rem]"
      >
        <div>
          <h2 id="market-waiting" className="heading-page">
            Buying and selling open soon
          </h2>
          <p className="lead mt-3 max-w-[34em]">
            Listing, paying and reviewing are being built. Until they work from end to end, no stall shows goods and no
            price is charged.
          </p>
        </div>
        {waiting}
      </section>
    </>
  )
}

const AWNING =
  'h-9 bg-[repeating-linear-gradient(90deg,var(--accent)_0_28px,var(--accent-soft)_28px_56px)] ' +
  '[mask-image:radial-gradient(14px_at_14px_calc(100%_-_14px),#000_98%,transparent),linear-gradient(#000_0_0)] ' +
  '[mask-size:28px_100%,100%_calc(100%_-_14px)] [mask-repeat:repeat-x,no-repeat]'

function Stall({ section }: { section: MarketSection }) {
  return (
    <Link
      to={to('marketplace', { section: section.id })}
      className={
        'group flex h-full flex-col overflow-clip rounded-t-lg rounded-b-xl bg-surface shadow-sm ' +
        'transition-[box-shadow,translate] duration-base ease-arrive hover:-translate-y-0.5 ' +
        'hover:shadow-md'
      }
    >
      <span className={AWNING} aria-hidden="true" />
      <span className="flex flex-1 flex-col px-5 pt-4 pb-5">
        <b className="heading-small group-hover:text-accent-text">{section.title}</b>
        <span className="mt-1.5 mb-4 block text-sm text-fg-muted">{section.about}</span>
        <span className="mt-auto text-xs text-fg-subtle">Nothing listed yet</span>
      </span>
    </Link>
  )
}
