import { engineWorker } from '#app/kits/asking/engine-worker/engine-worker.server.ts'
import type { SeatInfo } from '#app/kits/asking/engine-worker/jobs.ts'
import type { Engine } from '#app/providers/engine.ts'
import { toMachineFailure } from '#app/providers/machine-failure.ts'
import { roomEngines } from './embedded-engines.server.ts'

/** In a worker. */
const ANSWER_LIMIT_MS = 20_000
/** With the wait for one. */
const LIMIT_MS = 300_000

/** The engines this machine brings along, whatever is configured. */
export async function embeddedEngines(): Promise<Engine[]> {
  const seats = await engineWorker().seats()
  return [...(seats.map(toAnswerEngine) as unknown as Engine[]), ...roomEngines()]
}

/** A knowledge family of the engine room, as an engine. */
function toAnswerEngine({ id, label, about, family }: SeatInfo): Engine<'answer'> {
  return {
    id: `embedded:${id}`,
    port: 'answer',
    label,
    about,
    providerId: null,
    maker: 'Built in',
    family,
    version: null,
    unit: 'request',
    contextUnits: null,
    limitMs: LIMIT_MS,
    async run({ question }, { signal }) {
      try {
        const result = await engineWorker().run('ask', { seat: id, question }, { limitMs: ANSWER_LIMIT_MS, signal })
        return { result, usage: { input: 1, output: 0 } }
      } catch (error) {
        throw toMachineFailure(error, signal)
      }
    },
  }
}
