import * as edits from '#app/engines/storyboard/scene-edits.ts'
import type { Scene } from '#app/engines/storyboard/scene.ts'
import { toSafeName } from '#app/kits/foundation/files/safe-name.ts'
import { saveFile } from '#app/kits/foundation/files/save-file.server.ts'
import type { SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { toFileOwner } from '#app/kits/members/visitor/file-owner.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { overLimit } from '#app/platform/request/rate-limit.server.ts'
import { createFilmFile, type FilmRow } from '../keeping/films.store.server.ts'
import { saveProject } from '../keeping/films-keeping.server.ts'
import { findShowable } from '../pictures/kept-pictures.store.server.ts'
import type { Project } from '../storyboard/project.ts'
import { readProject } from '../storyboard/project-schema.ts'
import { MOST_SCENES } from '../video.limits.ts'
import type { StudioInput } from './studio.inputs.ts'
import { toPicture } from './to-picture.ts'

type Refusal = { field: string; message: string; init: number | ResponseInit }

const NO_SCENE: Refusal = { field: 'form', message: 'This scene is no longer there.', init: 409 }
const FULL: Refusal = { field: 'form', message: `A film has ${MOST_SCENES} scenes at most.`, init: 409 }

const SIMPLE_ACTS = ['split', 'merge', 'up', 'down', 'copy', 'remove', 'redraw'] as const
export type SimpleAct = (typeof SIMPLE_ACTS)[number]
export const isSimpleAct = (act: string): act is SimpleAct => SIMPLE_ACTS.some((one) => one === act)

/** One act on a scene that needs no more than its name; gives why not, or null. */
export async function actOnScene(row: FilmRow, act: SimpleAct, id: string): Promise<Refusal | null> {
  const project = readProject(row.project)
  const { scenes } = project
  const at = scenes.findIndex((scene) => scene.id === id)
  if (at < 0) return NO_SCENE
  if ((act === 'split' || act === 'copy') && scenes.length >= MOST_SCENES) return FULL
  const changed = changes[act](scenes, id, at)
  if (changed === null)
    return {
      field: 'form',
      message:
        act === 'split' ? 'A scene with fewer than two words cannot be split.' : 'There is no scene behind this one.',
      init: 409,
    }
  await saveProject(row, { ...project, scenes: changed }, `${words[act]} ${at + 1}`)
  return null
}

const words: Record<SimpleAct, string> = {
  split: 'Split scene',
  merge: 'Merged scene',
  up: 'Moved up scene',
  down: 'Moved down scene',
  copy: 'Copied scene',
  remove: 'Removed scene',
  redraw: 'Another picture for scene',
}

const changes: Record<SimpleAct, (scenes: readonly Scene[], id: string, at: number) => Scene[] | null> = {
  split: (scenes, id) => edits.splitScene(scenes, id),
  merge: (scenes, id) => edits.mergeScene(scenes, id),
  up: (scenes, id, at) => edits.moveScene(scenes, id, at - 1),
  down: (scenes, id, at) => edits.moveScene(scenes, id, at + 1),
  copy: (scenes, id) => edits.duplicateScene(scenes, id),
  remove: (scenes, id) => edits.removeScene(scenes, id),
  redraw: (scenes, id) =>
    scenes.map((scene) =>
      scene.id === id && scene.picture.kind === 'drawn'
        ? { ...scene, picture: { ...scene.picture, seed: (scene.picture.seed + 1) % 2 ** 31 } }
        : scene,
    ),
}

export async function addScene(row: FilmRow, after: string): Promise<{ id: string } | Refusal> {
  const project = readProject(row.project)
  if (project.scenes.length >= MOST_SCENES) return FULL
  const id = edits.toNewId(project.scenes)
  const at = project.scenes.findIndex((scene) => scene.id === after)
  const scene: Scene = {
    ...{ id, picture: { kind: 'title', title: 'A new scene', line: '' }, words: '', speaker: null, seconds: null },
    ...{ movement: 'still', opening: 'dissolve', chapter: null, description: '', filmer: null },
  }
  const place = at < 0 ? project.scenes.length : at + 1
  await saveProject(row, { ...project, scenes: project.scenes.toSpliced(place, 0, scene) }, 'Added a scene')
  return { id }
}

export async function orderScenes(row: FilmRow, ids: readonly string[]): Promise<void> {
  const project = readProject(row.project)
  await saveProject(
    row,
    { ...project, scenes: edits.orderScenes(project.scenes, ids) },
    'Put the scenes in another order',
  )
}

/** Keeps what a form says of a scene; gives why not, or null. */
export async function editScene(
  row: FilmRow,
  owner: Visitor,
  input: StudioInput<'scene'>,
  sent: SentFile | undefined,
): Promise<Refusal | null> {
  const project = readProject(row.project)
  const at = project.scenes.findIndex(({ id }) => id === input.scene)
  const before = project.scenes[at]
  if (!before) return NO_SCENE
  const kept = input.kind === 'kept' && input.kept ? await findShowable(input.kept, owner) : null
  if (input.kind === 'kept' && input.kept && !kept)
    return { field: 'kept', message: 'This picture is not there any more.', init: 409 }
  const own = sent ? await keepOwn(row, owner, sent, input.description) : null
  if (own && 'field' in own) return own
  const read = toPicture(input, { sent: own, kept }, before)
  if (read.problem) return { ...read.problem, init: 400 }
  const { speaker, seconds, movement, opening, chapter, description, filmer } = input
  const scene: Scene = {
    ...{
      id: before.id,
      picture: read.picture,
      words: input.words,
      speaker,
      seconds,
      movement,
      opening,
      chapter,
      description,
    },
    filmer: read.picture.kind === 'clip' ? null : filmer,
  }
  await saveProject(row, { ...project, scenes: project.scenes.with(at, scene) }, `Changed scene ${at + 1}`)
  return null
}

async function keepOwn(
  row: FilmRow,
  owner: Visitor,
  sent: SentFile,
  description: string,
): Promise<{ fileId: string; alt: string } | Refusal> {
  const saved = await saveFile({ ...toFileOwner(owner), purpose: 'picture', ...sent })
  if (!saved.isSaved)
    return { field: 'picture', message: saved.message, init: saved.waitS ? overLimit(saved.waitS) : saved.status }
  const name = toSafeName(sent.name, saved.file.type)
  await createFilmFile({ fileId: saved.file.id, filmId: row.id, kind: 'picture', name, createdAt: clock.now() })
  return { fileId: saved.file.id, alt: description || name.replace(/\.\w{1,5}$/, '').replace(/[_-]+/g, ' ') }
}

/** Keeps how a film looks and sounds. */
export async function saveSettings(
  row: FilmRow,
  input: StudioInput<'settings'>,
  known: ReadonlySet<string>,
): Promise<void> {
  const project = readProject(row.project)
  const voices = Object.fromEntries(
    input.speaker.flatMap((name, n) => {
      const voice = input.casting[n]
      return voice && known.has(voice) ? [[name, voice]] : []
    }),
  )
  const { shape, quality, captions, look, style, drawer, voice, speed, mood, level, seed } = input
  const next: Project = {
    ...project,
    ...{ shape, quality, captions, look, style, drawer, speed, voices },
    voice: voice !== null && known.has(voice) ? voice : null,
    music: { mood, level, seed },
  }
  await saveProject(row, next, 'Changed look and sound')
}
