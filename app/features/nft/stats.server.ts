import type { LedgerKind } from '#app/database/tables/money/pandas.ts'
import { families, toRarity } from '#app/engines/panda-genome/families.ts'
import { toMoneyText } from '#app/engines/money/amount.ts'
import { hasStripe } from '#app/kits/members/till/stripe-client.server.ts'
import { clock } from '#app/platform/clock.ts'
import { CURRENCY } from '#app/kits/members/till/currency.ts'
import { toDayOfYear } from '#app/ui/controls/day-words.ts'
import { readFloor } from './market/market.store.server.ts'
import { countAll, countKeepers, countTraits, listMoments, sumKinds } from './nft.store.server.ts'

const WEEKS = 12
const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
const MOST_ENTRIES = 5_000

const kindWords: Record<LedgerKind, string> = {
  adopted: 'Adopted',
  bought: 'Bought new',
  arrived: 'Came to visit',
  sold: 'Sold to another member',
  given: 'Given away',
  returned: 'Came back',
  minted: 'Minted on a chain',
  moved: 'Moved on the chain',
  matched: 'Found by its address on the chain',
}

/** The figures of the collection, counted from the ledger at each look. */
export async function readStats() {
  const now = clock.now()
  const since = new Date(now.getTime() - WEEKS * WEEK_MS)
  const [totals, kinds, moments, offered, owners, traits] = await Promise.all([
    countAll(),
    sumKinds(),
    listMoments(since, MOST_ENTRIES),
    readFloor(now, CURRENCY),
    countKeepers(),
    Promise.all(families.map((_, at) => countTraits(at))),
  ])
  const paid = kinds.filter(({ minor, currency }) => minor > 0 && currency)
  const sold = paid.filter(({ kind }) => kind === 'sold')
  const sales = moments.filter(({ kind, currency }) => kind === 'sold' && currency === CURRENCY)
  return {
    totals,
    isTest: !hasStripe(),
    volume: paid.length > 0 ? toVolume(paid) : null,
    sold: sold.length > 0 ? toVolume(sold) : null,
    sales: kinds.filter(({ kind }) => kind === 'sold').reduce((sum, { many }) => sum + many, 0),
    floor: offered.floor === null ? null : toMoneyText(offered.floor, CURRENCY),
    offered: offered.many,
    currency: CURRENCY,
    owners: owners.map(({ pandas, keepers }) => ({
      label: pandas === 1 ? 'One panda' : `${pandas} pandas`,
      value: keepers,
    })),
    kinds: kinds.map(({ kind, many }) => ({ label: kindWords[kind], many })),
    hasSold: sales.length > 0,
    weeks: toWeeks(moments, since.getTime(), () => 1),
    money: toWeeks(sales, since.getTime(), ({ minor }) => minor),
    families: families.map(({ name, traits: all }, at) => ({
      name,
      traits: all.map((trait, n) => ({
        name: trait.name,
        many: traits[at]?.get(n.toString(16)) ?? 0,
        stated: toRarity(trait).percent,
      })),
    })),
  }
}
export type StatsView = Awaited<ReturnType<typeof readStats>>

function toVolume(paid: readonly { minor: number; currency: string | null }[]): string {
  const sums = new Map<string, number>()
  for (const { minor, currency } of paid) sums.set(currency!, (sums.get(currency!) ?? 0) + minor)
  return [...sums].map(([currency, minor]) => toMoneyText(minor, currency)).join(', ')
}

type Moment = { at: Date; minor: number }

/** What came together in each of the last weeks, under the day each began. */
function toWeeks(moments: readonly Moment[], since: number, worth: (moment: Moment) => number) {
  const sums = Array.from({ length: WEEKS }, () => 0)
  for (const moment of moments) {
    const week = Math.min(WEEKS - 1, Math.floor((moment.at.getTime() - since) / WEEK_MS))
    sums[week] = (sums[week] ?? 0) + worth(moment)
  }
  return sums.map((value, week) => ({
    label: toDayOfYear(new Date(since + week * WEEK_MS).toISOString().slice(0, 'yyyy-mm-dd'.length)),
    value,
  }))
}
