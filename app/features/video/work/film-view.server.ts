import { stat } from 'node:fs/promises'
import { to } from '#app/catalogue/to.ts'
import { describeScene, nameOfScene, type Scene } from '#app/engines/storyboard/scene.ts'
import { lengthOfScene, toSpokenS } from '#app/engines/storyboard/timing.ts'
import { toMoneyWords } from '#app/kits/asking/runs/money-words.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { listVoiceChoices } from '#app/kits/asking/engines/voice-choices.server.ts'
import { isOpen } from '#app/kits/foundation/jobs/job-state.ts'
import { findJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { toMemberWords } from '#app/kits/foundation/jobs/failure-words.ts'
import { createLiveMark } from '#app/kits/foundation/live/live.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { readShare } from '#app/kits/members/share-links/read-share.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { hashOf } from '#app/platform/secrets/ids.server.ts'
import { hasFfmpeg } from '#app/providers/ffmpeg.server.ts'
import { drawingStyles } from '#app/providers/drawing/index.server.ts'
import { toFilmAddress } from '../parts/film-links.ts'
import { requireFilm } from '../keeping/films-keeping.server.ts'
import * as rows from '../keeping/films.store.server.ts'
import { findPiece } from '../keeping/pieces.server.ts'
import { listFreePictures, listOwnPictures } from '../pictures/kept-pictures.store.server.ts'
import { readUnderstood } from '../pictures/scene-picture.server.ts'
import { toFilmLabel } from '../rendering/render-label.ts'
import { toTimeline } from '../rendering/to-timeline.ts'
import { SHARE_KIND } from '../sharing/share-kind.ts'
import { speakingPiece, voiceOf } from '../sound/narrate.server.ts'
import { VOICE_RATE } from '../sound/samples.ts'
import { readFacts, readProject, readTimeline } from '../storyboard/project-schema.ts'
import { sizeOf, speakersOf, type Project } from '../storyboard/project.ts'
import { listStudioEngines, priceScenes, sumPrices, type StudioEngines } from './prices.server.ts'
import { toFormTexts } from './to-picture.ts'

export const filmParts = ['storyboard', 'sound', 'film', 'versions', 'share'] as const
export type FilmPart = (typeof filmParts)[number]
const PICTURES = 60
const WAV_HEAD_BYTES = 44

/** One film: its storyboard, how it looks and sounds, what was made of it. */
export async function readFilm(request: Request, id: string, params: URLSearchParams) {
  const { row, owner, key } = await requireFilm(request, id)
  const member = await findUser(request)
  const project = readProject(row.project)
  const viewer = toViewer(member)
  const [engines, voices] = await Promise.all([listStudioEngines(viewer), listVoiceChoices(member)])
  const part = filmParts.find((one) => one === params.get('part')) ?? 'storyboard'
  const said = await Promise.all(project.scenes.map((scene) => saidSeconds(scene, project, row.id, engines)))
  const timeline = toTimeline(
    project.scenes,
    said.map(({ seconds }) => ({ seconds })),
  )
  const prices = priceScenes(project, engines)
  const edited = part === 'storyboard' ? (params.get('edit') ?? null) : null
  const versions = await rows.listVersions(row.id)
  return {
    part,
    id: row.id,
    key,
    title: row.title,
    version: row.version,
    canUndo: versions.some(({ number }) => number === row.version - 1),
    canRedo: versions.some(({ number }) => number === row.version + 1),
    canFilm: hasFfmpeg(),
    shape: project.shape,
    size: sizeOf(project),
    from: project.from,
    notes: project.notes,
    label: toFilmLabel(project.scenes, project.drawer),
    lengthS: timeline.reduce((sum, { lengthS }) => sum + lengthS, 0),
    isExact: said.every(({ isExact }) => isExact),
    price: toMoneyWords(sumPrices(prices)),
    scenes: part === 'storyboard' ? await readScenes({ project, row, timeline, said, prices, engines, key }) : [],
    count: project.scenes.length,
    edit: edited ? await readEdit(project, edited, owner, engines) : null,
    settings: part === 'sound' ? toSettings(project, engines, voices) : null,
    render: await readRender(row, project),
    versions: part === 'versions' ? versions : null,
    share: part === 'share' ? await toShare(request, row.id, owner) : null,
    liveMark: createLiveMark(),
    isStill: params.get('refresh') === 'off',
  }
}

/** How long a scene is said: exactly, where it was said before, else by its letters. */
async function saidSeconds(scene: Scene, project: Project, filmId: string, { speak }: StudioEngines) {
  if (scene.picture.kind === 'clip' || voiceOf(project, scene) === null || scene.words.trim() === '')
    return { seconds: null, isExact: true }
  const name = speakingPiece(scene, project, speak)
  const file = name && (await findPiece(filmId, name))
  if (!file) return { seconds: toSpokenS(scene.words, project.speed), isExact: false }
  const { size } = await stat(file)
  return { seconds: Math.max(0, size - WAV_HEAD_BYTES) / 2 / VOICE_RATE, isExact: true }
}

type Reading = {
  project: Project
  row: rows.FilmRow
  timeline: ReturnType<typeof toTimeline>
  said: { seconds: number | null; isExact: boolean }[]
  prices: ReturnType<typeof priceScenes>
  engines: StudioEngines
  key: string | null
}

const readScenes = ({ project, row, timeline, said, prices, engines, key }: Reading) =>
  Promise.all(
    project.scenes.map(async (scene, n) => {
      const told = await readUnderstood(scene, { filmId: row.id, project, drawers: engines.draw })
      const mark = hashOf(
        JSON.stringify([scene.picture, scene.words, project.look, project.style, project.shape, project.captions]),
      ).slice(0, 10)
      const voice = voiceOf(project, scene)
      return {
        id: scene.id,
        name: nameOfScene(scene),
        kind: scene.picture.kind,
        words: scene.words,
        speaker: scene.speaker,
        chapter: scene.chapter,
        description: describeScene(scene),
        credit: scene.picture.kind === 'kept' ? scene.picture.credit : null,
        startS: timeline[n]!.startS,
        lengthS: timeline[n]!.lengthS,
        isExact: said[n]!.isExact,
        movement: scene.movement,
        opening: scene.opening,
        understood: told?.understood ?? [],
        ignored: told?.ignored ?? [],
        isFilmed: scene.filmer !== null,
        price: toMoneyWords(prices[n]!.micros),
        still: toFilmAddress('still', row.id, { scene: scene.id, v: mark, key }),
        sound:
          voice !== null && scene.words.trim() !== '' && scene.picture.kind !== 'clip'
            ? toFilmAddress('sound', row.id, {
                scene: scene.id,
                v: hashOf(JSON.stringify([scene.words, voice, project.speed])).slice(0, 10),
                key,
              })
            : null,
      }
    }),
  )

async function readEdit(project: Project, id: string, owner: Visitor, { film }: StudioEngines) {
  const at = project.scenes.findIndex((scene) => scene.id === id)
  const scene = project.scenes[at]
  if (!scene) return null
  const [own, free] = await Promise.all([listOwnPictures(owner, PICTURES), listFreePictures(PICTURES)])
  const { picture } = scene
  return {
    number: at + 1,
    id,
    ...toFormTexts(scene),
    kind: picture.kind,
    kept: picture.kind === 'kept' ? picture.pictureId : '',
    words: scene.words,
    speaker: scene.speaker ?? '',
    seconds: scene.seconds === null ? '' : String(scene.seconds),
    movement: scene.movement,
    opening: scene.opening,
    chapter: scene.chapter ?? '',
    description: scene.description,
    filmer: scene.filmer ?? '',
    filmers: film
      .filter(({ engine }) => engine.providerId !== null)
      .map(({ engine: { id: engine, label } }) => ({ id: engine, label })),
    pictures: [
      ...own.map(({ id: picked, title }) => ({ id: picked, title: `Yours: ${title}` })),
      ...free.map(({ id: picked, title, credit }) => ({ id: picked, title: `Gallery: ${credit ?? title}` })),
    ],
    shortest: lengthOfScene(null, scene.words, null),
  }
}
export type EditView = NonNullable<Awaited<ReturnType<typeof readEdit>>>

type Voices = Awaited<ReturnType<typeof listVoiceChoices>>
const toSettings = (project: Project, { draw }: StudioEngines, voices: Voices) => ({
  ...{ shape: project.shape, quality: project.quality, captions: project.captions, look: project.look },
  ...{ style: project.style ?? '', drawer: project.drawer ?? '', voice: project.voice ?? '', speed: project.speed },
  music: project.music,
  speakers: speakersOf(project).map((name) => ({ name, voice: project.voices[name] ?? '' })),
  voices: voices.map(({ value, label, engine, language }) => ({ value, label: `${label} (${engine})`, language })),
  styles: drawingStyles.map(({ id, label }) => ({ id, label })),
  drawers: draw.map(({ engine: { id, label } }) => ({ id, label })),
})
export type SettingsView = ReturnType<typeof toSettings>

async function readRender(row: rows.FilmRow, project: Project) {
  const last = row.renderId ? await rows.findRender(row.renderId) : null
  const done = last?.state === 'done' ? last : await rows.findFinished(row.id)
  const job = last?.jobId ? await findJob(last.jobId) : null
  const isUnderWay = last?.state === 'working' && job !== null && isOpen(job)
  const facts = last ? readFacts(last.facts) : null
  return {
    isUnderWay,
    progress: job?.progress ?? null,
    note: job?.progressNote ?? null,
    failure:
      last && !isUnderWay && last.state !== 'done'
        ? (facts?.failure ?? toMemberWords(job?.lastError ?? null) ?? 'It was stopped.')
        : null,
    film: done && done.fileId ? toMade(done, project) : null,
  }
}

function toMade(done: rows.RenderRow, project: Project) {
  const facts = readFacts(done.facts)
  const timeline = readTimeline(done.timeline)
  return {
    ...facts,
    version: done.version,
    isOld: JSON.stringify(readProject(done.project)) !== JSON.stringify(project),
    lengthS: timeline.reduce((sum, { lengthS }) => sum + lengthS, 0),
    price: toMoneyWords(facts.costMicros),
    finishedAt: done.finishedAt,
    size: sizeOf(readProject(done.project)),
    captions: readProject(done.project).captions,
    mark: done.id,
  }
}

const toShare = (request: Request, id: string, owner: Visitor) =>
  readShare(request, { kind: SHARE_KIND, thingId: id }, owner, {
    addressOf: (link) => to('video-shared', { id: link }),
  })
