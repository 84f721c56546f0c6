import { to } from '#app/catalogue/to.ts'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import { NOT_THERE, type Keeping } from '#app/kits/members/kept/kept-acts.server.ts'
import { findReader, type Reader } from '#app/kits/members/visitor/reader.server.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import type { Project } from '../storyboard/project.ts'
import { MOST_VERSIONS, TITLE_MAX_CHARS } from '../video.limits.ts'
import * as rows from './films.store.server.ts'

const WORDS_CHARS = 20_000

/** How films are kept. */
export const filmsKeeping: Keeping = {
  change: rows.changeFilm,
  list: rows.listFilms,
  count: rows.countFilms,
  findDeleted: rows.findDeletedFilm,
  toAddress: (id, query = {}) => to('video-studio', null, { ...(id !== null && { film: id }), ...query }),
}

/** A film and whom it opens for. Throws the same 404 for one of somebody else as for none. */
export async function requireFilm(request: Request, id: string): Promise<Reader & { row: rows.FilmRow }> {
  const row = await rows.findFilm(id)
  const reader = await findReader(request, id, row)
  if (!row || !reader) throw notFound(NOT_THERE)
  return { ...reader, row }
}

export const toTitle = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim() || 'Film without a name'
  return line.length <= TITLE_MAX_CHARS
    ? line
    : `${line
        .slice(0, TITLE_MAX_CHARS - 1)
        .toWellFormed()
        .trimEnd()}…`
}

/** The column that is searched. */
export const toSearchWords = (title: string, { scenes }: Pick<Project, 'scenes'>): string =>
  fold(`${title} ${scenes.map(({ words, chapter }) => `${chapter ?? ''} ${words}`).join(' ')}`)
    .slice(0, WORDS_CHARS)
    .toWellFormed()

/** Keeps a storyboard as the newest version, with what was done. What was undone before is gone then. */
export async function saveProject(row: rows.FilmRow, project: Project, why: string): Promise<void> {
  const [number, now] = [row.version + 1, clock.now()]
  await rows.trimVersions(row.id, row.version, MOST_VERSIONS)
  await rows.createVersion({ id: createId(), filmId: row.id, number, why, project, createdAt: now })
  await rows.saveFilm(row.id, { project, version: number, words: toSearchWords(row.title, project), updatedAt: now })
}

/** Goes back to an earlier version or forth to one that was undone; false when there is none. */
export async function stepTo(row: rows.FilmRow, number: number): Promise<boolean> {
  const version = await rows.findVersion(row.id, number)
  if (!version) return false
  const project = version.project as Project
  await rows.saveFilm(row.id, {
    project,
    version: number,
    words: toSearchWords(row.title, project),
    updatedAt: clock.now(),
  })
  return true
}
