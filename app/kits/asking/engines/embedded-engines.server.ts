import { engineWorker } from '#app/kits/asking/engine-worker/engine-worker.server.ts'
import * as drawing from '#app/providers/drawing/index.server.ts'
import { embeddingEngines } from '#app/providers/embedding/index.server.ts'
import type { Engine } from '#app/providers/engine.ts'
import * as film from '#app/providers/film/index.server.ts'
import { languageEngines, languagePool } from '#app/providers/language/index.server.ts'
import { machineEdition } from '#app/providers/machine.server.ts'
import * as speech from '#app/providers/speech/index.server.ts'
import type { SystemProgram } from '#app/providers/system-program.ts'
import * as translation from '#app/providers/translation/index.server.ts'
import * as vision from '#app/providers/vision/index.server.ts'
import * as writing from '#app/providers/writing/index.server.ts'
import type { PoolState } from '#app/platform/worker-pool/worker-pool.server.ts'
import { once } from '#app/platform/once.ts'

const EMBED_LIMIT_MS = 20_000

/** Vectors are made where the weights are loaded already. */
const embed = (texts: string[]) => engineWorker().run('embed', texts, { limitMs: EMBED_LIMIT_MS })

const listed = () => once('room-engines', () => ({ edition: -1, engines: [] as readonly Engine[] }))

/** The engines of the providers' rooms that can run on this machine. They are found anew after a look at it. */
export function roomEngines(): readonly Engine[] {
  const it = listed()
  const edition = machineEdition()
  if (it.edition !== edition) Object.assign(it, { edition, engines: findEngines() })
  return it.engines
}

function findEngines(): readonly Engine[] {
  const language = languageEngines({ embed })
  return [
    ...language,
    ...writing.writingEngines(),
    ...translation.translationEngines({ detect: detectBy(language) }),
    ...embeddingEngines({ embed }),
    ...speech.speechEngines(),
    ...vision.visionEngines(),
    ...drawing.drawingEngines(),
    ...film.filmEngines(),
  ]
}

/** The likeliest language by the engine of the port `detect`; null where it cannot tell. */
function detectBy(engines: readonly Engine[]) {
  const detector = engines.find(({ port }) => port === 'detect') as unknown as Engine<'detect'>
  return async (text: string, signal: AbortSignal): Promise<string | null> => {
    const { result } = await detector.run({ text }, { signal })
    return result.languages[0]?.code ?? null
  }
}

/** The programs of the machine that some engine can make use of. */
export const systemPrograms: readonly SystemProgram[] = [
  ...translation.programs,
  ...writing.programs,
  ...speech.programs,
  ...film.programs,
]

/** The worker rooms of engines, for whoever looks after them. */
const rooms = [languagePool, writing.writingPool, drawing.illustratorPool, vision.seePool, vision.readPool]

/** How each of them is doing. */
export const roomStates = (): PoolState[] => rooms.map((room) => room().state())

export const closeEmbeddedEngines = async (): Promise<void> => {
  await Promise.all(rooms.map((room) => room().close()))
}
