import type { LedgerKind } from '#app/database/tables/money/pandas.ts'
import { HOUSE } from './house.ts'
import { listEntriesOf } from './ledger.store.server.ts'
import { findMark, listKeepers, type PandaRow } from './pandas.store.server.ts'

const MOST_ENTRIES = 500

/** What an entry says before whoever got the panda. */
export const ledgerWords: Record<LedgerKind, string> = {
  adopted: 'Adopted by ',
  bought: 'Bought new by ',
  arrived: 'Came to visit ',
  sold: 'Sold to ',
  given: 'Given to ',
  returned: 'Came back to ',
}

/**
 * Who kept a panda, from the first on. A keeper is named while they keep it and chose to be; the one who asks always sees
 * themselves. The others are members, and nobody is told which.
 */
export async function readHistory(panda: PandaRow, viewerId: string | null) {
  const entries = await listEntriesOf(panda.number, MOST_ENTRIES)
  const viewerMark = viewerId ? await findMark(viewerId) : null
  const named = panda.showsKeeper ? await listKeepers([panda.keeper]) : []
  return entries.map(({ seq, kind, toKeeper, minor, currency, at, hash }, n) => {
    const isLast = n === entries.length - 1
    const keeper = isLast ? named.find(({ mark }) => mark === toKeeper) : undefined
    return {
      seq,
      kind,
      how: ledgerWords[kind],
      isYou: toKeeper === viewerMark,
      keeper: keeper ? { name: keeper.name, handle: keeper.handle } : null,
      who: toKeeper === HOUSE ? 'this site' : (keeper?.name ?? 'a member'),
      price: minor > 0 && currency ? { minor, currency } : null,
      at: at.toISOString(),
      hash,
    }
  })
}
export type PandaHistory = Awaited<ReturnType<typeof readHistory>>
