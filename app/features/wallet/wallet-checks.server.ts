import { toAccount } from '#app/engines/ethereum/backup-words.server.ts'
import { openWords } from '#app/kits/members/wallets/wallets.server.ts'
import { countLostTypes, listKeptKeys } from '#app/kits/members/wallets/wallets.store.server.ts'
import { failed, passed, type Check } from '#app/kits/operations/health-checks/check.ts'

const AT_ONCE = 200
/** A key is drawn from its words in some milliseconds: the newest are tried, of the others it is seen that they open. */
const MOST_DRAWN = 20

/** Every key that is kept here opens, and belongs to the address beside it. */
const keys: Check = {
  id: 'wallets:keys',
  group: 'Database',
  title: 'The keys of wallets that are kept here open, and are those of their addresses',
  async run() {
    let seen = 0
    let last = ''
    for (;;) {
      const rows = await listKeptKeys(last, AT_ONCE)
      for (const row of rows) {
        const words = openWords(row)
        if (words === null)
          return failed('The key of a wallet does not open.', 'Bring back the SESSION_SECRET it was sealed with.')
        if (seen < MOST_DRAWN && (await toAccount(words)).address !== row.address)
          return failed('The key of a wallet is not that of its address.', 'Bring back a backup from before.')
        seen += 1
      }
      if (rows.length < AT_ONCE)
        return passed(seen === 0 ? 'No key is kept here.' : seen === 1 ? 'The one key opens.' : `${seen} keys open.`)
      last = rows.at(-1)!.id
    }
  },
}

/** Who is said to have a wallet has one. */
const types: Check = {
  id: 'wallets:types',
  group: 'Database',
  title: 'Whoever is said to have a wallet has one',
  async run() {
    const lost = await countLostTypes()
    return lost === 0
      ? passed('Accounts and wallets agree.')
      : failed(`${lost} accounts name a wallet that is not there.`, 'Bring back a backup from before.')
  },
}

export const walletChecks = (): Check[] => [keys, types]
