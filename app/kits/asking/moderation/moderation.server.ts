import { recordAuditEvent } from '#app/kits/foundation/audit/audit.server.ts'
import { beginFreeRun, type Runner } from '#app/kits/asking/runs/begin-run.server.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import { fileReport, type Reported } from './reports.server.ts'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import type { Ports } from '#app/providers/ports.ts'

type Hint = Ports['moderate']['result']

/** What is to be looked over before others read it, whose it is, and on which screen. */
export type PublicText = {
  text: string
  author: Runner
  screen: string
  /** What it is, so that a flag puts it into the administrator's queue. */
  thing?: Reported
}

const CLEAR: Hint = { isFlagged: false, labels: [] }
type Listener = (text: PublicText, hint: Hint) => Promise<void> | void
const listeners = () => once('flagged-text-listeners', () => new Set<Listener>())

/** Tells whoever keeps the queue of an administrator about each text that was flagged. Gives the way to stop. */
export function onFlagged(listener: Listener): () => void {
  listeners().add(listener)
  return () => void listeners().delete(listener)
}

/**
 * Looks a public text over by the first engine that can. A hint for people: it is written down and told, and nobody is ever
 * silenced by it alone. An engine that fails lets the text through. Never throws.
 */
export async function lookOver(text: PublicText): Promise<Hint> {
  const hint = (await tryTo('looked over', text, () => askEngine(text))) ?? CLEAR
  if (!hint.isFlagged) return hint
  await tryTo('written down', text, () => writeDown(text, hint))
  const { thing } = text
  const words = hint.labels.map(({ name }) => name).join(', ')
  if (thing)
    await tryTo('put into the queue', text, () => fileReport(thing, { userId: null, reason: 'flagged', words }))
  for (const listener of listeners()) await tryTo('told', text, () => listener(text, hint))
  return hint
}

async function askEngine({ text, author, screen }: PublicText): Promise<Hint> {
  const run = await beginFreeRun(author, { screen })
  return (await useBest(run, 'moderate', { text, picture: null })).result
}

/** The log keeps which labels and where, never the text itself. */
function writeDown({ author, screen }: PublicText, { labels }: Hint) {
  const detail = { screen, labels: labels.map(({ name }) => name) }
  return recordAuditEvent(null, { actorId: null, act: 'text.flagged', target: author.member?.id ?? null, detail })
}

/** What fails is logged, and keeps nothing after it from being done. */
async function tryTo<T>(what: string, { screen }: PublicText, work: () => T): Promise<Awaited<T> | null> {
  try {
    return await work()
  } catch (error) {
    log.warn({ err: error, screen }, `a text could not be ${what}`)
    return null
  }
}
