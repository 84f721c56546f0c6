import { HELD } from '#app/kits/members/market/accounts.server.ts'
import { sumHeld } from '#app/kits/members/market/purchases.store.server.ts'
import { balanceOf } from '#app/kits/members/till/books.store.server.ts'
import { CURRENCY } from '#app/kits/members/till/currency.ts'
import { failed, passed, type Check } from '#app/kits/operations/health-checks/check.ts'

/** What the market promises: the books hold for sellers what purchases say. */
export const marketChecks = (): Check[] => [
  {
    id: 'marketplace:held',
    group: 'Storage',
    title: 'Marketplace: what is held for sellers is what purchases say',
    async run() {
      const [held, waiting] = await Promise.all([balanceOf(HELD, CURRENCY), sumHeld()])
      return -held === waiting
        ? passed('The shares that wait are in the books, to the cent.')
        : failed(
            `The books hold ${-held} and purchases that wait come to ${waiting}, in cents.`,
            'Nothing is to be paid out until this is understood: compare with the last backup.',
          )
    },
  },
]
