import { defineModerated } from '#app/kits/asking/moderation/moderated.ts'
import { hideListing } from '#app/kits/members/pandas/trade/listings.store.server.ts'
import { findTradeFault } from '#app/kits/members/pandas/trade/trade-check.server.ts'
import { store } from '#app/database/store.server.ts'
import { failed, passed } from '#app/kits/operations/health-checks/check.ts'
import { defineChecks } from '#app/kits/operations/health-checks/checks.server.ts'

const ADVICE = 'Stop trading and pay nothing out until this is understood: compare with the last backup.'

defineModerated({ 'panda-listing': { label: 'Listed panda', hide: hideListing } })
defineChecks('nft', () => [
  {
    id: 'nft:trade',
    group: 'Database',
    title:
      'Trade in pandas: no sale without its posting, no posting without its sale, and what is held is in the books',
    run: () =>
      store().tx(async () => {
        const fault = await findTradeFault()
        return fault === null
          ? passed('Offers, bids, sales, ledger and books agree, to the cent.')
          : failed(fault, ADVICE)
      }),
  },
])
