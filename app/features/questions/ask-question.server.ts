import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { findAlike } from '#app/kits/asking/community-answers/alike.server.ts'
import { placeQuestion } from '#app/kits/asking/community-answers/place-question.server.ts'
import { lookOver } from '#app/kits/asking/moderation/moderation.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { requireVisitor, toVisitorHeaders } from '#app/kits/members/visitor/visitor.server.ts'
import { bumpContent } from '#app/kits/foundation/page-cache/content-version.server.ts'
import { toCapWords, toResetS } from '#app/kits/members/quota/quota.server.ts'
import type { Runner } from '#app/kits/asking/runs/begin-run.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm, type Typed } from '#app/platform/request/form.server.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { findTopic } from './find-topic.server.ts'
import { askPanel } from './panel-answer.server.ts'
import { askInputs, type AskInputs } from './questions.inputs.ts'
import { createQuestion } from './questions.store.server.ts'
import { readStanding, spendPublic, toPublicLimitWords, type Standing } from './standing.server.ts'

const spendAsk = createRateLimit('questions-ask', { points: 30, windowS: 60 })
const MOST_ALIKE = 4

/** The form of a new question. Who has not seen what was asked before is shown it first. */
export async function ask(request: Request, network: string) {
  const form = await readForm(request, askInputs)
  if (form.problem) return data({ problem: form.problem, alike: null }, 400)
  const { input, typed } = form
  const standing = await readStanding(request)
  const isRefused = refusal(input, standing)
  if (isRefused) return refuse('visibility', isRefused, typed, 403)
  const waitS = await spendAsk(network)
  if (waitS > 0) return refuse('question', tooManyAtOnce('questions', waitS), typed, 429, waitS)
  const alike = input.sure ? [] : await findAlike(input.question, MOST_ALIKE)
  if (alike.length > 0) return data({ problem: { errors: {}, ...typed }, alike: alike.map(toShown) })
  return post(request, input, typed, standing, network)
}

type Alike = Awaited<ReturnType<typeof findAlike>>[number]
export type ShownAlike = ReturnType<typeof toShown>

const toShown = ({ id, question, isSame, panelAnswer, answerCount }: Alike) => ({
  id,
  question,
  isSame,
  excerpt: panelAnswer ?? '',
  answerCount,
})

const refusal = ({ visibility }: AskInputs, { publisher }: Standing): string | null =>
  visibility === 'own' ? null : toPublishingRefusal(publisher, 'question')

async function post(request: Request, input: AskInputs, typed: Typed, standing: Standing, network: string) {
  const { member, isNew } = standing
  const isPublic = input.visibility === 'public'
  if (isPublic && member) {
    const waitS = await spendPublic('publish', member.id, isNew)
    if (waitS > 0) return refuse('visibility', toPublicLimitWords('publish', isNew), typed, 429, waitS)
  }
  const { owner, cookie } = await requireVisitor(request, member)
  const runner: Runner = { member, network }
  const now = clock.now()
  const id = createSecretId()
  const { question, details } = input
  const topic = input.topic === 'auto' ? await findTopic(question) : input.topic
  const row = { id, ...owner, question, details, topic, publishedAt: isPublic ? now : null, createdAt: now }
  const started = await askPanel(runner, owner, { id, question, details, version: 1 }, () => createQuestion(row))
  if (!started.isDone)
    return refuse('question', toCapWords(started.quota, member === null), typed, 429, toResetS(started.quota))
  if (isPublic) await goPublic(id, `${question}\n${details}`, runner)
  return redirect(to('questions', null, { question: id }), { status: 303, headers: toVisitorHeaders(cookie) })
}

/** What happens to a text as everybody may read it from now on. */
export async function goPublic(id: string, text: string, author: Runner): Promise<void> {
  void lookOver({ text, author, screen: 'questions' })
  await placeQuestion(id)
  await bumpContent()
}

function refuse(field: string, message: string, typed: Typed, status: number, waitS = 0) {
  const answer = { problem: { errors: { [field]: message }, ...typed }, alike: null }
  return data(answer, waitS > 0 ? overLimit(waitS) : status)
}
