import { once } from '#app/platform/once.ts'

/** A quest a member finished just now; each is told once. */
export type FinishedQuest = { userId: string; quest: string; at: Date }
type Listener = (finished: FinishedQuest) => Promise<void>
const listeners = () => once('finished-quests', () => new Set<Listener>())

/** Calls a listener when a member finished a quest, within the transaction that says so: for what else a quest earns. */
export function onQuestFinished(listener: Listener): () => void {
  listeners().add(listener)
  return () => void listeners().delete(listener)
}

export async function tellQuestFinished(finished: FinishedQuest): Promise<void> {
  for (const listener of listeners()) await listener(finished)
}
