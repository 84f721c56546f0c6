import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { toFlashCookie } from '#app/kits/pages/flash/flash.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { keepMissing, voteOnArticle } from '#app/kits/operations/knowledge-base/votes.server.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { requireVisitor, toVisitorHeaders } from '#app/kits/members/visitor/visitor.server.ts'
import { findHelpArticle } from '#app/kits/search/site-search/help-articles.server.ts'
import { checkForm } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { refuse, refuseForNow, type Sent } from './sent.server.ts'
import { missingInputs, voteInputs } from './support.inputs.ts'

const DAY_S = 86_400
/** One browser is one voice, but a program has many browsers. */
const spendVote = createKeptLimit('help-votes', { points: 60, windowS: DAY_S })

/** What a reader says of an article: whether it helped, and what was missing. */
export async function actOnArticle(sent: Sent) {
  const slug = sent.params.get('article') ?? ''
  if (!(await findHelpArticle(slug))) throw notFound('This article is not in the help centre any more.')
  const waitS = await spendVote(sent.context.network)
  if (waitS > 0) {
    const errors = { [sent.act === 'vote' ? 'helpful' : 'missing']: tooManyAtOnce('opinions', waitS) }
    const missing = typeof sent.raw['missing'] === 'string' ? sent.raw['missing'] : ''
    return refuseForNow(sent.act, { errors, values: { missing }, lists: {} }, waitS)
  }
  return sent.act === 'vote' ? vote(sent, slug) : tellMissing(sent, slug)
}

async function vote({ request, act, raw }: Sent, slug: string) {
  const form = checkForm(raw, voteInputs)
  if (form.problem) return refuse(act, form.problem)
  const { owner, cookie } = await requireVisitor(request, await findUser(request))
  await voteOnArticle(slug, owner, form.input.helpful === 'yes')
  return backTo(slug, form.input.helpful, toVisitorHeaders(cookie))
}

async function tellMissing({ request, act, raw }: Sent, slug: string) {
  const form = checkForm(raw, missingInputs)
  if (form.problem) return refuse(act, form.problem)
  const { owner } = await requireVisitor(request, await findUser(request))
  const isKept = await keepMissing(slug, owner, form.input.missing)
  if (!isKept) {
    const errors = { missing: 'Please choose No first, so that this stands with your answer.' }
    return refuse(act, { errors, ...form.typed }, 409)
  }
  const thanks = {
    title: 'Kept for whoever writes the help',
    description: 'Thank you. It helps to make the article better.',
  }
  return backTo(slug, 'kept', { 'Set-Cookie': await toFlashCookie(thanks) })
}

const backTo = (slug: string, said: string, headers: HeadersInit) =>
  redirect(`${to('support', null, { article: slug, said })}#helpful`, { status: 303, headers })
