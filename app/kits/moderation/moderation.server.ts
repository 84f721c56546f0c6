import { recordAct } from '#app/kits/audit/audit.server.ts'
import { beginFreeRun, type Runner } from '#app/kits/runs/begin-run.server.ts'
import { useBest } from '#app/kits/runs/use-best.server.ts'
import { log } from '#app/platform/log.server.ts'
import type { Ports } from '#app/providers/ports.ts'

type Hint = Ports['moderate']['result']

/** What is to be looked over before others read it, whose it is, and on which screen. */
export type PublicText = { text: string; author: Runner; screen: string }

const CLEAR: Hint = { isFlagged: false, labels: [] }
const listeners = new Set<(text: PublicText, hint: Hint) => Promise<void> | void>()

/** Tells whoever keeps the queue of an administrator about each text that was flagged. Gives the way to stop. */
export function onFlagged(listener: (text: PublicText, hint: Hint) => Promise<void> | void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Looks a public text over by the first engine that can. A hint for people: it is written down and told, and nobody is ever silenced by
 * it alone. An engine that fails lets the text through. Never throws.
 */
export async function lookOver(text: PublicText): Promise<Hint> {
  try {
    const run = await beginFreeRun(text.author, { screen: text.screen })
    const { result } = await useBest(run, 'moderate', { text: text.text, picture: null })
    if (result.isFlagged) await tell(text, result)
    return result
  } catch (error) {
    log.warn({ err: error, screen: text.screen }, 'a text could not be looked over')
    return CLEAR
  }
}

/** The log keeps which labels and where, never the text itself. */
async function tell(text: PublicText, hint: Hint) {
  const detail = { screen: text.screen, labels: hint.labels.map(({ name }) => name) }
  await recordAct(null, { actorId: null, act: 'text.flagged', target: text.author.member?.id ?? null, detail })
  for (const listener of listeners) await listener(text, hint)
}
