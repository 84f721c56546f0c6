import { toMoneyText } from '#app/engines/money/amount.ts'
import { TestMode } from '#app/kits/members/till/test-mode.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { BarChart } from '#app/ui/data/bar-chart.tsx'
import { Cell, HeadCell, HeadRow, Row, Table } from '#app/ui/data/table.tsx'
import type { StatsView } from '../stats.server.ts'
import { TradeLinks } from './trade-links.tsx'

/** The figures of the collection. */
export function StatsPage({ view }: { view: StatsView }) {
  const { totals, volume, sold, sales, floor, offered, isTest, weeks, money, owners, kinds, families } = view
  const figures = [
    ['Pandas', String(totals.pandas)],
    ['Keepers', String(totals.keepers)],
    ['Entries in the ledger', String(totals.entries)],
    ['Sales between members', sales === 0 ? 'none yet' : `${sales}, for ${sold ?? 'nothing'}`],
    ['Paid in all, with new pandas', volume ?? 'nothing yet'],
    ['Floor: the lowest price now', floor ? `${floor}, of ${offered} for sale` : 'none: no panda has a price'],
  ]
  return (
    <div className="page pt-4 pb-section lg:pt-8">
      <h1 className="heading-page">NFT stats</h1>
      <p className="lead mt-2 max-w-[38em]">Counted from the ledger at every look; nothing is estimated.</p>
      <TradeLinks at="nft-stats" />
      {isTest && volume ? <TestMode className="mt-5" /> : null}
      <dl className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {figures.map(([label, value]) => (
          <div key={label} className="rounded-card bg-sunken p-4">
            <dt className="text-xs text-fg-muted">{label}</dt>
            <dd className="mt-1 font-strong tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <BarChart
        title="Entries a week"
        note="Adoptions, purchases and pandas that changed hands, by the day the week began."
        data={weeks}
        labelHead="Week from"
        valueHead="Entries"
        direction="columns"
        className="mt-10"
      />
      {view.hasSold ? (
        <BarChart
          title="Sold a week"
          note={`What members paid each other for pandas${isTest ? ', in test mode: no money' : ''}, with tax.`}
          data={money}
          labelHead="Week from"
          valueHead="Paid"
          direction="columns"
          format={(minor) => toMoneyText(minor, view.currency)}
          className="mt-5"
        />
      ) : null}
      {owners.length > 0 ? (
        <div className="mt-5 grid items-start gap-5 md:grid-cols-2">
          <BarChart title="Keepers by how many they keep" data={owners} labelHead="Keeps" valueHead="Keepers" />
          {kinds.length > 0 ? <Kinds kinds={kinds} /> : null}
        </div>
      ) : null}
      <Traits families={families} />
    </div>
  )
}

function Kinds({ kinds }: Pick<StatsView, 'kinds'>) {
  return (
    <Card className="overflow-hidden">
      <Table caption="What happened, by kind" showsCaption>
        <thead>
          <HeadRow>
            <HeadCell>What</HeadCell>
            <HeadCell isNumber>Times</HeadCell>
          </HeadRow>
        </thead>
        <tbody>
          {kinds.map(({ label, many }) => (
            <Row key={label} className="h-12">
              <Cell>{label}</Cell>
              <Cell isNumber>{many}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

function Traits({ families }: Pick<StatsView, 'families'>) {
  return (
    <>
      <h2 className="heading-section mt-12">Traits, stated and drawn</h2>
      <div className="mt-4 grid gap-5 md:grid-cols-2">
        {families.map(({ name, traits }) => (
          <Card key={name} className="overflow-hidden">
            <Table caption={name} showsCaption>
              <thead>
                <HeadRow>
                  <HeadCell>Trait</HeadCell>
                  <HeadCell isNumber>Pandas</HeadCell>
                  <HeadCell isNumber>Stated, in 100</HeadCell>
                </HeadRow>
              </thead>
              <tbody>
                {traits.map((trait) => (
                  <Row key={trait.name} className="h-10">
                    <Cell>{trait.name}</Cell>
                    <Cell isNumber>{trait.many}</Cell>
                    <Cell isNumber>{trait.stated}</Cell>
                  </Row>
                ))}
              </tbody>
            </Table>
          </Card>
        ))}
      </div>
    </>
  )
}
