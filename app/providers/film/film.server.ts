import { createTurns } from '#app/platform/command.server.ts'
import { EngineFailure } from '#app/providers/engine.ts'
import type { Engine, RunOptions } from '#app/providers/engine.ts'
import { toMachineFailure } from '#app/providers/machine-failure.ts'
import type { Media, Ports } from '#app/providers/ports.ts'
import { withScratchFolder } from '#app/providers/scratch-folder.server.ts'
import { makeClip } from './clip.server.ts'
import * as limits from './film.limits.ts'
import { lengthOf, toCues } from './script.ts'
import { filmScene, joinScenes, prepareSound, SCENES_SHARE } from './studio.server.ts'
import type { Sound } from './studio.server.ts'

type Input = Ports['film']['input']

const LIMIT_MS = 20 * 60_000

/** One film at a time: each takes all the processors it is given. */
const turns = createTurns({ most: 1, maxWaiting: 3 })

/** Makes a film of still pictures with slow movements, captions, voices and music. */
export const filmMaker: Engine<'film'> = {
  id: 'embedded:film',
  port: 'film',
  label: 'Film maker',
  about:
    'Joins still pictures to a film with slow movements, captions, voices and music; it invents no moving pictures.',
  providerId: null,
  maker: 'Frenly, with FFmpeg',
  family: 'ffmpeg',
  version: '3',
  unit: 'second',
  contextUnits: limits.MAX_FILM_S,
  limitMs: LIMIT_MS,
  async run(input, options) {
    check(input)
    try {
      return await turns.inTurn(
        () => withScratchFolder('film', (folder) => makeFilm(input, folder, options)),
        options.signal,
      )
    } catch (error) {
      throw toMachineFailure(error, options.signal)
    }
  },
}

async function makeFilm(input: Input, folder: string, { signal, onProgress }: RunOptions) {
  const { scenes, music, width, height, isClip = false } = input
  const [only] = scenes
  if (isClip && only) {
    const clip = await makeClip(only, {
      folder,
      size: { width, height },
      signal,
      onShare: (share) => onProgress?.(share),
    })
    return {
      result: { video: { bytes: new Uint8Array(clip.bytes), type: 'video/mp4' }, seconds: clip.seconds },
      usage: { input: null, output: Math.ceil(clip.seconds) },
    }
  }
  const studio = {
    folder,
    size: { width, height },
    signal,
    onShare: (share: number) => onProgress?.(Math.min(1, share)),
  }
  const voices: (Sound | null)[] = []
  for (const [nth, { narration }] of scenes.entries())
    voices.push(narration ? await prepareSound(narration, `voice${nth}.wav`, studio) : null)
  const tune = music ? await prepareSound(music, 'music.wav', studio) : null
  const cues = toCues(scenes.map(({ seconds }, nth) => ({ seconds, voiceS: voices[nth]?.seconds ?? null })))
  const lengthS = lengthOf(cues)
  if (lengthS > limits.MAX_FILM_S)
    throw new EngineFailure('unable', `A film lasts ${limits.MAX_FILM_S} seconds at most`)
  for (const [nth, scene] of scenes.entries()) {
    const cue = cues[nth]
    if (cue) await filmScene(scene, nth, cue, studio)
    studio.onShare((SCENES_SHARE * (nth + 1)) / scenes.length)
  }
  const bytes = await joinScenes(cues, voices, tune, studio)
  const video: Media = { bytes: new Uint8Array(bytes), type: 'video/mp4' }
  return { result: { video, seconds: lengthS }, usage: { input: null, output: Math.ceil(lengthS) } }
}

function check({ scenes, width, height, isClip = false }: Input) {
  const isSide = (side: number) =>
    Number.isInteger(side) && side % 2 === 0 && side >= limits.MIN_FILM_SIDE && side <= limits.MAX_FILM_SIDE
  if (!isSide(width) || !isSide(height) || width * height > limits.MAX_FILM_PIXELS)
    throw new EngineFailure(
      'unable',
      `Films have even sides from ${limits.MIN_FILM_SIDE} to ${limits.MAX_FILM_SIDE} pixels, and 1920 by 1080 at most`,
    )
  if (scenes.length < 1 || scenes.length > limits.MAX_SCENES)
    throw new EngineFailure('unable', `A film has 1 to ${limits.MAX_SCENES} scenes`)
  if (isClip && scenes.length > 1) throw new EngineFailure('unable', 'A clip is of one scene')
  for (const { seconds, caption } of scenes) {
    const mostS = isClip ? limits.MAX_CLIP_S : limits.MAX_SCENE_S
    if (!(seconds >= limits.MIN_SCENE_S && seconds <= mostS))
      throw new EngineFailure('unable', `A scene lasts ${limits.MIN_SCENE_S} to ${mostS} seconds`)
    if ((caption?.length ?? 0) > limits.MAX_CAPTION_CHARS)
      throw new EngineFailure('unable', `A caption has ${limits.MAX_CAPTION_CHARS} characters at most`)
  }
}
