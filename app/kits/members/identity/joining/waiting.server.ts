import { once } from '#app/platform/once.ts'
import type { UserRow } from '../account/users.store.server.ts'

type Listener = (person: UserRow) => Promise<void>
const listeners = () => once('waiting-members', () => new Set<Listener>())

/** Calls a listener when somebody with a proved address begins to wait for being let in. */
export function onWaiting(listener: Listener): () => void {
  listeners().add(listener)
  return () => void listeners().delete(listener)
}

/** Tells everybody who listens, within the ambient transaction. */
export async function tellWaiting(person: UserRow): Promise<void> {
  for (const listener of listeners()) await listener(person)
}
