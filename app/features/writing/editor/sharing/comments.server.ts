import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { isOwned, type Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import * as rows from './comments.store.server.ts'
import { MOST_COMMENTS, type ShownComment } from './document-share.ts'

/** The comments of a document as `viewer` sees them: those that are settled last. */
export async function showComments(documentId: string, viewer: Visitor | null): Promise<ShownComment[]> {
  const list = await rows.listComments(documentId, MOST_COMMENTS)
  const shown = list.map((row): ShownComment => ({
    id: row.id,
    name: row.name,
    quote: row.quote,
    text: row.text,
    createdAt: row.createdAt,
    isDone: row.doneAt !== null,
    isMine: viewer !== null && isOwned(row, viewer),
  }))
  return [...shown.filter(({ isDone }) => !isDone), ...shown.filter(({ isDone }) => isDone)]
}

/** Adds a comment; false when the document has as many as it takes. */
export async function addComment(
  documentId: string,
  author: Visitor,
  member: CurrentUser | null,
  { quote, text }: { quote: string; text: string },
): Promise<boolean> {
  if ((await rows.countComments(documentId)) >= MOST_COMMENTS) return false
  const createdAt = clock.now()
  const name = member?.name || 'Guest'
  await rows.createComment({ id: createId(createdAt.getTime()), documentId, ...author, name, quote, text, createdAt })
  return true
}

/** Settles a comment or opens it again, or takes it away: the owner of the document any, its author their own. */
export async function changeComment(
  documentId: string,
  { comment, act, by }: { comment: string; act: 'settle' | 'open' | 'remove'; by: Visitor | 'owner' },
): Promise<boolean> {
  const row = await rows.findComment(documentId, comment)
  if (!row || (by !== 'owner' && !isOwned(row, by))) return false
  if (act === 'remove') await rows.removeComment(comment)
  else if (by !== 'owner') return false
  else await rows.settleComment(comment, act === 'settle' ? clock.now() : null)
  return true
}
