import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Scene } from '#app/engines/storyboard/scene.ts'
import { FRAMES_A_SECOND, toCaptionLines, type TimedScene } from '#app/engines/storyboard/timing.ts'
import { findEngine, type ListedEngine } from '#app/kits/asking/engines/registry.server.ts'
import { useEngine } from '#app/kits/asking/runs/use-engine.server.ts'
import type { JobTools } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { EngineFailure } from '#app/providers/engine.ts'
import { readLastFrame } from '#app/providers/film/clip.server.ts'
import { cutClip, cutSoundOf } from '#app/providers/film/cut-clip.server.ts'
import type { Ports } from '#app/providers/ports.ts'
import { withScratchFolder } from '#app/providers/scratch-folder.server.ts'
import { keepPiece, toPieceName } from '../keeping/pieces.server.ts'
import { bringFile } from '../pictures/clip-frame.server.ts'
import { pictureOf, type Asking } from '../pictures/scene-picture.server.ts'
import { ofScene, type Voiced } from '../sound/narrate.server.ts'
import { VOICE_RATE } from '../sound/samples.ts'
import { sizeOf } from '../storyboard/project.ts'
import type { RenderFacts } from '../storyboard/project-schema.ts'
import { toClipSource, type ClipRecipe } from './clip-names.ts'
import { toDrawable } from './drawable.ts'
import { addUse } from './render-words.ts'

export type Clip = { file: string; sound: string | null }
type Work = { asking: Asking; timeline: readonly TimedScene[]; voices: readonly Voiced[] }
type Made = Clip & { isNew: boolean }
/** What one scene is made with. */
type Bench = Work & {
  scene: Scene
  n: number
  facts: RenderFacts
  signal: AbortSignal
  before: { recipe: ClipRecipe; file: string } | null
  onShare(share: number): void
}

export const FILM_MAKER = 'embedded:film'
const SHARE_FROM = 0.1
const SHARE_TO = 0.97

/** The clips of a film, one scene after another; those that were made before are taken as they are. */
export async function makeClips(work: Work, facts: RenderFacts, { signal, progress }: JobTools): Promise<Clip[]> {
  const { asking, timeline } = work
  const { scenes } = asking.project
  const clips: Clip[] = []
  let before: Bench['before'] = null
  let frames = 0
  facts.reused = 0
  facts.scenes = scenes.length
  for (const [n, scene] of scenes.entries()) {
    const own = Math.round((timeline[n]?.lengthS ?? 0) * FRAMES_A_SECOND)
    const onShare = (share: number) => {
      const done = frames + Math.round(share * own)
      progress(
        SHARE_FROM + ((SHARE_TO - SHARE_FROM) * done) / Math.max(1, facts.frames),
        `${done} of ${facts.frames} frames, scene ${n + 1} of ${scenes.length}`,
      )
    }
    onShare(0)
    const bench: Bench = { ...work, scene, n, facts, signal, before, onShare }
    const made: Made & { recipe: ClipRecipe | null } = await makeOne(bench).catch((error: unknown) => {
      signal.throwIfAborted()
      return Promise.reject(ofScene(error, n))
    })
    if (!made.isNew) facts.reused += 1
    clips.push(made)
    before = made.recipe && { recipe: made.recipe, file: made.file }
    frames += own
  }
  return clips
}

const makeOne = (bench: Bench) => (bench.scene.picture.kind === 'clip' ? cutOne(bench) : filmOne(bench))

/** A scene of a still picture, filmed by rules or by the model its owner chose. */
async function filmOne(bench: Bench): Promise<Made & { recipe: ClipRecipe }> {
  const { asking, timeline, scene, n, facts, signal, before, onShare } = bench
  const { run, filmId, project } = asking
  const timed = timeline[n]!
  const listed = await findEngine(run.viewer, 'film', scene.filmer ?? FILM_MAKER)
  if (!listed) throw new EngineFailure('unable', 'What was chosen to film it is not there any more')
  const picture = await pictureOf(scene, asking, false)
  addUse(facts, picture.by, picture.costMicros)
  const isBurned = project.captions === 'both' || project.captions === 'burned'
  const lines = isBurned ? toCaptionLines(toDrawable(timed.words), timed.lengthS, timed.voiceS) : []
  const size = sizeOf(project)
  const recipe: ClipRecipe = {
    ...{ picture: picture.key, movement: scene.movement, size, lines },
    frames: Math.round(timed.lengthS * FRAMES_A_SECOND),
    ...{ engine: listed.engine.id, version: listed.engine.version, prompt: scene.filmer ? scene.words : null },
  }
  const opening = scene.opening === 'dissolve' && before === null ? 'fade' : scene.opening
  const name = toPieceName(toClipSource(recipe, opening, before?.recipe ?? null), 'mp4')
  const made = await keepPiece(filmId, name, async () => {
    const input: Ports['film']['input'] = {
      scenes: [
        {
          ...{ picture, narration: null, caption: null, seconds: timed.lengthS, movement: scene.movement, lines },
          ...(scene.filmer && { prompt: scene.words }),
          ...(opening === 'fade' && { opening: { kind: 'fade' as const } }),
          ...(opening === 'dissolve' &&
            before && { opening: { kind: 'dissolve' as const, from: await lastOf(before.file, signal) } }),
        },
      ],
      ...{ music: null, ...size, isClip: true },
    }
    const used = await useEngine(run, listed, input, { signal, onProgress: onShare })
    addUse(facts, listed.engine.label, used.costMicros)
    return scene.filmer
      ? fitted(used.result.video.bytes, listed, { bench, lines, seconds: timed.lengthS })
      : used.result.video.bytes
  })
  return { ...made, sound: null, recipe }
}

const lastOf = (file: string, signal: AbortSignal) =>
  withScratchFolder('last', async (folder) => ({
    bytes: await readLastFrame(file, folder, signal),
    type: 'image/jpeg',
  }))

/** What a model filmed comes in its own size and length. */
const fitted = (
  bytes: Uint8Array,
  _: ListedEngine<'film'>,
  { bench, lines, seconds }: { bench: Bench; lines: ClipRecipe['lines']; seconds: number },
) =>
  withScratchFolder('fit', async (folder) => {
    const file = join(folder, 'filmed')
    await writeFile(file, bytes)
    const studio = { folder, size: sizeOf(bench.asking.project), signal: bench.signal, onShare: () => undefined }
    return cutClip({ file, fromS: 0, seconds, lines }, studio)
  })

/** A stretch of a video somebody sent, with its own sound. */
async function cutOne(bench: Bench): Promise<Made & { recipe: null }> {
  const { asking, timeline, scene, n, signal, onShare } = bench
  const { filmId, project } = asking
  const { picture } = scene
  if (picture.kind !== 'clip') throw new Error('It is no stretch of a video')
  const timed = timeline[n]!
  const isBurned = project.captions === 'both' || project.captions === 'burned'
  const lines = isBurned ? toCaptionLines(toDrawable(timed.words), timed.lengthS, null) : []
  const source = [picture.fileId, picture.fromS, timed.lengthS]
  const studio = (folder: string) => ({ folder, size: sizeOf(project), signal, onShare })
  const cut = { fromS: picture.fromS, seconds: timed.lengthS }
  const made = await keepPiece(filmId, toPieceName(['cut', ...source, lines, sizeOf(project)], 'mp4'), () =>
    withScratchFolder('cut', async (folder) =>
      cutClip({ file: await bringFile(picture.fileId, folder, 'video'), ...cut, lines }, studio(folder)),
    ),
  )
  const sound = await keepPiece(filmId, toPieceName(['cut-sound', VOICE_RATE, ...source], 'wav'), () =>
    withScratchFolder('cut', async (folder) => {
      const file = await bringFile(picture.fileId, folder, 'video')
      return (await cutSoundOf({ file, ...cut }, VOICE_RATE, studio(folder))) ?? silence()
    }),
  )
  return { ...made, sound: (await readFile(sound.file)).length > 44 ? sound.file : null, recipe: null }
}

/** A WAV without samples: this stretch has no sound. */
const silence = () => Buffer.from('RIFF$\0\0\0WAVEfmt ', 'latin1')
