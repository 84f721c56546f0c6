import { createReadStream } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { FRAMES_A_SECOND, LEAD_S, toChapters, toCues, type TimedScene } from '#app/engines/storyboard/timing.ts'
import { writeCaptions } from '#app/engines/transcript/write/write-captions.ts'
import { saveFile } from '#app/kits/foundation/files/save-file.server.ts'
import { removeFiles } from '#app/kits/foundation/files/files.server.ts'
import { JobFailure } from '#app/kits/foundation/jobs/job-failure.ts'
import type { JobTools } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { clock } from '#app/platform/clock.ts'
import { hasFfmpeg } from '#app/providers/ffmpeg.server.ts'
import { joinClips } from '#app/providers/film/join-clips.server.ts'
import { withScratchFolder } from '#app/providers/scratch-folder.server.ts'
import { readWav, writeWav } from '#app/providers/speech/wav.ts'
import { toFileOwner } from '#app/kits/members/visitor/file-owner.server.ts'
import { listRenders, type RenderRow } from '../keeping/films.store.server.ts'
import type { Asking } from '../pictures/scene-picture.server.ts'
import { bedOf, toBedLevel } from '../sound/bed.server.ts'
import { narrate, ofScene, type Voiced } from '../sound/narrate.server.ts'
import { layOut } from '../sound/samples.ts'
import { sizeOf } from '../storyboard/project.ts'
import { readFacts, type RenderFacts } from '../storyboard/project-schema.ts'
import { FILM_MAX_S } from '../video.limits.ts'
import { makeClips } from './make-clips.server.ts'
import { addUse, NO_FFMPEG } from './render-words.ts'
import { toTimeline } from './to-timeline.ts'
import { toFilmLabel, toSourceType } from './render-label.ts'

type Work = { row: RenderRow; title: string; asking: Asking }
type Change = (to: Partial<RenderRow>) => Promise<void>
/** Old renders of a film whose files are kept. */
const RENDERS_KEPT = 3

/** Voices, then scenes, then the whole; each piece is kept as soon as it is finished. */
export async function renderFilm({ row, title, asking }: Work, tools: JobTools, change: Change): Promise<void> {
  if (!hasFfmpeg()) throw new JobFailure(NO_FFMPEG, { isFinal: true })
  const startedAt = clock.now().getTime()
  const facts: RenderFacts = { ...readFacts(row.facts), failure: null, notes: [] }
  const { project } = asking
  const voices = await sayAll(asking, facts, tools)
  const timeline = toTimeline(project.scenes, voices)
  const lengthS = timeline.reduce((sum, scene) => sum + scene.lengthS, 0)
  if (lengthS > FILM_MAX_S)
    throw new JobFailure(
      `A film lasts ${FILM_MAX_S / 60} minutes at most; this one would last ${Math.ceil(lengthS / 60)}. Remove some scenes.`,
      { isFinal: true },
    )
  facts.frames = Math.round(lengthS * FRAMES_A_SECOND)
  await change({ timeline, facts })
  const clips = await makeClips({ asking, timeline, voices }, facts, tools)
  tools.progress(0.97, 'Sound, captions and chapters are put together')
  const file = await withScratchFolder('join', async (folder) => {
    const path = await joinAll({ folder, title, asking, timeline, voices, clips, lengthS }, tools)
    const saved = await saveFile({
      ...toFileOwner(asking.owner),
      purpose: 'made',
      name: `${title.slice(0, 80)}.mp4`,
      claimedType: 'video/mp4',
      size: sizeOf(project),
      content: createReadStream(path),
    })
    if (!saved.isSaved) throw new JobFailure(saved.message, { isFinal: true })
    facts.bytes = (await stat(path)).size
    return saved.file
  })
  facts.tookMs += clock.now().getTime() - startedAt
  facts.label = toFilmLabel(project.scenes, project.drawer)
  await change({ state: 'done', fileId: file.id, facts, finishedAt: clock.now() })
  await dropOldFiles(row.filmId)
}

async function sayAll(asking: Asking, facts: RenderFacts, { progress }: JobTools): Promise<Voiced[]> {
  const { scenes } = asking.project
  const voices: Voiced[] = []
  for (const [n, scene] of scenes.entries()) {
    progress((0.1 * n) / scenes.length, `Voice of scene ${n + 1} of ${scenes.length}`)
    const voiced =
      scene.picture.kind === 'clip'
        ? { file: null, seconds: null, by: null, costMicros: 0, why: null }
        : await narrate(scene, asking, false).catch((error: unknown) => Promise.reject(ofScene(error, n)))
    voices.push(voiced)
    addUse(facts, voiced.by, voiced.costMicros)
    if (voiced.why) facts.notes.push(`Scene ${n + 1}: ${voiced.why}`)
  }
  return voices
}

type ToJoin = Omit<Work, 'row'> & {
  folder: string
  timeline: TimedScene[]
  voices: Voiced[]
  clips: { file: string; sound: string | null }[]
  lengthS: number
}

async function joinAll(
  { folder, title, asking, timeline, voices, clips, lengthS }: ToJoin,
  { signal, progress }: JobTools,
) {
  const { project, filmId } = asking
  const said = await Promise.all(
    timeline.map(async ({ startS }, n) => {
      const [voice, sound] = [voices[n]?.file, clips[n]?.sound]
      if (sound) return [{ sound: readWav(await readFile(sound)), atS: startS }]
      return voice ? [{ sound: readWav(await readFile(voice)), atS: startS + LEAD_S }] : []
    }),
  )
  const sounds = said.flat()
  const voice = sounds.length > 0 ? `${folder}/voice.wav` : null
  if (voice) await writeFile(voice, writeWav(layOut(sounds, lengthS)))
  const bed = await bedOf(filmId, project)
  const isBeside = project.captions === 'both' || project.captions === 'beside'
  const cues = toCues(timeline)
  return joinClips(
    {
      clips: clips.map(({ file }) => file),
      lengthS,
      voice,
      bed: bed ? { file: bed, level: toBedLevel(project.music.level) } : null,
      // Words that stand in the picture already would be read twice.
      captions:
        isBeside && cues.length > 0
          ? {
              srt: writeCaptions({ language: project.language, pieces: cues }, 'srt'),
              language: project.language === 'en' ? 'eng' : 'und',
            }
          : null,
      chapters: toChapters(timeline),
      about: {
        title,
        comment: toFilmLabel(project.scenes, project.drawer),
        encoder: 'Frenly video studio',
        DigitalSourceType: toSourceType(project.scenes, project.drawer),
      },
    },
    {
      folder,
      signal,
      onShare: (share) => progress(0.97 + 0.03 * share, 'Sound, captions and chapters are put together'),
    },
  )
}

/** The files of older renders go; their rows stay as what was done. */
async function dropOldFiles(filmId: string): Promise<void> {
  const done = (await listRenders(filmId, 50)).filter(({ fileId }) => fileId !== null)
  await removeFiles(done.slice(RENDERS_KEPT).flatMap(({ fileId }) => (fileId === null ? [] : [fileId])))
}
