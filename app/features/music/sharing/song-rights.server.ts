import { findShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import {
  findFinishedRender,
  findPublishedSong,
  findSong,
  type SongRenderRow,
  type SongRow,
} from '#app/kits/members/songs/songs.store.server.ts'
import { findReader } from '#app/kits/members/visitor/reader.server.ts'
import { SHARE_KIND } from './share-kind.ts'

export type Seen = {
  row: SongRow
  /** For its owner the text as it stands; for others that of the newest render. */
  text: string
  render: SongRenderRow | null
}

/** A song by a link that works, or one that was published: what was made sound last, and nothing that was done since. */
export async function findShown(
  share: string,
): Promise<(Seen & { by: { name: string; handle: string } | null }) | null> {
  const link = await findShareLink(SHARE_KIND, share)
  const published = link ? null : await findPublishedSong(share)
  const row = link ? await findSong(link.thingId) : (published?.row ?? null)
  if (!row || row.hiddenAt !== null) return null
  const render = await findFinishedRender(row.id)
  const by = published && { name: published.name, handle: published.handle }
  return render && { row, text: render.text, render, by }
}

/** A song for whoever may have its files; null for everybody else. */
export async function findSeen(request: Request, id: string): Promise<Seen | null> {
  const share = new URL(request.url).searchParams.get('share')
  if (share !== null) {
    const shown = await findShown(share)
    return shown?.row.id === id ? shown : null
  }
  const row = await findSong(id)
  const reader = await findReader(request, id, row)
  return row && reader ? { row, text: row.text, render: await findFinishedRender(id) } : null
}
