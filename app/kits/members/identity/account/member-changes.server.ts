import { once } from '#app/platform/once.ts'

type Listener = (userId: string) => Promise<void>
const listeners = () => once('member-changes', () => new Set<Listener>())

/** Calls a listener when what others may see of a member changed: names, choices, whether they are here at all. */
export function onMemberChange(listener: Listener): () => void {
  listeners().add(listener)
  return () => void listeners().delete(listener)
}

/** Tells everybody who listens, within the ambient transaction. */
export async function tellMemberChange(userId: string): Promise<void> {
  for (const listener of listeners()) await listener(userId)
}
