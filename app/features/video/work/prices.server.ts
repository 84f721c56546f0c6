import type { Scene } from '#app/engines/storyboard/scene.ts'
import { lengthOfScene, toSpokenS } from '#app/engines/storyboard/timing.ts'
import { costOf } from '#app/kits/asking/engines/price.ts'
import { listEngines, type ListedEngine } from '#app/kits/asking/engines/registry.server.ts'
import type { Viewer } from '#app/kits/asking/engines/viewer.ts'
import { readVoice } from '#app/kits/asking/engines/voice-choices.server.ts'
import { toMostUnits } from '#app/kits/asking/runs/most-units.ts'
import { voiceOf } from '../sound/narrate.server.ts'
import { drawnSizeOf, type Project } from '../storyboard/project.ts'

/** What a scene costs when it is made, in micro-dollars (null: a price is unknown), and what of it costs. */
export type ScenePrice = { micros: number | null; parts: string[] }

const NOTHING: ScenePrice = { micros: 0, parts: [] }
const NO_MEDIA = { bytes: new Uint8Array(), type: 'image/png' }

/** The engines a film may be made with. */
export async function listStudioEngines(viewer: Viewer) {
  const [draw, speak, film, transcribe] = await Promise.all([
    listEngines(viewer, 'draw'),
    listEngines(viewer, 'speak'),
    listEngines(viewer, 'film'),
    listEngines(viewer, 'transcribe'),
  ])
  return { draw, speak, film, transcribe }
}
export type StudioEngines = Awaited<ReturnType<typeof listStudioEngines>>

/** The price of each scene before anything is made, by list prices. */
export const priceScenes = (project: Project, engines: StudioEngines): ScenePrice[] =>
  project.scenes.map((scene) =>
    [drawing, speaking, filming].reduce((sum, part) => add(sum, part(scene, project, engines)), NOTHING),
  )

const add = (one: ScenePrice, other: ScenePrice): ScenePrice => ({
  micros: one.micros === null || other.micros === null ? null : one.micros + other.micros,
  parts: [...one.parts, ...other.parts],
})

const priced = (listed: ListedEngine<never> | undefined, units: { input: number; output: number }): ScenePrice => {
  if (!listed || listed.engine.providerId === null) return NOTHING
  return { micros: listed.isOwn ? 0 : costOf(listed.price, units), parts: [listed.engine.label] }
}

function drawing({ picture }: Scene, { drawer, shape }: Project, { draw }: StudioEngines): ScenePrice {
  if (picture.kind !== 'drawn' || drawer === null) return NOTHING
  const input = { prompt: picture.prompt, style: null, ...drawnSizeOf(shape), seed: null, count: 1 }
  return priced(draw.find(({ engine }) => engine.id === drawer) as never, toMostUnits('draw', input))
}

function speaking(scene: Scene, project: Project, { speak }: StudioEngines): ScenePrice {
  const choice = voiceOf(project, scene)
  if (choice === null || scene.words.trim() === '' || scene.picture.kind === 'clip') return NOTHING
  const { engineId, voice } = readVoice(choice)
  const input = { text: scene.words, voice, speed: project.speed, pitch: 1, format: 'wav' as const }
  return priced(speak.find(({ engine }) => engine.id === engineId) as never, toMostUnits('speak', input))
}

function filming(scene: Scene, project: Project, { film }: StudioEngines): ScenePrice {
  if (scene.filmer === null) return NOTHING
  const voiceS = voiceOf(project, scene) === null ? null : toSpokenS(scene.words, project.speed)
  const seconds = lengthOfScene(scene.seconds, scene.words, voiceS)
  const input = {
    scenes: [{ picture: NO_MEDIA, narration: null, caption: null, seconds }],
    music: null,
    width: 0,
    height: 0,
  }
  return priced(film.find(({ engine }) => engine.id === scene.filmer) as never, toMostUnits('film', input))
}

export const sumPrices = (prices: readonly ScenePrice[]): number | null =>
  prices.reduce<number | null>((sum, { micros }) => (sum === null || micros === null ? null : sum + micros), 0)
