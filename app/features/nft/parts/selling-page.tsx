import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { TestMode } from '#app/kits/members/till/test-mode.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Card } from '#app/ui/brand/card.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { KeptPanda, SellingView } from '../selling/read-selling.server.ts'
import { ListForm } from './list-form.tsx'
import { PandaLine } from './panda-line.tsx'
import { TradeLinks } from './trade-links.tsx'

type Props = { view: SellingView; problem: FormProblem | null }

/** A seller's desk: the pandas they keep, what of them is listed, and what they earned. */
export function SellingPage({ view, problem }: Props) {
  const { pandas, form, past } = view
  const acts = problem && !['list', 'change'].includes(problem.values['act'] ?? '') ? problem : null
  return (
    <div className="page pt-4 pb-section lg:pt-8">
      <h1 className="heading-page">
        {form ? (form.listing ? `Change the listing of ${form.name}` : `List ${form.name}`) : 'Sell a panda'}
      </h1>
      <p className="lead mt-2 max-w-[40em]">
        {`Of a sale the site keeps ${view.fee}%. Your part rests with the till for as long as the panda rests with its buyer, ${view.restHours} hours, and is yours after that.`}
      </p>
      <TradeLinks at="nft-selling" />
      {view.isTest ? <TestMode className="mt-4" /> : null}
      {form ? <ListForm view={view} form={form} problem={problem} /> : null}
      {form ? null : <Earned view={view} />}
      {acts?.errors['form'] ? (
        <div className="mt-4" role="alert">
          <FieldError>{acts.errors['form']}</FieldError>
        </div>
      ) : null}
      {form ? null : pandas.length === 0 ? (
        <NoPanda hasAdopted={view.hasAdopted} />
      ) : (
        <>
          <h2 className="heading-section mt-10">Your pandas</h2>
          <ul className="mt-3 grid">
            {pandas.map((panda) => (
              <Kept key={panda.number} panda={panda} />
            ))}
          </ul>
        </>
      )}
      {form || past.length === 0 ? null : <Past past={past} />}
    </div>
  )
}

function Earned({ view: { waiting, owed } }: Pick<Props, 'view'>) {
  return (
    <div className="mt-6 grid gap-4 sm:grid-cols-2">
      <Card className="p-5">
        <p className="text-sm text-fg-muted">Rests with the till</p>
        <p className="heading-section mt-1 tabular-nums">{waiting}</p>
      </Card>
      <Card className="p-5">
        <p className="text-sm text-fg-muted">Can be paid out</p>
        <p className="heading-section mt-1 tabular-nums">{owed}</p>
        <p className="mt-1 text-sm text-fg-muted">
          With what you sold in the marketplace.{' '}
          <Link to={to('market-selling', null, { part: 'sales' })} className="link">
            Ask for it there
          </Link>
        </p>
      </Card>
    </div>
  )
}

function Kept({ panda }: { panda: KeptPanda }) {
  const { number, name, listing, rests, isGiven, isVisiting, isHidden, isMinted, takesOffers } = panda
  const isFree = !listing && !rests && !isGiven && !isVisiting && !isHidden && !isMinted
  return (
    <PandaLine panda={panda} words={toWords(panda)}>
      {listing ? (
        <>
          <ButtonLink to={to('nft-listing', { listingId: listing.id })} variant="plain" size="sm">
            See the listing<span className="sr-only">{`: ${name}`}</span>
          </ButtonLink>
          {listing.hasBid ? null : (
            <>
              <ButtonLink to={to('nft-selling', null, { panda: number })} variant="plain" size="sm">
                Change<span className="sr-only">{`: ${name}`}</span>
              </ButtonLink>
              <ActForm act="withdraw" fields={{ listing: listing.id }} about={name}>
                Take down
              </ActForm>
            </>
          )}
        </>
      ) : null}
      {isFree ? (
        <ButtonLink to={to('nft-selling', null, { panda: number })} variant="soft" size="sm">
          List it<span className="sr-only">{`: ${name}`}</span>
        </ButtonLink>
      ) : null}
      {isVisiting || isHidden || isMinted ? null : (
        <ActForm
          act={takesOffers ? 'no-offers' : 'take-offers'}
          fields={{ panda: number }}
          about={name}
          variant="ghost"
        >
          {takesOffers ? 'Take no more offers' : 'Take offers'}
        </ActForm>
      )}
    </PandaLine>
  )
}

const MINTED = 'Minted: it moves on its chain, and not here.'

function toWords({ listing, rests, isGiven, isVisiting, isHidden, isMinted, takesOffers }: KeptPanda): string {
  const offers = takesOffers ? ' Takes offers.' : ''
  if (isHidden) return 'Hidden by the administrator: it cannot change hands.'
  if (isVisiting) return 'A visitor from another site: never sold here.'
  if (isMinted) return MINTED
  if (listing)
    return `${listing.isHidden ? 'Its listing is hidden by the administrator.' : listing.ends ? `${listing.hasBid ? 'Next bid from' : 'Bids from'} ${listing.price}, auction until ${listing.ends}.` : `Listed at ${listing.price}.`}${offers}`
  if (isGiven) return 'Waits to be taken as a gift.'
  if (rests) return `Rests until ${rests}.${offers}`
  return takesOffers ? 'Not listed. Takes offers.' : 'Not listed.'
}

const pastWords = { sold: 'Sold', withdrawn: 'Taken down', unsold: 'Not sold', void: 'Ended', open: '' } as const

const Past = ({ past }: Pick<SellingView, 'past'>) => (
  <>
    <h2 className="heading-section mt-10">Earlier listings</h2>
    <ul className="mt-3 grid">
      {past.map(({ id, kind, name, price, state, closed }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-3">
          <Link to={to('nft-listing', { listingId: id })} className="link wrap-anywhere">
            {name}
          </Link>
          <span className="text-fg-muted">
            {`${kind === 'price' ? price : `Auction from ${price}`} · ${pastWords[state]}, ${closed}`}
          </span>
        </li>
      ))}
    </ul>
  </>
)

const NoPanda = ({ hasAdopted }: Pick<SellingView, 'hasAdopted'>) =>
  hasAdopted ? (
    <EmptyState
      title="You keep no panda now"
      action={<ButtonLink to={to('nft-marketplace')}>Pandas for sale</ButtonLink>}
    >
      The one you adopted is with somebody else.
    </EmptyState>
  ) : (
    <EmptyState title="You keep no panda yet" action={<ButtonLink to={to('adopt-panda')}>Adopt one</ButtonLink>}>
      The first is free.
    </EmptyState>
  )
