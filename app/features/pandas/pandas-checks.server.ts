import { store } from '#app/database/store.server.ts'
import { countSales, findSaleWithoutEvent } from '#app/kits/members/pandas/ledger.store.server.ts'
import { findWrongKeeper, replayLedger } from '#app/kits/members/pandas/replay.server.ts'
import { failed, passed, type Check } from '#app/kits/operations/health-checks/check.ts'

const ADVICE = 'Stop trading and bring back a backup from before; nothing of this site writes such an entry.'

/** The whole history, played again from its first entry, is where things stand. */
const history: Check = {
  id: 'pandas:ledger',
  group: 'Database',
  title: 'The pandas’ ledger, played again from its first entry, equals who keeps them',
  run: () =>
    store().tx(async () => {
      const { keepers, fault, seq } = await replayLedger()
      const wrong = fault ?? (await findWrongKeeper(keepers))
      return wrong === null
        ? passed(`${seq} entries follow one another; ${keepers.size} pandas are with whom they say.`)
        : failed(wrong, ADVICE)
    }),
}

/** Whatever was paid for has its event in the books. */
const sales: Check = {
  id: 'pandas:sales',
  group: 'Database',
  title: 'Every panda that was paid for has its posting in the books',
  async run() {
    const without = await findSaleWithoutEvent()
    return without === null
      ? passed(`${await countSales()} sales have their events.`)
      : failed(`Entry ${without} has no event in the books.`, ADVICE)
  },
}

export const pandaChecks = (): Check[] => [history, sales]
