import { to } from '#app/catalogue/to.ts'
import {
  defineBusinessFigures,
  type FiguredBusiness,
  type Period,
} from '#app/kits/members/businesses/business-figures.ts'
import { listSales } from '#app/kits/members/market/purchases.store.server.ts'
import { toPriceWords } from '../browse/listing-card.server.ts'

const MOST = 10_000

const salesIn = ({ owners }: FiguredBusiness, period: Period, most: number) => listSales(owners, period, most)

defineBusinessFigures({
  sales: {
    label: 'Sales',
    icon: 'store',
    about:
      'What the owners of the business sold in the marketplace, by the day it was bought. Free copies and things that were given back do not count.',
    place: 60,
    list: async (business, period) =>
      (await salesIn(business, period, MOST)).map(({ createdAt }) => ({ at: createdAt, amount: 1 })),
    rows: async (business, period, most) =>
      (await salesIn(business, period, most)).map(({ id, title, price, share, currency, createdAt }) => ({
        ...{ id, title, at: createdAt, href: to('market-selling') },
        detail: `${toPriceWords(price, currency)}, of which the seller gets ${toPriceWords(share, currency)}`,
      })),
  },
})
