import { data, redirect } from '@remix-run/node'
import type { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { fileReport } from '#app/kits/asking/moderation/reports.server.ts'
import { listBlockedWords } from '#app/kits/asking/moderation/reports.store.server.ts'
import { judge } from '#app/kits/asking/moderation/spam.ts'
import { recordAuditEvent } from '#app/kits/foundation/audit/audit.server.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { findBetaFeature } from '#app/kits/members/beta/beta-features.ts'
import { switchFeature } from '#app/kits/members/beta/beta.server.ts'
import { bridge } from '#app/kits/members/bridging/bridging.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { toPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { readForm, type FormProblem, type Typed } from '#app/platform/request/form.server.ts'
import { badRequest, forbidden, notFound } from '#app/platform/request/problem.ts'
import { overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { dashboardInputs } from './beta.inputs.ts'
import { requireBeta } from './dashboard-view.server.ts'
import * as ideas from './ideas.store.server.ts'
import { letInNext } from './let-in.server.ts'

const DAY_S = 86_400
const MOST_VIEWS = 20_000
const saying = createKeptLimit('beta-say', { points: 10, windowS: DAY_S })
const voting = createKeptLimit('beta-vote', { points: 200, windowS: DAY_S })
const reporting = createKeptLimit('beta-report', { points: 20, windowS: DAY_S })

type Answer = { problem: FormProblem }
const refuse = (typed: Typed, field: string, message: string, init: number | ResponseInit) =>
  data<Answer>({ problem: { errors: { [field]: message }, ...typed } }, init)

/** A form of the dashboard. */
export async function actOnDashboard(request: Request) {
  const signedIn = await requireBeta(request)
  const form = await readForm(request, dashboardInputs)
  if (form.problem) {
    if (form.problem.errors['act']) throw badRequest('This form is not known here. Please load the page again.')
    return data<Answer>({ problem: form.problem }, 400)
  }
  const { input } = form
  const scene: Scene = { request, row: signedIn.row, isAdmin: signedIn.user.isAdmin, typed: form.typed }
  switch (input.act) {
    case 'switch': {
      await switchFeature(scene.row.id, input.feature, input.on === 'yes')
      const title = findBetaFeature(input.feature)?.title ?? ''
      return redirectWithFlash(to('beta-dashboard'), { title: `${title}: ${input.on === 'yes' ? 'on' : 'off'}` })
    }
    case 'say':
      return say(scene, input)
    case 'vote':
      return vote(scene, input)
    case 'withdraw': {
      if ((await ideas.removeIdea(input.idea, scene.row.id)).length === 0) throw notFound('This is gone already.')
      return redirectWithFlash(to('beta-dashboard'), { title: 'Taken back' })
    }
    case 'report':
      return report(scene, input)
    case 'answer':
      return answer(scene, input)
    case 'let-in': {
      requireAdministrator(scene)
      const count = await letInNext()
      await recordAuditEvent(request, { actorId: scene.row.id, act: 'beta.let-in', target: 'beta', detail: { count } })
      return redirectWithFlash(to('beta-dashboard'), { title: count === 0 ? 'Nobody waits' : `${count} let in` })
    }
  }
}

type Input = z.output<typeof dashboardInputs>
type Of<Act extends Input['act']> = Extract<Input, { act: Act }>
type SignedIn = Awaited<ReturnType<typeof requireBeta>>
type Scene = { request: Request; row: SignedIn['row']; isAdmin: boolean; typed: Typed }

function back({ request }: Scene, hash: string) {
  const { pathname, search } = new URL(request.url)
  return redirect(pathname + search + hash, 303)
}

function requireAdministrator({ isAdmin }: Scene): void {
  if (!isAdmin) throw forbidden('This part of the site belongs to its administrator.')
}

async function say({ row, typed }: Scene, input: Of<'say'>) {
  const unready = toPublishingRefusal(toPublisher(row), 'comments')
  if (unready) return refuse(typed, 'text', unready, 403)
  const links = input.text.match(/https?:\/\//g)?.length ?? 0
  const spoken = { text: input.text, links, isNew: false, saidBefore: 0, saidByOthers: 0 }
  const judged = judge(spoken, await listBlockedWords())
  if (judged.outcome !== 'ok') return refuse(typed, 'text', judged.why, 400)
  const waitS = await saying(row.id)
  if (waitS > 0) return refuse(typed, 'text', tooManyAtOnce('notes', waitS), overLimit(waitS))
  const now = clock.now()
  const id = createId(now.getTime())
  await ideas.createIdea({ id, userId: row.id, feature: input.about || null, text: input.text, createdAt: now })
  return redirectWithFlash(to('beta-dashboard'), { title: 'Thank you, it is below' })
}

async function vote(scene: Scene, input: Of<'vote'>) {
  const { row, typed } = scene
  const idea = await require(input.idea)
  if (idea.userId === row.id) return refuse(typed, 'form', 'Others judge what you said.', 400)
  const unready = toPublishingRefusal(toPublisher(row), 'comments')
  if (unready) return refuse(typed, 'form', unready, 403)
  const waitS = await voting(row.id)
  if (waitS > 0) return refuse(typed, 'form', tooManyAtOnce('votes', waitS), overLimit(waitS))
  const value = Number(input.value)
  await store().tx(async () => {
    if (value === 1 || value === -1)
      await ideas.putVote({ ideaId: idea.id, userId: row.id, value, createdAt: clock.now() })
    else await ideas.removeVote(idea.id, row.id)
    await bridgeIdeas(idea.id)
  })
  return back(scene, `#idea-${idea.id}`)
}

async function report({ row, typed }: Scene, input: Of<'report'>) {
  const idea = await require(input.target)
  const waitS = await reporting(row.id)
  if (waitS > 0) return refuse(typed, 'reason', tooManyAtOnce('reports', waitS), overLimit(waitS))
  const { id: thingId, userId: authorId, text } = idea
  const thing = { kind: 'beta-idea', thingId, authorId, text, address: to('beta-dashboard') }
  await fileReport(thing, { userId: row.id, reason: input.reason, words: input.words })
  return redirectWithFlash(to('beta-dashboard'), {
    title: 'Thank you, it is reported',
    description: 'A person looks at it.',
  })
}

async function answer(scene: Scene, input: Of<'answer'>) {
  requireAdministrator(scene)
  const idea = await require(input.idea)
  await store().tx(async () => {
    await ideas.saveIdea(idea.id, { state: input.state, answer: input.answer, answeredAt: clock.now() })
    await recordAuditEvent(scene.request, {
      actorId: scene.row.id,
      act: 'beta.answered',
      target: idea.id,
      detail: { before: idea.state, after: input.state },
    })
    if (idea.userId)
      await sendNotice({
        kind: 'beta.answered',
        ...{ to: idea.userId, from: null, about: `beta-idea/${idea.id}`, subject: idea.text },
        address: `${to('beta-dashboard')}#idea-${idea.id}`,
      })
  })
  return back(scene, `#idea-${idea.id}`)
}

async function require(id: string): Promise<ideas.IdeaRow> {
  const idea = await ideas.findIdea(id)
  if (!idea || idea.hiddenAt) throw notFound('This is gone.')
  return idea
}

/** Measures anew how far members who judge differently agree; one that lost its last vote is back in the middle. */
async function bridgeIdeas(changed: string): Promise<void> {
  const bridged = bridge(await ideas.listViews(MOST_VIEWS))
  if (!bridged.has(changed)) await ideas.saveIdea(changed, { bridge: 0.5, groups: [] })
  for (const [id, { score, groups }] of bridged)
    await ideas.saveIdea(id, { bridge: Math.round(score * 1e6) / 1e6, groups })
}
