import { readFile } from 'node:fs/promises'
import type { Scene } from '#app/engines/storyboard/scene.ts'
import { listEngines, type ListedEngine } from '#app/kits/asking/engines/registry.server.ts'
import { readVoice } from '#app/kits/asking/engines/voice-choices.server.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { useEngine } from '#app/kits/asking/runs/use-engine.server.ts'
import { EngineFailure, toFailure } from '#app/providers/engine.ts'
import { readWav, toSeconds, writeWav } from '#app/providers/speech/wav.ts'
import { keepPiece, toPieceName } from '../keeping/pieces.server.ts'
import type { Asking } from '../pictures/scene-picture.server.ts'
import type { Project } from '../storyboard/project.ts'
import { resample, VOICE_RATE } from './samples.ts'

/** A scene that is said: its file, and how long it is; `seconds` null: nobody says it, with the reason. */
export type Voiced = {
  file: string | null
  seconds: number | null
  by: string | null
  costMicros: number | null
  why: string | null
}

const SILENT: Voiced = { file: null, seconds: null, by: null, costMicros: 0, why: null }
const SPOKEN = /[\p{L}\p{N}]/u

/** The voice of a scene: its speaker’s, else the film’s; null: nobody speaks. */
export const voiceOf = ({ voices, voice }: Project, { speaker }: Pick<Scene, 'speaker'>): string | null =>
  (speaker !== null && voices[speaker]) || voice

/** What is said aloud: pictographs and marks of writing are not. */
export const toSaid = (words: string): string =>
  words
    .replace(/\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]|\u200d|\ufe0f|\u20e3/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Has a scene said, or takes what was said before. `isFree`: a voice that would cost is replaced by a built-in one. A language that an engine
 * cannot speak leaves the scene to its captions.
 */
export async function narrate(scene: Scene, asking: Omit<Asking, 'owner'>, isFree: boolean): Promise<Voiced> {
  const { run, filmId, project, signal } = asking
  const said = toSaid(scene.words)
  const choice = voiceOf(project, scene)
  if (choice === null || !SPOKEN.test(said)) return SILENT
  const found = await findSpeaker(run, choice, isFree)
  if (!found) return { ...SILENT, why: 'Nothing here speaks.' }
  const { listed, voice } = found
  const { engine } = listed
  const wish = toWish(said, voice, project)
  let costMicros: number | null = 0
  try {
    const { file } = await keepPiece(filmId, voicePiece(listed, wish), async () => {
      const used = await useEngine(run, listed, wish, signal ? { signal } : {})
      costMicros = used.costMicros
      return writeWav(resample(readWav(Buffer.from(used.result.audio.bytes)), VOICE_RATE))
    })
    const seconds = toSeconds(readWav(await readFile(file)))
    return seconds > 0 ? { file, seconds, by: engine.label, costMicros, why: null } : SILENT
  } catch (error) {
    const failure = toFailure(error)
    if (failure.kind !== 'unable') throw failure
    return { ...SILENT, why: `${engine.label} cannot say these words, so they stand in the captions alone.` }
  }
}

/** The name of the piece a scene is said in, when the engine is among these; null where nobody speaks. */
export function speakingPiece(
  scene: Scene,
  project: Project,
  engines: readonly ListedEngine<'speak'>[],
): string | null {
  const choice = voiceOf(project, scene)
  const found = choice === null ? null : chooseSpeaker(engines, choice, false)
  return found && voicePiece(found.listed, toWish(toSaid(scene.words), found.voice, project))
}

const toWish = (text: string, voice: string | null, { speed }: Project) => ({
  text,
  voice,
  speed,
  pitch: 1,
  format: 'wav' as const,
})

const voicePiece = ({ engine }: ListedEngine<'speak'>, wish: object) =>
  toPieceName(['voice', VOICE_RATE, engine.id, engine.version, wish], 'wav')

const isBuiltIn = (id: string) => id.startsWith('embedded:')

const findSpeaker = async (run: Pick<Run, 'viewer'>, choice: string, isFree: boolean) =>
  chooseSpeaker(await listEngines(run.viewer, 'speak'), choice, isFree)

function chooseSpeaker(engines: readonly ListedEngine<'speak'>[], choice: string, isFree: boolean) {
  const { engineId, voice } = readVoice(choice)
  const asked = engines.find(({ engine }) => engine.id === engineId)
  if (asked && (!isFree || isBuiltIn(asked.engine.id))) return { listed: asked, voice }
  const builtIn = engines.find(({ engine }) => isBuiltIn(engine.id))
  return builtIn ? { listed: builtIn, voice: null } : null
}

/** A failure of one scene, said with the scene. */
export const ofScene = (error: unknown, n: number): EngineFailure => {
  const failure = toFailure(error)
  return new EngineFailure(failure.kind, `Scene ${n + 1}: ${failure.message}`, failure.retryAfterS, { cause: error })
}
