import type { LedgerKind } from '#app/database/tables/money/pandas.ts'
import { readChainMark, toShortAddress } from './chain-mark.ts'
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
  minted: 'Minted on the chain by ',
  moved: 'Moved on the chain to ',
  matched: 'Its address on the chain is that of ',
}

/**
 * Who kept a panda, from the first on. A keeper is named while they keep it and chose to be; the one who asks always sees
 * themselves. The others are members, and nobody is told which.
 */
export async function readHistory(panda: PandaRow, viewerId: string | null) {
  const entries = await listEntriesOf(panda.number, MOST_ENTRIES)
  const viewerMark = viewerId ? await findMark(viewerId) : null
  const named = panda.showsKeeper ? await listKeepers([panda.keeper]) : []
  return entries.map(({ seq, kind, toKeeper, minor, currency, tx, at, hash }, n) => {
    const isLast = n === entries.length - 1
    const keeper = isLast ? named.find(({ mark }) => mark === toKeeper) : undefined
    return {
      seq,
      kind,
      how: ledgerWords[kind],
      isYou: toKeeper === viewerMark,
      keeper: keeper ? { name: keeper.name, handle: keeper.handle } : null,
      who: toWho(toKeeper, keeper?.name),
      price: minor > 0 && currency ? { minor, currency } : null,
      tx,
      at: at.toISOString(),
      hash,
    }
  })
}

function toWho(mark: string, name: string | undefined): string {
  if (mark === HOUSE) return 'this site'
  const address = readChainMark(mark)
  return address ? `nobody here: ${toShortAddress(address)}` : (name ?? 'a member')
}
export type PandaHistory = Awaited<ReturnType<typeof readHistory>>
