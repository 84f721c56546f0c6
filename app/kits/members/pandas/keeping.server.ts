import { store } from '#app/database/store.server.ts'
import type { LedgerKind, PandaOrigin } from '#app/database/tables/money/pandas.ts'
import { GENESIS, hashEntry } from '#app/engines/panda-ledger/ledger.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { HOUSE } from './house.ts'
import { createEntry, findLastEntry } from './ledger.store.server.ts'
import { toLookAlikeKey } from './panda-name.ts'
import * as rows from './pandas.store.server.ts'
import { closeTrade } from './trade/close-trade.server.ts'

const HOUR_MS = 3_600_000
/** How long a panda stays where it is after it changed hands. */
export const REST_HOURS = 24

export type Payment = { minor: number; currency: string; eventId: string }

/** The mark under which a member stands in the ledger, made at the first panda. */
export async function markOf(userId: string): Promise<string> {
  const known = await rows.findMark(userId)
  if (known) return known
  await rows.createMark({ mark: createSecretId(), userId, createdAt: clock.now() })
  return (await rows.findMark(userId)) ?? ''
}

/** Adds an entry to the ledger, in the ambient transaction. */
async function enter(
  panda: number,
  kind: LedgerKind,
  keepers: { fromKeeper: string | null; toKeeper: string },
  payment: Payment | null,
): Promise<void> {
  const last = await findLastEntry()
  const at = clock.now()
  const entry = {
    ...{ seq: (last?.seq ?? 0) + 1, panda, kind, ...keepers },
    ...{ minor: payment?.minor ?? 0, currency: payment?.currency ?? null, eventId: payment?.eventId ?? null },
    previous: last?.hash ?? GENESIS,
  }
  await createEntry({ ...entry, at, hash: hashEntry({ ...entry, at: at.toISOString() }) })
}

type Newcomer = { userId: string; genome: string; name: string; showsKeeper: boolean; home?: string | null }
const KIND_OF: Record<PandaOrigin, LedgerKind> = { adopted: 'adopted', bought: 'bought', visiting: 'arrived' }

/**
 * A panda comes into the house: row, ledger and the member's count in one transaction. Null when its name or genome is
 * taken, or the member adopted one before: two presses and two servers make one.
 */
export const bringIn = (
  origin: PandaOrigin,
  { userId, genome, name, showsKeeper, home = null }: Newcomer,
  payment: Payment | null = null,
): Promise<rows.PandaRow | null> =>
  store().tx(async () => {
    const keeper = await markOf(userId)
    const panda = await rows.createPanda({
      ...{ number: await rows.nextPandaNumber(), genome, name, nameKey: toLookAlikeKey(name), origin, keeper, home },
      ...{ adopterId: origin === 'adopted' ? userId : null, showsKeeper, createdAt: clock.now() },
    })
    if (!panda) return null
    await enter(panda.number, KIND_OF[origin], { fromKeeper: null, toKeeper: keeper }, payment)
    await rows.recount(userId)
    return panda
  })

/**
 * A panda changes hands, in the ambient transaction: it rests afterwards, who keeps it is not named unless they say so, and
 * what was offered for it goes back. False when it is not with whom it should come from any more.
 */
export async function passOn(
  kind: 'sold' | 'given' | 'returned',
  number: number,
  from: { userId: string },
  to: { userId: string } | null,
  payment: Payment | null = null,
): Promise<boolean> {
  const [fromKeeper, toKeeper] = [await markOf(from.userId), to ? await markOf(to.userId) : HOUSE]
  const panda = await rows.findPanda(number)
  if (panda?.keeper !== fromKeeper || fromKeeper === toKeeper) return false
  const restsUntil = new Date(clock.now().getTime() + REST_HOURS * HOUR_MS)
  await rows.savePanda(number, { keeper: toKeeper, showsKeeper: false, takesOffers: false, restsUntil })
  await enter(number, kind, { fromKeeper, toKeeper }, payment)
  await closeTrade(number)
  await rows.recount(from.userId)
  if (to) await rows.recount(to.userId)
  return true
}
