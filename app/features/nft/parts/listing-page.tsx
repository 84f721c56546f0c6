import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { ReportForm } from '#app/kits/asking/moderation/report-form.tsx'
import { useLookAgain } from '#app/kits/foundation/live/use-look-again.ts'
import { TestMode } from '#app/kits/members/till/test-mode.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { Cell, HeadCell, HeadRow, Row, Table } from '#app/ui/data/table.tsx'
import type { ListingView } from '../market/read-listing.server.ts'
import { BidForm, BuyForm } from './take-forms.tsx'

const OTHER_BIDS_MS = 20_000
const AT_THE_END_MS = 3_000

type Props = { view: ListingView; problem: FormProblem | null }

/** A panda that is offered: what is asked, by which rules, and what it is. */
export function ListingPage({ view, problem }: Props) {
  const { panda, isOwn, isMember } = view
  useLookAgain(toPause(view.endsInMs))
  return (
    <div className="page max-w-[1000px] pt-4 pb-section lg:pt-8">
      <BackLink to={to('nft-marketplace')}>NFT marketplace</BackLink>
      <div className="mt-3 grid items-start gap-x-10 gap-y-6 md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <img
          src={panda.portrait}
          alt={panda.about}
          width={320}
          height={320}
          className="aspect-square w-full rounded-card shadow-sm"
        />
        <div>
          <h1 className="heading-page wrap-anywhere">{panda.name}</h1>
          <p className="mt-2 flex flex-wrap items-center gap-2">
            <Badge tone="accent">{`Panda ${panda.number}`}</Badge>
            <Badge>{view.kind === 'price' ? 'At a price' : 'Auction'}</Badge>
            {view.isYours ? <Badge tone="success">Yours</Badge> : null}
            {view.isHidden ? <Badge tone="danger">Hidden by the administrator</Badge> : null}
          </p>
          <p className="mt-3 text-fg-muted">
            {'Kept by '}
            {view.seller ? (
              <Link to={to('profile', { handle: view.seller.handle })} className="link" dir="auto">
                {view.seller.name}
              </Link>
            ) : (
              'a member who is not named'
            )}
            {'. '}
            <Link to={to('panda', { number: String(panda.number) })} className="link">
              Its page and everybody who kept it
            </Link>
          </p>
          <Asked view={view} problem={problem} />
          {view.isTest ? <TestMode className="mt-4" /> : null}
        </div>
      </div>
      {view.kind === 'auction' ? <Bids view={view} /> : null}
      <Traits traits={view.traits} />
      {isMember && !isOwn ? (
        <div className="mt-8">
          <ReportForm target={view.id} problem={problem} />
        </div>
      ) : null}
    </div>
  )
}

/** Other bids are soon seen here, and the end of an auction at once. */
function toPause(endsInMs: number | null): number | null {
  if (endsInMs === null) return null
  return Math.min(OTHER_BIDS_MS, Math.max(AT_THE_END_MS, endsInMs))
}

const closedWords = {
  open: '',
  sold: 'Sold on',
  withdrawn: 'Taken down on',
  unsold: 'Ended without a sale on',
  void: 'Ended on',
} as const

function Asked({ view, problem }: Props) {
  const { state, kind, price, tax, hasBid, closed, ends, isOver } = view
  const label = state === 'sold' ? 'Sold for' : kind === 'price' ? 'Price' : hasBid ? 'Highest bid' : 'Starts at'
  return (
    <Card className="mt-5 p-5">
      <p className="text-sm text-fg-muted">{label}</p>
      <p className="heading-page mt-0.5 tabular-nums">{price}</p>
      {tax ? <p className="text-xs text-fg-subtle">{`${tax} is added at the till.`}</p> : null}
      {state !== 'open' ? (
        <p className="mt-3 text-fg-muted">{`${closedWords[state]} ${closed ?? ''}.`}</p>
      ) : (
        <>
          {ends ? (
            <p className="mt-2 text-fg-muted">
              {isOver ? `Ended on ${ends}. The result is being written down.` : `Ends on ${ends}.`}
            </p>
          ) : null}
          {isOver ? null : <Act view={view} problem={problem} />}
        </>
      )}
    </Card>
  )
}

function Act({ view, problem }: Props) {
  if (view.isOwn)
    return (
      <p className="mt-4">
        <ButtonLink to={to('nft-selling', null, { panda: view.panda.number })} variant="plain" size="sm">
          {view.hasBid ? 'Your desk' : 'Change it or take it down'}
        </ButtonLink>
      </p>
    )
  if (!view.isMember)
    return (
      <p className="mt-4">
        <ButtonLink to={to('login', null, { return_url: to('nft-listing', { listingId: view.id }) })}>
          {view.kind === 'price' ? 'Sign in to buy it' : 'Sign in to bid'}
        </ButtonLink>
      </p>
    )
  return view.kind === 'price' ? <BuyForm view={view} problem={problem} /> : <BidForm view={view} problem={problem} />
}

function Bids({ view: { bids, reserve, lastMinutes, state } }: { view: ListingView }) {
  return (
    <section aria-labelledby="bids" className="mt-12 max-w-[46rem]">
      <h2 id="bids" className="heading-section">
        Bids
      </h2>
      <ul className="mt-3 grid gap-1 text-fg-muted">
        <li>
          Each bid is five percent above the last or more, in whole dollars. The till holds the highest, and gives all
          others back at once.
        </li>
        <li>{`A bid in the last ${lastMinutes} minutes moves the end to ${lastMinutes} minutes after it.`}</li>
        <li>{toReserveWords(reserve, state)}</li>
        <li>A bid stands until somebody bids more, or the auction ends.</li>
      </ul>
      {bids.length === 0 ? (
        <p className="mt-4 text-fg-muted">Nobody has bid yet.</p>
      ) : (
        <Card className="mt-4 overflow-hidden">
          <Table caption="Bids, the highest first">
            <thead>
              <HeadRow>
                <HeadCell>When</HeadCell>
                <HeadCell>By</HeadCell>
                <HeadCell isNumber>Bid</HeadCell>
              </HeadRow>
            </thead>
            <tbody>
              {bids.map(({ id, at, isYours, isTop, isWon, amount }) => (
                <Row key={id} className="h-12">
                  <Cell>{at}</Cell>
                  <Cell>
                    {isYours ? 'You' : 'A member'}
                    {isTop ? (
                      <Badge tone="accent" className="ml-2">
                        Highest
                      </Badge>
                    ) : null}
                    {isWon ? (
                      <Badge tone="success" className="ml-2">
                        Sold
                      </Badge>
                    ) : null}
                  </Cell>
                  <Cell isNumber>{amount}</Cell>
                </Row>
              ))}
            </tbody>
          </Table>
        </Card>
      )}
    </section>
  )
}

function toReserveWords(reserve: ListingView['reserve'], state: ListingView['state']): string {
  if (reserve === null) return 'There is no reserve: the highest bid has the panda.'
  if (reserve === 'reached') return 'The reserve is reached: the highest bid has the panda.'
  return state === 'open'
    ? 'There is a reserve that is not reached yet. If it never is, the panda stays and the money goes back.'
    : 'There was a reserve that was not reached: the panda stayed, and what was bid went back.'
}

const Traits = ({ traits }: Pick<ListingView, 'traits'>) => (
  <Card className="mt-12 max-w-[46rem] overflow-hidden">
    <Table caption="Traits and how rare they are" showsCaption>
      <thead>
        <HeadRow>
          <HeadCell>Family</HeadCell>
          <HeadCell>Trait</HeadCell>
          <HeadCell>How rare</HeadCell>
          <HeadCell isNumber>Of a hundred</HeadCell>
        </HeadRow>
      </thead>
      <tbody>
        {traits.map(({ family, name, word, percent }) => (
          <Row key={family} className="h-11">
            <Cell className="text-fg-muted">{family}</Cell>
            <Cell>{name}</Cell>
            <Cell>{word}</Cell>
            <Cell isNumber>{percent}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  </Card>
)
