import { store } from '#app/database/store.server.ts'
import type { LedgerKind, PandaOrigin } from '#app/database/tables/money/pandas.ts'
import { GENESIS, hashEntry } from '#app/engines/panda-ledger/ledger.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { toChainMark } from './chain-mark.ts'
import { HOUSE } from './house.ts'
import { createEntry, findLastEntry } from './ledger.store.server.ts'
import { toLookAlikeKey } from './panda-name.ts'
import * as rows from './pandas.store.server.ts'
import { findLiveToken } from './tokens/tokens.store.server.ts'
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
  tx: string | null = null,
): Promise<void> {
  const last = await findLastEntry()
  const at = clock.now()
  const entry = {
    ...{ seq: (last?.seq ?? 0) + 1, panda, kind, ...keepers },
    ...{ minor: payment?.minor ?? 0, currency: payment?.currency ?? null, eventId: payment?.eventId ?? null, tx },
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

type Passing = 'sold' | 'given' | 'returned'

/**
 * A panda changes hands, in the ambient transaction: it rests afterwards, who keeps it is not named unless they say so, and
 * what was offered for it goes back. False when it is not with whom it should come from any more, or moves on a chain.
 */
export const passOn = async (
  kind: Passing,
  number: number,
  from: { userId: string },
  to: { userId: string } | null,
  payment: Payment | null = null,
): Promise<boolean> => (await findLiveToken(number)) === null && hand(kind, number, from, to, payment)

/** The same for who leaves, who has nothing any more: a minted panda goes with its address, and not to the house. */
export async function letGo(number: number, from: { userId: string }, to: { userId: string } | null): Promise<boolean> {
  const token = await findLiveToken(number)
  return to === null && token?.state === 'confirmed' && token.ownerKey
    ? moveByChain(number, toChainMark(token.ownerKey), null)
    : hand(to ? 'given' : 'returned', number, from, to, null)
}

async function hand(
  kind: Passing,
  number: number,
  from: { userId: string },
  to: { userId: string } | null,
  payment: Payment | null,
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

/** A panda became a token, in the ambient transaction. It stays with whom it is. */
export async function enterMinted(number: number, tx: string): Promise<void> {
  const panda = await rows.findPanda(number)
  if (panda) await enter(number, 'minted', { fromKeeper: panda.keeper, toKeeper: panda.keeper }, null, tx)
}

/**
 * A minted panda goes where the chain says, in the ambient transaction: to the mark of a member, or of an address. `tx`: the
 * transaction that says so. False when it is there already.
 */
export async function moveByChain(number: number, toKeeper: string, tx: string | null): Promise<boolean> {
  const panda = await rows.findPanda(number)
  if (!panda || panda.keeper === toKeeper) return false
  const fromKeeper = panda.keeper
  await rows.savePanda(number, { keeper: toKeeper, showsKeeper: false, takesOffers: false })
  await enter(number, tx ? 'moved' : 'matched', { fromKeeper, toKeeper }, null, tx)
  for (const mark of [fromKeeper, toKeeper]) {
    const userId = await rows.findKeeperId(mark)
    if (userId) await rows.recount(userId)
  }
  return true
}
