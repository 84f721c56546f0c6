import { fillPath } from '#app/catalogue/fill-path.ts'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { readOwnFigure, readOwnTexts } from '#app/kits/foundation/content/content.server.ts'
import { createContentCache } from '#app/kits/foundation/page-cache/content-cache.server.ts'
import { listTexts, namesOf, type TextRow } from '#app/kits/members/authoring/authored.store.server.ts'
import { listSeenPictures } from './covers.store.server.ts'
import { postDetails, postFileFields } from './post-fields.ts'

export type Cover = { svg: string | null; src: string | null; alt: string }
export type Post = {
  slug: string
  title: string
  summary: string
  body: string
  author: string
  tags: string[]
  series: string
  brand: string
  cover: Cover | null
  publishedAt: Date
  changedAt: Date | null
  /** The row a member wrote it in; null for one that came with the product. */
  textId: string | null
  authorId: string | null
}

const FOLDER = 'blog'
const keep = createContentCache('posts')

/** The posts that came with the product. */
export const readPostFiles = (): Post[] =>
  readOwnTexts(FOLDER, postFileFields).map(({ slug, body, published, cover, coverAlt, ...words }) => ({
    ...words,
    slug,
    body,
    brand: 'all',
    cover: cover ? { svg: readOwnFigure(FOLDER, cover), src: null, alt: coverAlt } : null,
    publishedAt: new Date(`${published}T09:00:00Z`),
    changedAt: null,
    textId: null,
    authorId: null,
  }))

/** Every post of a brand that readers see, the newest first: a member's text stands for the one that came under its name. */
export async function listPosts(brand: string): Promise<Post[]> {
  const all = await keep('all', readAll)
  return all.filter((post) => post.brand === 'all' || post.brand === brand)
}

async function readAll(): Promise<Post[]> {
  const rows = (await listTexts('post')).filter(({ shown }) => shown !== null)
  const names = await namesOf(rows.flatMap(({ userId }) => userId ?? []))
  const covers = await listSeenPictures(rows.map(({ shown }) => String(shown?.details['cover'] ?? '')).filter(Boolean))
  const written = rows.flatMap((row) => postOf(row, names, covers) ?? [])
  const own = new Set(rows.map(({ slug }) => slug))
  return [...readPostFiles().filter(({ slug }) => !own.has(slug)), ...written].sort(
    (a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || a.slug.localeCompare(b.slug),
  )
}

function postOf(row: TextRow, names: ReadonlyMap<string, string>, covers: ReadonlySet<string>): Post | null {
  const details = postDetails.safeParse(row.shown?.details)
  if (!row.shown || !row.shownAt || !details.success) return null
  const { cover, coverAlt, ...words } = details.data
  return {
    ...words,
    slug: row.slug,
    title: row.shown.title,
    body: row.shown.text,
    author: names.get(row.userId ?? '') ?? 'A former member',
    cover: covers.has(cover) ? { svg: null, src: toPictureSrc(cover), alt: coverAlt } : null,
    publishedAt: row.shownAt,
    changedAt: row.changedAt,
    textId: row.id,
    authorId: row.userId,
  }
}

/** The address of a picture of the gallery, wide enough for a cover. */
export const toPictureSrc = (id: string): string => `${fillPath(endpoints['images/picture-file'], { id })}?width=1280`

export const findPost = async (brand: string, slug: string): Promise<Post | null> =>
  (await listPosts(brand)).find((post) => post.slug === slug) ?? null
