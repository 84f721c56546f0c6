import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from '../once.ts'

/** For whom something is done, as far as computing time is shared out. */
type Asker = {
  /** `member:<id>` or `network:<address>`. */
  key: string
  /** Work that was accepted already is finished, however much time it takes. */
  isAccepted: boolean
  /** What is being looked up for this request right now. */
  pending: Map<string, Promise<unknown>>
}

const askers = () => once('askers', () => new AsyncLocalStorage<Asker>())

/** Runs something, and all that follows from it, for a visitor; null is the house itself. */
export function asAsker<T>(key: string | null, work: () => T): T {
  return key === null ? askers().exit(work) : askers().run({ key, isAccepted: false, pending: new Map() }, work)
}

/** Runs work that was accepted: a share that is used up in the middle does not break it off. */
export function asAccepted<T>(work: () => T): T {
  const asker = askers().getStore()
  return asker ? askers().run({ ...asker, isAccepted: true }, work) : work()
}

/**
 * Looks something up once for all loaders of a request that ask at the same time; what is asked later is looked up anew, so
 * nothing stale is given after a change.
 */
export function lookUpTogether<T>(key: string, look: () => Promise<T>): Promise<T> {
  const pending = askers().getStore()?.pending
  const begun = pending?.get(key) as Promise<T> | undefined
  if (!pending || begun) return begun ?? look()
  const looking = look().finally(() => pending.delete(key))
  pending.set(key, looking)
  return looking
}

/** The visitor turned out to be a member, whose share is their own wherever they are. */
export function nameAsker(memberId: string): void {
  const asker = askers().getStore()
  if (asker) asker.key = toMemberKey(memberId)
}

export const toMemberKey = (memberId: string): string => `member:${memberId}`
export const toNetworkKey = (network: string): string => `network:${network}`

/** For whom this is done; null is the house itself. */
export const findAsker = (): Asker | null => askers().getStore() ?? null
