import type { Engine } from '#app/providers/engine.ts'
import { hasFfmpeg } from '#app/providers/ffmpeg.server.ts'
import { hasProgram } from '#app/providers/machine.server.ts'
import { ESPEAK, espeak, listEspeakVoices } from './espeak.server.ts'
import { festival, festivalVoices, hasFestival } from './festival.server.ts'
import { flite, fliteVoices } from './flite.server.ts'
import { POCKETSPHINX, pocketsphinx } from './pocketsphinx.server.ts'
import type { Voice } from './speaker.server.ts'

export { programs } from './programs.server.ts'

/** The embedded engines of the ports speak and transcribe that can run on this machine now. Flite runs on every machine. */
export const speechEngines = (): Engine[] => [
  flite(),
  ...(hasFestival() ? [festival] : []),
  ...(hasProgram(ESPEAK) ? [espeak] : []),
  ...(hasProgram(POCKETSPHINX) && hasFfmpeg() ? [pocketsphinx] : []),
]

/** What `voice` of the speak port may be, by engine, for lists to choose from. */
export async function listVoices(): Promise<(Voice & { engine: string })[]> {
  const named = (engine: string, voices: readonly Voice[]) =>
    voices.map(({ id, label, language }) => ({ engine, id, label, language }))
  return [
    ...named('embedded:flite', fliteVoices),
    ...(hasFestival() ? named('embedded:festival', festivalVoices) : []),
    ...(hasProgram(ESPEAK) ? named('embedded:espeak', await listEspeakVoices().catch(() => [])) : []),
  ]
}
