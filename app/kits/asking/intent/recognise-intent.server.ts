import { setImmediate } from 'node:timers/promises'
import packed from './meaning.json?raw'
import { findEngine } from '#app/kits/asking/engines/registry.server.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { useEngine } from '#app/kits/asking/runs/use-engine.server.ts'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import { toFailure } from '#app/providers/engine.ts'
import type { IntentId, Recognition } from './intent.ts'
import { unpackMeaning, weighMeaning, type PackedMeaning } from './meaning.ts'
import { findPlaces } from './places.server.ts'
import { noSlots } from './slots.ts'
import { decide, fillSlots, readWish, warmCues, weighCues, type Wish } from './weigh.ts'

/** The embeddings the examples were learned with; no text leaves this machine to be recognised. */
const EMBEDDINGS = 'embedded:use-lite'
/** What is wished stands at the beginning. */
const MEANT_CHARS = 300

/**
 * What somebody wants, told by cues of words and, with a `run` to charge the embedded engine to (a free one: it costs
 * nothing), by meaning as well. Never throws: without the engine the cues tell alone.
 */
export async function recogniseIntent(text: string, run: Run | null, signal?: AbortSignal): Promise<Recognition> {
  if (text.trim() === '')
    return { intent: null, slots: noSlots, confidence: 'unsure', share: 0, alternatives: [], by: 'nothing' }
  const wish = readWish(text, findPlaces)
  await areCuesWarm()
  const meant = run ? await weighByMeaning(wish, run, signal) : null
  return decide(wish, weighCues(wish), meant)
}

const areCuesWarm = () =>
  once('warm-cues', async () => {
    for (const _ of warmCues()) await setImmediate()
  })

/** The slots of a text for an intent that somebody chose. */
export const readSlots = (text: string, intent: IntentId) => fillSlots(intent, readWish(text, findPlaces))

async function weighByMeaning(wish: Wish, run: Run, signal?: AbortSignal) {
  try {
    const listed = await findEngine(run.viewer, 'embed', EMBEDDINGS)
    if (!listed) return null
    const { result } = await useEngine(run, listed, { texts: [toMeant(wish)] }, signal ? { signal } : {})
    const [vector] = result.vectors
    return vector ? weighMeaning(vector, meaning()) : null
  } catch (error) {
    const failure = toFailure(error)
    if (failure.kind === 'broken') log.warn({ err: failure }, 'a wish was recognised by its words alone')
    return null
  }
}

/** The words as they were learned: without courtesy, and not the text they bring along. */
const toMeant = ({ typed }: Pick<Wish, 'typed'>): string => typed.slice(0, MEANT_CHARS)

const meaning = () => once('intent-meaning', () => unpackMeaning(JSON.parse(packed) as PackedMeaning))
