import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { lookOver } from '#app/kits/asking/moderation/moderation.server.ts'
import { recordAuditEvent } from '#app/kits/foundation/audit/audit.server.ts'
import { mayWrite } from '#app/kits/members/authoring/authoring.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { store } from '#app/database/store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm, type FormProblem, type Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { commentInputs, type CommentInputs } from '../blog.inputs.ts'
import type { Post } from '../posts/posts.server.ts'
import * as rows from './comments.store.server.ts'

const spendComment = createRateLimit('blog-comment', { points: 10, windowS: 600 })
const spendReport = createRateLimit('blog-report', { points: 20, windowS: 3_600 })
const GONE = 'This comment is not there any more. Please load the page again.'

export type CommentAnswer = { problem: FormProblem; act: string }
const refuse = (act: string, typed: Typed, errors: Record<string, string>, init: number | ResponseInit) =>
  data<CommentAnswer>({ act, problem: { ...typed, errors } }, init)

type Work = { request: Request; network: string; post: Post; typed: Typed }

/** A form below a post. */
export async function actOnPost(request: Request, network: string, post: Post) {
  const form = await readForm(request, commentInputs)
  if (form.problem) return data<CommentAnswer>({ act: form.problem.values['do'] ?? '', problem: form.problem }, 400)
  return act({ request, network, post, typed: form.typed }, form.input)
}

async function act(work: Work, input: CommentInputs) {
  if (input.do === 'comment') return comment(work, input.text)
  const member = await requireMember(work.request)
  const row = await rows.findComment(input.comment)
  if (!row || row.post !== work.post.slug) throw notFound(GONE)
  switch (input.do) {
    case 'report':
      return report(work, member, row.id, input.words)
    case 'remove':
      if (row.userId !== member.id) throw notFound(GONE)
      await rows.removeComment(row.id)
      return back(work.post)
    case 'hide':
    case 'show-again':
      if (!(await mayWrite(member, 'post'))) throw notFound(GONE)
      await judge(member, row.id, input.do === 'hide' ? 'hidden' : 'shown')
      return back(work.post)
  }
}

const back = ({ slug }: Post, at = 'comments') => redirect(`${to('blog-post', { slug })}#${at}`, 303)

async function comment({ request, network, post, typed }: Work, text: string) {
  const refusal = toPublishingRefusal(await readPublisher(request), 'comments')
  if (refusal) return refuse('comment', typed, { text: refusal }, 403)
  const member = await requireMember(request)
  const waitS = await spendComment(member.id)
  if (waitS > 0) return refuse('comment', typed, { text: tooManyAtOnce('comments', waitS) }, overLimit(waitS))
  const now = clock.now()
  const id = createId(now.getTime())
  await rows.createComment({ id, post: post.slug, userId: member.id, text, createdAt: now })
  const hint = await lookOver({ text, author: { member, network }, screen: 'blog-post' })
  if (hint.isFlagged) await rows.saveState(id, 'waiting')
  if (post.authorId)
    await sendNotice({
      kind: 'blog.comment',
      to: post.authorId,
      from: member.id,
      about: `post/${post.slug}`,
      subject: post.title,
      address: `${to('blog-post', { slug: post.slug })}#${id}`,
    })
  return back(post, id)
}

/** A report hides nothing by itself: it puts the comment before a person. */
async function report({ post, typed }: Work, member: CurrentUser, commentId: string, words: string) {
  const waitS = await spendReport(member.id)
  if (waitS > 0) return refuse('report', typed, { words: tooManyAtOnce('reports', waitS) }, overLimit(waitS))
  const now = clock.now()
  await store().tx(async () => {
    await rows.createReport({ id: createId(now.getTime()), commentId, userId: member.id, words, createdAt: now })
    await rows.saveState(commentId, 'waiting')
  })
  return back(post)
}

/** What a person decided about a comment. */
export const judge = (member: CurrentUser, id: string, state: 'shown' | 'hidden') =>
  store().tx(async () => {
    await rows.saveState(id, state)
    const act = state === 'hidden' ? ('comment.hidden' as const) : ('comment.shown' as const)
    await recordAuditEvent(null, { actorId: member.id, act, target: id })
  })
