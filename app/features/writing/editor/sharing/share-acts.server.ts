import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { lookOver } from '#app/kits/asking/moderation/moderation.server.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { createShareLink, revokeShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { findVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { NOT_THERE } from '#app/kits/members/kept/kept-acts.server.ts'
import { requireDocument } from '../documents.server.ts'
import { answer } from '../editor-answer.server.ts'
import type { Sent } from '../editor.inputs.ts'
import { addComment, changeComment } from './comments.server.ts'
import { DOCUMENT_SHARE_KIND, MOST_COMMENTS, type DocumentTerms } from './document-share.ts'
import { findSharedDocument } from './shared-document.server.ts'

const spendComment = createKeptLimit('document-comments', { points: 60, windowS: 3_600 })
const refuse = (typed: Typed, message: string, init: number | ResponseInit) =>
  answer({ problem: { ...typed, errors: { form: message } } }, init)

export async function share(request: Request, { id, term, comments }: Sent<'share'>, typed: Typed) {
  const { owner } = await requireDocument(request, id)
  const refusal = toPublishingRefusal(await readPublisher(request), 'links')
  if (refusal) return refuse(typed, refusal, 403)
  const terms: DocumentTerms = { takesComments: comments !== undefined }
  await createShareLink({ kind: DOCUMENT_SHARE_KIND, thingId: id }, owner, term, terms)
  return redirect(to('text-editor', null, { d: id, part: 'share' }), 303)
}

export async function revoke(request: Request, { share: link }: Sent<'revoke'>) {
  const owner = await findVisitor(request)
  if (!owner || !(await revokeShareLink(link, owner))) throw notFound(NOT_THERE)
  const id = new URL(request.url).searchParams.get('d')
  return redirect(to('text-editor', null, { d: id, part: id ? 'share' : null }), 303)
}

type Place = { id?: string | undefined; share?: string | undefined }
type Ground = { documentId: string; by: 'owner' | 'link'; author: Visitor | null; back: string }

const LINK_GONE =
  'This link no longer takes comments: it ended, or whoever shared the document took it back. Copy your words before you leave.'

/** Where somebody may comment: their own document, or one that a link opens for comments; null for a link that does not. */
async function findPlace(request: Request, { id, share: link }: Place): Promise<Ground | null> {
  if (link !== undefined) {
    const shared = await findSharedDocument(link)
    if (!shared?.terms.takesComments) return null
    const back = to('text-editor', null, { share: link })
    return { documentId: shared.row.id, by: 'link', author: await findVisitor(request), back }
  }
  const { row, owner, key } = await requireDocument(request, id ?? '')
  return {
    documentId: row.id,
    by: 'owner',
    author: owner,
    back: to('text-editor', null, { d: row.id, part: 'share', key }),
  }
}

/** Words that others read: of the owner, or of a member whose address is confirmed. */
export async function comment(request: Request, network: string, input: Sent<'comment'>, typed: Typed) {
  const place = await findPlace(request, input)
  // The page with the words stays where it is.
  if (!place) return refuse(typed, LINK_GONE, 404)
  const { documentId, by, author, back } = place
  const publisher = await readPublisher(request)
  const refusal = by === 'link' ? toPublishingRefusal(publisher, 'comments') : null
  const member = await findUser(request)
  if (refusal || !author) return refuse(typed, refusal ?? NOT_THERE, 403)
  const waitS = await spendComment(author.userId ?? author.guestId)
  if (waitS > 0) return refuse(typed, tooManyAtOnce('comments', waitS), overLimit(waitS))
  if (by === 'link') await lookOver({ text: input.text, author: { member, network }, screen: 'text-editor' })
  if (!(await addComment(documentId, author, member, input)))
    return refuse(typed, `A document takes ${MOST_COMMENTS} comments. Take some away first.`, 409)
  return redirect(back, 303)
}

const ACTS = { 'comment-settle': 'settle', 'comment-open': 'open', 'comment-remove': 'remove' } as const

export async function tidyComment(request: Request, input: Sent<keyof typeof ACTS>) {
  const place = await findPlace(request, input)
  if (!place) throw notFound(NOT_THERE)
  const { documentId, by, author, back } = place
  const who = by === 'owner' ? 'owner' : author
  const isDone = who && (await changeComment(documentId, { comment: input.comment, act: ACTS[input.do], by: who }))
  if (!isDone) throw notFound(NOT_THERE)
  return redirect(back, 303)
}
