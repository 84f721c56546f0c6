import { Form } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { CardLink } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { HubView } from '../hub.server.ts'
import { TradeLinks } from './trade-links.tsx'
import { TraitFields } from './trait-fields.tsx'

/** Every panda of the collection, sifted by name and traits. */
export function HubPage({ view }: { view: HubView }) {
  const { totals, pandas, more, isSifted, isFirst } = view
  return (
    <div className="page pt-4 pb-section lg:pt-8">
      <h1 className="heading-page">NFT hub</h1>
      <p className="lead mt-2 max-w-[40em]">
        {`${totals.pandas} pandas with ${totals.keepers} keepers. Each is written down in a ledger of this site; no chain is needed.`}
      </p>
      <TradeLinks at="nft" />
      <p className="mt-3 flex flex-wrap gap-2.5">
        <ButtonLink to={to('adopt-panda')} variant="plain" size="sm">
          Your pandas
        </ButtonLink>
        <ButtonLink to={to('panda-check')} variant="ghost" size="sm">
          Check a panda
        </ButtonLink>
      </p>
      <Sift view={view} />
      {pandas.length === 0 ? (
        <EmptyState
          title={isSifted || !isFirst ? 'No panda is like that' : 'No panda yet'}
          action={
            <ButtonLink to={isSifted || !isFirst ? to('nft') : to('adopt-panda')}>
              {isSifted || !isFirst ? 'See all of them' : 'Adopt the first'}
            </ButtonLink>
          }
        >
          {isSifted ? 'Take a trait away, and there may be one.' : 'Whoever adopts one finds it here.'}
        </EmptyState>
      ) : (
        <ul className="mt-7 grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-4">
          {pandas.map(({ number, name, portrait, about, rarest }) => (
            <li key={number}>
              <CardLink to={to('panda', { number: String(number) })} className="overflow-hidden">
                <img
                  src={portrait}
                  alt={about}
                  width={320}
                  height={320}
                  loading="lazy"
                  className="aspect-square w-full"
                />
                <span className="block px-4 py-3">
                  <span className="flex items-baseline justify-between gap-3">
                    <span className="min-w-0 font-strong wrap-anywhere">{name}</span>
                    <span className="text-xs whitespace-nowrap text-fg-subtle tabular-nums">{`No. ${number}`}</span>
                  </span>
                  <small className="block text-xs text-fg-subtle">{rarest}</small>
                </span>
              </CardLink>
            </li>
          ))}
        </ul>
      )}
      {more ? (
        <p className="mt-7">
          <ButtonLink to={more} variant="plain">
            Further pandas
          </ButtonLink>
        </p>
      ) : null}
    </div>
  )
}

const Sift = ({ view: { find, families } }: { view: HubView }) => (
  <Form method="get" role="search" className="mt-6 grid gap-4">
    <div className="flex flex-wrap items-end gap-3">
      <Field label="Name begins with" className="min-w-0 flex-[1_1_14rem] sm:max-w-[22rem]">
        <TextInput
          type="search"
          name="find"
          defaultValue={find}
          maxLength={30}
          autoComplete="off"
          icon={<Icon name="search" size={16} />}
        />
      </Field>
      <Button type="submit" variant="plain">
        Find
      </Button>
    </div>
    <TraitFields families={families} />
  </Form>
)
