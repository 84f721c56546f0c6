import { Form, Link } from '@remix-run/react'
import { marketplaceBrand } from '#app/brands/marketplace.ts'
import { to } from '#app/catalogue/to.ts'
import { marketSections, type MarketSection } from '#app/kits/pages/market/market-sections.ts'
import { PromptStall } from '#app/kits/pages/market/prompt-stall.tsx'
import { StallPicture } from '#app/kits/pages/market/stall-picture.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Lockup } from '#app/ui/brand/lockup.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { Field, Select, TextInput } from '#app/ui/controls/field.tsx'
import type { MarketView } from '../browse/read-market.server.ts'
import { ListingCards } from './listing-cards.tsx'

type Props = { section: MarketSection; view: MarketView; isBare: boolean }

/** One stall of the marketplace: what members offer in it. */
export function BrowsePage({ section, view, isBare }: Props) {
  const { cards, isNarrowed, first, more } = view
  return (
    <div className="page pt-[clamp(18px,3vw,40px)] pb-section">
      <Link to={to('marketplace')} className={isBare ? 'mb-6 inline-flex min-h-tap items-center' : 'link text-sm'}>
        {isBare ? <Lockup name={marketplaceBrand.name} /> : 'Marketplace'}
      </Link>
      <div className={`flex flex-wrap items-end justify-between gap-x-6 gap-y-3 ${isBare ? '' : 'mt-2'}`}>
        <div>
          <h1 className="heading-page">{section.title}</h1>
          <p className="lead mt-2 max-w-[36em]">{section.about}</p>
        </div>
        <MarketLinks isMember={view.isMember} />
      </div>
      <nav aria-label="Stalls" className="no-scrollbar -mx-1 mt-6 flex gap-1.5 overflow-x-auto p-1 whitespace-nowrap">
        {marketSections.map((each) => (
          <ChipLink key={each.id} to={to('marketplace', { section: each.id })} isChosen={each.id === section.id}>
            {each.title}
          </ChipLink>
        ))}
      </nav>
      <SiftForm view={view} section={section.id} />
      {cards.length > 0 ? <ListingCards cards={cards} /> : <Nothing section={section} isNarrowed={isNarrowed} />}
      <MorePages first={first} more={more} />
      {section.id === 'prompts' && !isNarrowed && !first ? (
        <section aria-labelledby="own-prompts" className="mt-section">
          <h2 id="own-prompts" className="heading-section mb-24 max-sm:mb-20">
            Free, by the Frenly team
          </h2>
          <PromptStall />
        </section>
      ) : null}
    </div>
  )
}

/** The ways into one's own part of the market. */
export const MarketLinks = ({ isMember }: { isMember: boolean }) => (
  <div className="flex flex-wrap gap-2">
    <ButtonLink to={to('market-selling', null, { part: 'new' })} size="sm">
      <Icon name="plus" size={16} /> Offer something
    </ButtonLink>
    {isMember ? (
      <>
        <ButtonLink to={to('market-selling')} size="sm" variant="plain">
          Your stall
        </ButtonLink>
        <ButtonLink to={to('market-bought')} size="sm" variant="plain">
          Your purchases
        </ButtonLink>
      </>
    ) : null}
  </div>
)

/** Words, price and order; they stand in the address. */
export function SiftForm({ view: { sought, seller }, section }: { view: MarketView; section: string | null }) {
  return (
    <Form
      method="get"
      action={to('marketplace', section ? { section } : null)}
      role="search"
      className="mt-5 grid grid-cols-[minmax(0,1fr)] items-end gap-3 sm:grid-cols-[minmax(0,2fr)_1fr_1fr_auto]"
    >
      {seller ? <input type="hidden" name="by" value={seller.handle} /> : null}
      <Field label="Words">
        <TextInput type="search" name="q" defaultValue={sought.q} maxLength={100} autoComplete="off" />
      </Field>
      <Field label="Price">
        <Select name="price" defaultValue={sought.price ?? ''}>
          <option value="">Any</option>
          <option value="free">Free</option>
          <option value="paid">For a price</option>
        </Select>
      </Field>
      <Field label="First">
        <Select name="sort" defaultValue={sought.sort}>
          <option value="new">Newest</option>
          <option value="liked">Best reviewed</option>
          <option value="cheap">Lowest price</option>
          <option value="dear">Highest price</option>
        </Select>
      </Field>
      <Button type="submit" variant="plain">
        <Icon name="search" size={16} /> Find
      </Button>
    </Form>
  )
}

export function MorePages({ first, more }: { first: string | null; more: string | null }) {
  if (!first && !more) return null
  return (
    <nav aria-label="More listings" className="mt-6 flex flex-wrap gap-3">
      {first ? (
        <ButtonLink to={first} variant="plain">
          From the top
        </ButtonLink>
      ) : null}
      {more ? (
        <ButtonLink to={more} variant="plain">
          More
        </ButtonLink>
      ) : null}
    </nav>
  )
}

function Nothing({ section, isNarrowed }: { section: MarketSection; isNarrowed: boolean }) {
  return (
    <div className="mt-6 grid justify-items-center rounded-card bg-sunken px-6 py-12 text-center">
      <StallPicture section={section.id} className="h-28" />
      <h2 className="heading-small mt-5">
        {isNarrowed ? 'Nothing like that is offered' : `No ${section.title.toLowerCase()} offered yet`}
      </h2>
      <p className="mt-2 max-w-[42ch] text-fg-muted">
        {isNarrowed ? 'Try fewer words, or another price.' : `A listing here shows ${section.shows}.`}
      </p>
      <ButtonLink
        to={isNarrowed ? to('marketplace', { section: section.id }) : to('market-selling', null, { part: 'new' })}
        variant="soft"
        className="mt-4"
      >
        {isNarrowed ? 'Show all' : 'Be the first'}
      </ButtonLink>
    </div>
  )
}
