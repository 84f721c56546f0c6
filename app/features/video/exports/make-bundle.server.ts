import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { describeScene } from '#app/engines/storyboard/scene.ts'
import { LEAD_S, type TimedScene } from '#app/engines/storyboard/timing.ts'
import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import { beginFreeRun } from '#app/kits/asking/runs/begin-run.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { zip, type ZipEntry } from '#app/kits/members/personal-data/zip.server.ts'
import { notFound, problem } from '#app/platform/request/problem.ts'
import { toFailure } from '#app/providers/engine.ts'
import { readWav, writeWav } from '#app/providers/speech/wav.ts'
import { makeStill } from '../pictures/send-still.server.ts'
import type { Asking } from '../pictures/scene-picture.server.ts'
import { toFilmLabel } from '../rendering/render-label.ts'
import { toTimeline } from '../rendering/to-timeline.ts'
import type { Seen } from '../sharing/film-rights.server.ts'
import { narrate, type Voiced } from '../sound/narrate.server.ts'
import { layOut, resample } from '../sound/samples.ts'
import { toSrtOf, toTranscriptOf, toVttOf } from './film-texts.ts'
import { toMotionPage } from './motion-page.ts'
import { toSlides } from './slides-pdf.server.ts'

export type BundleKind = 'zip' | 'pdf' | 'html' | 'jpg'

const SIDE = 720
/** A page carries its sound as text, so it has to be small. */
const PAGE_RATE = 16_000

type Bundle = { seen: Seen; asking: Asking; timeline: TimedScene[]; voices: Voiced[]; label: string }

/** What can be had of a film without ffmpeg: pictures with sound, slides, a page that moves, the cover. */
export async function makeBundle(request: Request, seen: Seen, kind: BundleKind, network: string): Promise<BodyInit> {
  const { project, row, owner } = seen
  if (project.scenes.length === 0) throw notFound('There is no scene yet.')
  const run = await beginFreeRun({ member: await findUser(request), network }, { screen: 'video-studio' })
  const asking: Asking = { run, filmId: row.id, owner, project, signal: request.signal }
  try {
    if (kind === 'jpg') return new Uint8Array(await readFile(await makeStill(project.scenes[0]!, asking, SIDE)))
    const voices: Voiced[] = []
    for (const scene of project.scenes) voices.push(await narrate(scene, asking, true))
    const timeline = toTimeline(project.scenes, voices)
    const bundle: Bundle = { seen, asking, timeline, voices, label: toFilmLabel(project.scenes, project.drawer) }
    if (kind === 'zip') return Readable.toWeb(Readable.from(zip(entriesOf(bundle)))) as ReadableStream
    const stills: Buffer[] = []
    for (const scene of project.scenes) stills.push(await readFile(await makeStill(scene, asking, SIDE)))
    return kind === 'pdf' ? await pdfOf(bundle, stills) : await pageOf(bundle, stills)
  } catch (error) {
    if (error instanceof Response) throw error
    throw problem(503, toFailureWords(toFailure(error)), { 'Retry-After': '5' })
  }
}

async function* entriesOf({ seen, asking, timeline, voices, label }: Bundle): AsyncGenerator<ZipEntry> {
  const film = { title: seen.row.title, label, timeline, language: seen.project.language }
  const text = (name: string, words: string): ZipEntry => ({ name, chunks: Readable.from([Buffer.from(words)]) })
  for (const [n, scene] of seen.project.scenes.entries()) {
    const name = `scene-${String(n + 1).padStart(2, '0')}`
    const still = await readFile(await makeStill(scene, asking, SIDE))
    yield { name: `${name}.jpg`, chunks: Readable.from([still]) }
    const voice = voices[n]?.file
    if (voice) yield { name: `${name}.wav`, chunks: Readable.from([await readFile(voice)]) }
  }
  yield text('captions.vtt', toVttOf(film))
  yield text('captions.srt', toSrtOf(film))
  yield text('transcript.txt', toTranscriptOf(film))
}

const pdfOf = async ({ seen, timeline, label }: Bundle, stills: readonly Buffer[]) =>
  new Uint8Array(
    await toSlides(
      seen.row.title,
      label,
      seen.project.scenes.map((scene, n) => ({
        still: stills[n]!,
        words: scene.words,
        speaker: scene.speaker,
        about: describeScene(scene),
        startS: timeline[n]!.startS,
      })),
    ),
  )

async function pageOf({ seen, timeline, voices, label }: Bundle, stills: readonly Buffer[]): Promise<string> {
  const lengthS = timeline.reduce((sum, scene) => sum + scene.lengthS, 0)
  const said = await Promise.all(
    timeline.map(async ({ startS }, n) => {
      const file = voices[n]?.file
      return file ? [{ sound: readWav(await readFile(file)), atS: startS + LEAD_S }] : []
    }),
  )
  const sounds = said.flat()
  const sound = sounds.length > 0 ? writeWav(resample(layOut(sounds, lengthS), PAGE_RATE)) : null
  const scenes = seen.project.scenes.map((scene, n) => ({
    still: stills[n]!,
    startS: timeline[n]!.startS,
    lengthS: timeline[n]!.lengthS,
    words: scene.words,
    about: describeScene(scene),
    movement: scene.movement,
  }))
  return toMotionPage({ title: seen.row.title, label, lengthS, scenes, sound, shape: seen.project.shape })
}
