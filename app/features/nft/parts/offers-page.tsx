import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { TestMode } from '#app/kits/members/till/test-mode.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Card } from '#app/ui/brand/card.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { Field, FieldError, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { OfferLine, OffersView } from '../offers/read-offers.server.ts'
import { TradeLinks } from './trade-links.tsx'

type Props = { view: OffersView; problem: FormProblem | null }

/** Offers a member made and those made to them, with what became of each. */
export function OffersPage({ view, problem }: Props) {
  const { part, panda, offers, more } = view
  return (
    <div className="page pt-4 pb-section lg:pt-8">
      <h1 className="heading-page">{panda ? `Make an offer for ${panda.name}` : 'Offers'}</h1>
      <p className="lead mt-2 max-w-[40em]">
        The till holds the money from the moment an offer is made. It goes back to the last cent when the offer is not
        taken, is taken back, runs out, or the panda goes to somebody else.
      </p>
      <TradeLinks at="nft-offer" />
      {view.isTest ? <TestMode className="mt-4" /> : null}
      {panda ? <Make view={view} panda={panda} problem={problem} /> : null}
      <div className="mt-10 flex flex-wrap items-center justify-between gap-3">
        <nav aria-label="Whose offers" className="flex gap-1.5">
          <ChipLink to={to('nft-offer')} isChosen={part === 'made'}>
            Made by you
          </ChipLink>
          <ChipLink to={to('nft-offer', null, { part: 'received' })} isChosen={part === 'received'}>
            Made to you
          </ChipLink>
        </nav>
        <p className="text-sm text-fg-muted">
          {'The till holds '}
          <strong className="font-strong tabular-nums">{view.held}</strong>
          {' of yours.'}
        </p>
      </div>
      {problem?.errors['offer'] ? (
        <div className="mt-3" role="alert">
          <FieldError>{problem.errors['offer']}</FieldError>
        </div>
      ) : null}
      {offers.length === 0 ? (
        <p className="mt-5 text-fg-muted">
          {part === 'made'
            ? 'You have made none yet. Where a keeper takes offers, the page of their panda has a button for one. '
            : 'Nobody has made you any yet. You choose for which of your pandas you take them. '}
          <Link to={to(part === 'made' ? 'nft' : 'nft-selling')} className="link">
            {part === 'made' ? 'See all pandas' : 'Choose them'}
          </Link>
        </p>
      ) : (
        <ul className="mt-3 grid">
          {offers.map((offer) => (
            <Line key={offer.id} offer={offer} part={part} />
          ))}
        </ul>
      )}
      {more ? (
        <p className="mt-5">
          <ButtonLink to={more} variant="plain">
            Earlier ones
          </ButtonLink>
        </p>
      ) : null}
    </div>
  )
}

const kindWords = { offer: 'Offer', bid: 'Bid', buy: 'Bought' } as const
const moneyWords = {
  held: 'The till holds it.',
  back: 'The money went back.',
  paid: 'Paid for the panda.',
  due: 'The money is on its way back.',
} as const

function Line({ offer, part }: { offer: OfferLine; part: OffersView['part'] }) {
  const { id, kind, panda, name, amount, words, made, until, money, isOpen, listingId } = offer
  const about = `${name}, ${amount}`
  return (
    <li className="grid gap-x-4 gap-y-3 border-t border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Link
            to={listingId ? to('nft-listing', { listingId }) : to('panda', { number: String(panda) })}
            className="link font-strong wrap-anywhere"
          >
            {name}
          </Link>
          <span className="font-strong tabular-nums">{amount}</span>
          <span className="text-sm text-fg-muted">{`${kindWords[kind]}, ${words.toLowerCase()}`}</span>
        </p>
        <p className="mt-0.5 text-sm text-fg-muted">
          {`Made on ${made}.${isOpen && until ? ` Stands until ${until}.` : ''} ${part === 'received' && money === 'back' ? 'The money went back to who offered it.' : moneyWords[money]}`}
        </p>
      </div>
      {isOpen ? (
        <div className="flex flex-wrap items-start gap-2">
          {part === 'made' ? (
            <ActForm act="withdraw" fields={{ offer: id }} about={about}>
              Take it back
            </ActForm>
          ) : (
            <>
              <details className="group">
                <summary className={toButtonClass({ variant: 'soft', size: 'sm', className: 'cursor-pointer' })}>
                  Accept
                  <span className="sr-only">: {about}</span>
                </summary>
                <div className="mt-2 max-w-72 rounded-card bg-sunken p-4">
                  <p className="text-sm">{`${name} goes to whoever offered ${amount}, at once and for good.`}</p>
                  <div className="mt-3">
                    <ActForm act="accept" fields={{ offer: id }} variant="primary" about={about}>
                      {`Sell ${name}`}
                    </ActForm>
                  </div>
                </div>
              </details>
              <ActForm act="refuse" fields={{ offer: id }} about={about}>
                Do not take it
              </ActForm>
            </>
          )}
        </div>
      ) : null}
    </li>
  )
}

function Make({ view, panda, problem }: Props & { panda: NonNullable<OffersView['panda']> }) {
  const own = problem?.values['act'] === 'offer' ? problem : null
  return (
    <Card className="mt-6 grid items-start gap-6 p-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <img
        src={panda.portrait}
        alt={panda.about}
        width={160}
        height={160}
        className="aspect-square w-40 rounded-control"
      />
      {panda.why ? (
        <p className="text-fg-muted">{panda.why}</p>
      ) : (
        <KeyedForm name="make-offer" noValidate className="grid gap-4">
          <input type="hidden" name="act" value="offer" />
          <input type="hidden" name="panda" value={panda.number} />
          <div className="grid gap-4 sm:grid-cols-2">
            <Field
              label="What you offer, in dollars"
              help={view.tax ? `${view.tax} is added at the till.` : 'You see the sum once more before you pay.'}
              error={own?.errors['amount']}
            >
              <TextInput
                name="amount"
                inputMode="decimal"
                autoComplete="off"
                maxLength={30}
                defaultValue={own?.values['amount'] ?? ''}
              />
            </Field>
            <Field
              label="Days it stands"
              help={`1 to ${view.mostDays}. You can take it back on any of them.`}
              error={own?.errors['days']}
            >
              <TextInput
                name="days"
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                defaultValue={own?.values['days'] ?? '7'}
              />
            </Field>
          </div>
          {own?.errors['panda'] ? <FieldError>{own.errors['panda']}</FieldError> : null}
          <div>
            <Button type="submit">Go on to the till</Button>
          </div>
        </KeyedForm>
      )}
    </Card>
  )
}
