import { readFile as readFromDisk } from 'node:fs/promises'
import type { Scene, ScenePicture } from '#app/engines/storyboard/scene.ts'
import { listEngines, type ListedEngine } from '#app/kits/asking/engines/registry.server.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { useEngine } from '#app/kits/asking/runs/use-engine.server.ts'
import { findAnyFile, readFile } from '#app/kits/foundation/files/files.server.ts'
import { inPictureTurn } from '#app/kits/foundation/files/picture-turns.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { EngineFailure } from '#app/providers/engine.ts'
import { drawCard, isCard } from '#app/providers/film/cards.server.ts'
import { findPiece, keepPiece, toPieceName } from '../keeping/pieces.server.ts'
import { drawnSizeOf, type Project } from '../storyboard/project.ts'
import { findShowable } from './kept-pictures.store.server.ts'
import { stillSizeOf } from './still-size.ts'
import { clipFrame } from './clip-frame.server.ts'

export const ILLUSTRATOR = 'embedded:illustrator'
const CARDS_VERSION = 1
const CARD_SIDE = 1_080

/** Who asks for a picture: the film, whose it is, and the run it belongs to. */
export type Asking = { run: Run; filmId: string; owner: Visitor; project: Project; signal?: AbortSignal }

export type SeenPicture = {
  bytes: Uint8Array
  type: string
  /** A name that changes with the picture. */
  key: string
  by: string | null
  understood: string[]
  ignored: string[]
  costMicros: number | null
}

type Told = Pick<SeenPicture, 'by' | 'understood' | 'ignored'>
const NOTHING_TOLD: Told = { by: null, understood: [], ignored: [] }

/**
 * The picture of a scene. `isFree`: whatever would cost is drawn by the built-in illustrator instead, as a preview. What was drawn once is
 * taken as it is. Throws EngineFailure.
 */
export async function pictureOf(scene: Scene, asking: Asking, isFree: boolean): Promise<SeenPicture> {
  const { picture } = scene
  if (picture.kind === 'drawn') return drawnOf(picture, asking, isFree)
  if (isCard(picture)) return cardOf(picture, asking)
  if (picture.kind === 'clip') return frameOf(picture, asking)
  return fileOf(picture, asking)
}

async function drawnOf(
  picture: Extract<ScenePicture, { kind: 'drawn' }>,
  { run, filmId, project, signal }: Asking,
  isFree: boolean,
): Promise<SeenPicture> {
  const listed = await findDrawer(run, isFree ? null : project.drawer)
  const size = drawnSizeOf(project.shape)
  const style = picture.style ?? project.style
  const { engine } = listed
  const wish = { prompt: picture.prompt, style, ...size, seed: picture.seed, count: 1 }
  const name = (ending: string) => toPieceName(['drawn', engine.id, engine.version, wish], ending)
  let costMicros: number | null = 0
  const { file } = await keepPiece(filmId, name('png'), async () => {
    const used = await useEngine(run, listed, wish, signal ? { signal } : {})
    const [first] = used.result.pictures
    if (!first) throw new EngineFailure('broken', 'No picture was drawn')
    costMicros = used.costMicros
    const told: Told = { by: engine.label, understood: used.result.understood, ignored: used.result.ignored }
    await keepPiece(filmId, name('json'), () => Promise.resolve(Buffer.from(JSON.stringify(told))))
    return first.bytes
  })
  const told = await readTold(filmId, name('json'))
  return {
    bytes: await readFromDisk(file),
    type: 'image/png',
    key: name('png'),
    ...told,
    by: told.by ?? engine.label,
    costMicros,
  }
}

/** What was understood of a scene’s words when it was drawn; null when it was not drawn yet. */
export async function readUnderstood(
  { picture }: Scene,
  { filmId, project, drawers }: { filmId: string; project: Project; drawers: readonly ListedEngine<'draw'>[] },
): Promise<Told | null> {
  const listed = picture.kind === 'drawn' ? chooseDrawer(drawers, null) : null
  if (picture.kind !== 'drawn' || !listed) return null
  const { prompt, style, seed } = picture
  const wish = { prompt, style: style ?? project.style, ...drawnSizeOf(project.shape), seed, count: 1 }
  const name = toPieceName(['drawn', listed.engine.id, listed.engine.version, wish], 'json')
  return (await findPiece(filmId, name)) ? readTold(filmId, name) : null
}

async function readTold(filmId: string, name: string): Promise<Told> {
  const file = await findPiece(filmId, name)
  return file ? (JSON.parse(await readFromDisk(file, 'utf8')) as Told) : NOTHING_TOLD
}

/** The engine that draws: the one that was chosen while it is there, else the built-in one. */
export async function findDrawer(run: Pick<Run, 'viewer'>, id: string | null): Promise<ListedEngine<'draw'>> {
  const found = chooseDrawer(await listEngines(run.viewer, 'draw'), id)
  if (!found) throw new EngineFailure('unable', 'Nothing here draws pictures')
  return found
}

const chooseDrawer = (engines: readonly ListedEngine<'draw'>[], id: string | null): ListedEngine<'draw'> | null =>
  engines.find(({ engine }) => engine.id === id) ?? engines.find(({ engine }) => engine.id === ILLUSTRATOR) ?? null

async function cardOf(picture: Parameters<typeof drawCard>[0], { filmId, project }: Asking): Promise<SeenPicture> {
  const size = stillSizeOf(project, CARD_SIDE)
  const key = toPieceName(['card', CARDS_VERSION, picture, size, project.look], 'png')
  const { file } = await keepPiece(filmId, key, () => inPictureTurn(() => drawCard(picture, size, project.look)))
  return { bytes: await readFromDisk(file), type: 'image/png', key, ...NOTHING_TOLD, costMicros: 0 }
}

async function frameOf(
  picture: Extract<ScenePicture, { kind: 'clip' }>,
  { filmId, signal }: Asking,
): Promise<SeenPicture> {
  const key = toPieceName(['frame', picture.fileId, picture.fromS], 'jpg')
  const { file } = await keepPiece(filmId, key, () => clipFrame(picture.fileId, picture.fromS, signal))
  return { bytes: await readFromDisk(file), type: 'image/jpeg', key, ...NOTHING_TOLD, costMicros: 0 }
}

async function fileOf(
  picture: Extract<ScenePicture, { kind: 'own' | 'kept' }>,
  { owner }: Asking,
): Promise<SeenPicture> {
  const fileId =
    picture.kind === 'own' ? picture.fileId : ((await findShowable(picture.pictureId, owner))?.fileId ?? '')
  const file = fileId ? await findAnyFile(fileId) : null
  if (!file) throw new EngineFailure('unable', 'The picture of a scene is no longer there')
  return { bytes: await readFile(file), type: file.type, key: file.sha256, ...NOTHING_TOLD, costMicros: 0 }
}
