import { createHash } from 'node:crypto'

/** One entry: who gave which panda to whom, for how much. Members stand in it under marks that name nobody. */
export type LedgerEntry = {
  seq: number
  panda: number
  kind: string
  fromKeeper: string | null
  toKeeper: string
  minor: number
  currency: string | null
  eventId: string | null
  /** The transaction of the chain that says so, of a panda that is minted. */
  tx?: string | null
  /** ISO 8601. */
  at: string
  previous: string
  hash: string
}

/** What the first entry carries as the hash before it. */
export const GENESIS = '0'.repeat(64)
/** Kinds by which a panda comes into the house. */
const BIRTHS: readonly string[] = ['adopted', 'bought', 'arrived']
/** A panda became a token: it stays with whom it was. */
const MINTED = 'minted'
/** Kinds that a transaction of the chain stands behind. */
const ON_CHAIN: readonly string[] = [MINTED, 'moved']
/** Kinds that move money. */
export const PAID: readonly string[] = ['bought', 'sold']

/** The hash of an entry: over the one before and all it says, in a fixed order. */
export function hashEntry(entry: Omit<LedgerEntry, 'hash'>): string {
  const { seq, panda, kind, fromKeeper, toKeeper, minor, currency, eventId, tx, at, previous } = entry
  const says = [previous, seq, panda, kind, fromKeeper, toKeeper, minor, currency, eventId, at, ...(tx ? [tx] : [])]
  return createHash('sha256').update(JSON.stringify(says)).digest('hex')
}

/** Where a replay stands: who keeps which panda after so many entries. */
export type Replay = { seq: number; hash: string; keepers: Map<number, string>; fault: string | null }

export const beginReplay = (): Replay => ({ seq: 0, hash: GENESIS, keepers: new Map(), fault: null })

/** Plays one entry after the others; stops at the first that cannot be true. */
export function replay(state: Replay, entry: LedgerEntry): Replay {
  if (state.fault !== null) return state
  const fault = findFault(state, entry)
  if (fault !== null) return { ...state, fault: `Entry ${entry.seq}: ${fault}` }
  state.keepers.set(entry.panda, entry.toKeeper)
  return { ...state, seq: entry.seq, hash: entry.hash }
}

function findFault({ seq, hash, keepers }: Replay, entry: LedgerEntry): string | null {
  if (entry.seq !== seq + 1) return `it should be number ${seq + 1}.`
  if (entry.previous !== hash) return 'it does not follow the entry before it.'
  if (hashEntry(entry) !== entry.hash) return 'it was changed after it was written.'
  const keeper = keepers.get(entry.panda)
  if (BIRTHS.includes(entry.kind)) {
    if (keeper !== undefined) return `panda ${entry.panda} was here before.`
    if (entry.fromKeeper !== null) return 'nobody can have had a panda that was not here.'
  } else if (keeper === undefined) return `panda ${entry.panda} never came into the house.`
  else if (keeper !== entry.fromKeeper) return `panda ${entry.panda} was not theirs to give.`
  else if (entry.kind === MINTED) {
    if (entry.toKeeper !== keeper) return 'a panda stays where it is when it is minted.'
  } else if (entry.toKeeper === keeper) return 'nobody gives a panda to themselves.'
  if (ON_CHAIN.includes(entry.kind) !== Boolean(entry.tx))
    return 'what the chain did has its transaction, and nothing else has one.'
  if (PAID.includes(entry.kind) !== (entry.eventId !== null)) return 'a sale has its posting, and nothing else has one.'
  if (entry.minor < 0) return 'nothing costs less than nothing.'
  return null
}
