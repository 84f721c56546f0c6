import { fillPath } from '#app/catalogue/fill-path.ts'
import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { toAgoWords } from '#app/kits/members/identity/account/moment-words.ts'
import { clock } from '#app/platform/clock.ts'
import { reactions } from '../pulse.limits.ts'
import { splitPost } from './clean-post.ts'
import { listCounts, listOwnMarks, listPassers, type ShownRow, type Viewer } from './feed.store.server.ts'

/** A list shows so much of a post; its page shows all. */
const LIST_CHARS = 1_200

type Came = { passId: string | null }
type Options = { isWhole?: boolean; came?: ReadonlyMap<string, Came> }

/** Posts as the page draws them, with what the reader pressed under each. */
export async function toPostViews(rows: readonly ShownRow[], viewer: Viewer, { isWhole = false, came }: Options = {}) {
  const ids = rows.map(({ post }) => post.id)
  const passIds = [...(came?.values() ?? [])].flatMap(({ passId }) => passId ?? [])
  const [counts, own, passers] = await Promise.all([
    listCounts(ids),
    viewer === null ? { reactions: [], votes: [], passes: [] } : listOwnMarks(viewer, ids),
    listPassers(passIds),
  ])
  const now = clock.now()
  return rows.map((row) => {
    const { id } = row.post
    const times = new Map(counts.filter(({ postId }) => postId === id).map(({ what, times: n }) => [what, n]))
    const pressed = own.reactions.find(({ postId }) => postId === id)?.kind ?? null
    const vote = own.votes.find(({ postId }) => postId === id)?.choice ?? null
    const passer = passers.find((one) => one.id === came?.get(id)?.passId) ?? null
    return {
      ...toWords(row, isWhole),
      ...toAuthor(row, viewer),
      at: row.post.publishedAt?.toISOString() ?? null,
      ago: toAgoWords(row.post.publishedAt ?? row.post.createdAt, now),
      parentId: row.post.parentId,
      rootId: row.post.rootId,
      audience: row.post.audience,
      isEdited: row.post.editedAt !== null,
      isHidden: row.post.hiddenAt !== null,
      isGone: row.post.deletedAt !== null || row.post.userId === null,
      pictures: row.post.pictures.map(({ alt, width, height }, n) => ({
        alt,
        width,
        height,
        address: toPicture(id, n),
      })),
      poll: toPoll(row, times, vote, now),
      link: row.post.link,
      reactions: reactions.map(({ kind }) => ({ kind, times: times.get(kind) ?? 0, isOwn: pressed === kind })),
      replies: row.post.replies,
      passes: row.post.passes,
      isPassed: own.passes.some(({ postId }) => postId === id),
      via: passer && { passId: passer.id, name: passer.name, handle: passer.handle, words: passer.words },
      bridge: row.post.bridge === null ? null : { score: row.post.bridge, groups: row.post.groups ?? [] },
    }
  })
}
export type PostView = Awaited<ReturnType<typeof toPostViews>>[number]

const toAuthor = ({ post, name, handle, picture }: ShownRow, viewer: Viewer) => ({
  author: name !== null && handle !== null ? { name, handle, picture } : null,
  isOwn: viewer !== null && post.userId === viewer,
})

function toWords({ post }: ShownRow, isWhole: boolean) {
  const isCut = !isWhole && post.text.length > LIST_CHARS
  const text = isCut ? post.text.slice(0, Math.max(post.text.lastIndexOf(' ', LIST_CHARS), LIST_CHARS / 2)) : post.text
  return { id: post.id, parts: splitPost(text.toWellFormed()), isCut, length: post.text.length }
}

export const toPicture = (id: string, n: number): string =>
  fillPath(allEndpoints['pulse/picture'], { id, n: String(n) })

function toPoll({ post: { poll } }: ShownRow, times: ReadonlyMap<string, number>, own: number | null, now: Date) {
  if (!poll) return null
  const counted = poll.choices.map((label, n) => ({ label, times: times.get(`choice:${n}`) ?? 0 }))
  const total = counted.reduce((sum, choice) => sum + choice.times, 0)
  return {
    choices: counted.map((choice) => ({ ...choice, percent: total ? Math.round((100 * choice.times) / total) : 0 })),
    total,
    own,
    isOver: poll.endsAt <= now.getTime(),
    endsAt: new Date(poll.endsAt).toISOString(),
  }
}
