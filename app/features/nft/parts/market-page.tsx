import { Form } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { TestMode } from '#app/kits/members/till/test-mode.tsx'
import { CardLink } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, Select, TextInput } from '#app/ui/controls/field.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { MarketView } from '../market/read-market.server.ts'
import { TradeLinks } from './trade-links.tsx'
import { TraitFields } from './trait-fields.tsx'

/** Pandas that can be had, with what each keeper asks. */
export function MarketPage({ view }: { view: MarketView }) {
  const { cards, first, more } = view
  return (
    <div className="page pt-4 pb-section lg:pt-8">
      <h1 className="heading-page">NFT marketplace</h1>
      <p className="lead mt-2 max-w-[40em]">
        Pandas that their keepers offer, at a price or to whoever bids most. A panda is a drawing and a line in a
        register, and no investment.
      </p>
      <TradeLinks at="nft-marketplace" />
      {view.isTest ? <TestMode className="mt-4" /> : null}
      <Sift view={view} />
      {cards.length === 0 ? <Nothing view={view} /> : <Cards cards={cards} />}
      {first || more ? (
        <nav aria-label="Further pages" className="mt-7 flex flex-wrap gap-3">
          {first ? (
            <ButtonLink to={first} variant="plain">
              From the top
            </ButtonLink>
          ) : null}
          {more ? (
            <ButtonLink to={more} variant="plain">
              Further pandas
            </ButtonLink>
          ) : null}
        </nav>
      ) : null}
    </div>
  )
}

const Cards = ({ cards }: Pick<MarketView, 'cards'>) => (
  <ul className="mt-7 grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-4">
    {cards.map(({ id, number, name, portrait, about, rarest, price, ends }) => (
      <li key={id}>
        <CardLink to={to('nft-listing', { listingId: id })} className="overflow-hidden">
          <img src={portrait} alt={about} width={320} height={320} loading="lazy" className="aspect-square w-full" />
          <span className="block px-4 py-3">
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 font-strong wrap-anywhere">{name}</span>
              <span className="text-xs whitespace-nowrap text-fg-subtle tabular-nums">{`No. ${number}`}</span>
            </span>
            <small className="block text-xs text-fg-subtle">{rarest}</small>
            <span className="mt-2 block font-strong tabular-nums">{ends ? `Bids from ${price}` : price}</span>
            {ends ? <small className="block text-xs text-fg-muted">{`Auction until ${ends}`}</small> : null}
          </span>
        </CardLink>
      </li>
    ))}
  </ul>
)

const Nothing = ({ view: { isSifted, isFirst } }: { view: MarketView }) => (
  <EmptyState
    title={isSifted || !isFirst ? 'No panda like that is for sale' : 'No panda is for sale at the moment'}
    action={
      isSifted || !isFirst ? (
        <ButtonLink to={to('nft-marketplace')}>See all that are</ButtonLink>
      ) : (
        <ButtonLink to={to('nft-selling')}>List one of yours</ButtonLink>
      )
    }
  >
    {isSifted
      ? 'Take a trait away, or look among all pandas: some keepers take offers.'
      : 'A panda that you list appears here for everybody.'}
  </EmptyState>
)

const Sift = ({ view: { find, kind, sort, families } }: { view: MarketView }) => (
  <Form method="get" role="search" className="mt-6 grid gap-4">
    <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-3 sm:grid-cols-[minmax(0,2fr)_1fr_1fr_auto]">
      <Field label="Name begins with">
        <TextInput
          type="search"
          name="find"
          defaultValue={find}
          maxLength={30}
          autoComplete="off"
          icon={<Icon name="search" size={16} />}
        />
      </Field>
      <Field label="How">
        <Select name="kind" defaultValue={kind ?? ''}>
          <option value="">Price or auction</option>
          <option value="price">At a price</option>
          <option value="auction">Auctions</option>
        </Select>
      </Field>
      <Field label="First">
        <Select name="sort" defaultValue={sort}>
          <option value="new">Newest listing</option>
          <option value="cheap">Lowest price</option>
          <option value="dear">Highest price</option>
          <option value="rare">Rarest traits</option>
          <option value="ending">Auctions, by their end</option>
        </Select>
      </Field>
      <Button type="submit" variant="plain">
        Find
      </Button>
    </div>
    <TraitFields families={families} />
  </Form>
)
