import { findShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { findReader } from '#app/kits/members/visitor/reader.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { findFilm, findFinished, type FilmRow, type RenderRow } from '../keeping/films.store.server.ts'
import type { Project } from '../storyboard/project.ts'
import { readProject } from '../storyboard/project-schema.ts'
import { SHARE_KIND } from './share-kind.ts'

export type Seen = {
  row: FilmRow
  owner: Visitor
  /** What may be seen: the storyboard as it stands for its owner, as it was made into a film for others. */
  project: Project
  /** The newest film that was made of it. */
  render: RenderRow | null
  isShared: boolean
}

/**
 * A film for whoever may see it: its owner, and whoever comes by a link that works now. Those see the finished film and nothing that was
 * done since. Null for everybody else.
 */
export async function findSeen(request: Request, id: string): Promise<Seen | null> {
  const row = await findFilm(id)
  if (!row) return null
  const owner = { userId: row.userId, guestId: row.guestId } as Visitor
  const share = new URL(request.url).searchParams.get('share')
  if (share !== null) {
    const link = row.hiddenAt === null ? await findShareLink(SHARE_KIND, share) : null
    const render = link?.thingId === id ? await findFinished(id) : null
    return render && { row, owner, project: readProject(render.project), render, isShared: true }
  }
  const reader = await findReader(request, id, row)
  return reader && { row, owner, project: readProject(row.project), render: await findFinished(id), isShared: false }
}
