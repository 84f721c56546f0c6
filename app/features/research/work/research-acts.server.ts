import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { cancelJob, findJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { isOpen } from '#app/kits/foundation/jobs/job-state.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { actOnKept } from '#app/kits/members/kept/kept-acts.server.ts'
import { TITLE_MAX_CHARS } from '#app/kits/members/kept/kept.limits.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { createShareLink, revokeShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { leadToMade } from '#app/kits/members/visitor/lead-to-made.server.ts'
import { requireVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm, type FormProblem, type Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import * as passes from '../keeping/passes.store.server.ts'
import { requireResearch, researchKeeping } from '../keeping/research-keeping.server.ts'
import { createResearch, saveInState, saveResearch } from '../keeping/research.store.server.ts'
import { draftPlan, toSubs } from '../plan/plan.ts'
import { listPlanChoices } from '../plan/plan-choices.server.ts'
import { SHARE_KIND } from '../reports/share-kind.ts'
import { bringBack, saveEdited } from './edit-report.server.ts'
import { withoutWriting, type Progress } from './progress.ts'
import { researchInputs, type ResearchInput } from './research.inputs.ts'
import { goOn, startPass } from './start-pass.server.ts'

const spendBegin = createRateLimit('research-begin', { points: 20, windowS: 60 })
const spendStart = createRateLimit('research-start', { points: 12, windowS: 300 })

/** A form of the research assistant. */
export async function actOnResearch(request: Request, network: string) {
  const form = await readForm(request, researchInputs)
  if (form.problem) return data<{ problem: FormProblem }>({ problem: form.problem }, 400)
  const { input, typed } = form
  switch (input.do) {
    case 'begin':
      return begin(request, network, input, typed)
    case 'plan':
      return savePlan(request, network, input, typed)
    case 'pause':
      return pause(request, input)
    case 'resume':
      return resume(request, input)
    case 'again':
      return again(request, network, input, typed)
    case 'rewrite':
      return rewrite(request, network, input, typed)
    case 'source-out':
    case 'source-in':
      return throwSource(request, input)
    case 'note-out':
    case 'note-in':
      return throwNote(request, input)
    case 'edit':
      return edit(request, input, typed)
    case 'restore':
      return restore(request, input)
    case 'share':
      return share(request, input, typed)
    case 'revoke':
      return revoke(request, input)
    default:
      return actOnKept(request, researchKeeping, input)
  }
}

const lead = (research: string, part: string, key: string | null) =>
  redirect(to('v2-research-assistant', null, { research, part, key }), 303)

async function begin(request: Request, network: string, { question }: ResearchInput<'begin'>, typed: Typed) {
  const waitS = await spendBegin(network)
  if (waitS > 0) return refuse(typed, 'question', tooManyAtOnce('questions', waitS), overLimit(waitS))
  const member = await findUser(request)
  const { owner, cookie } = await requireVisitor(request, member)
  const { kinds } = await listPlanChoices(owner, member)
  const ready = kinds.filter(({ isReady }) => isReady).map(({ kind }) => kind)
  const [id, now] = [createSecretId(), clock.now()]
  await createResearch({
    ...{ id, ...owner, title: question.replace(/\s+/g, ' ').slice(0, TITLE_MAX_CHARS), question },
    ...{ plan: draftPlan(question, ready), state: 'plan', createdAt: now, updatedAt: now },
  })
  return leadToMade({ owner, cookie }, id, (key) => to('v2-research-assistant', null, { research: id, key }))
}

async function savePlan(request: Request, network: string, input: ResearchInput<'plan'>, typed: Typed) {
  const { row, key, owner } = await requireResearch(request, input.research)
  if (row.state === 'working') return refuse(typed, 'subs', 'It is under way. Pause it to change the plan.', 409)
  const member = await findUser(request)
  const choices = await listPlanChoices(owner, member)
  const { kinds, documents, collections, model, pages, then } = input
  if (model !== null && !choices.models.some(({ id }) => id === model))
    return refuse(typed, 'model', 'Choose a model from the list.', 400)
  const isOwn = (id: string) => [...choices.documents, ...choices.collections].some((one) => one.id === id)
  const plan = {
    ...{ subs: toSubs(input.subs), kinds, model, pages },
    ...{ documents: documents.filter(isOwn), collections: collections.filter(isOwn) },
  }
  await saveResearch(row.id, { plan, updatedAt: clock.now() })
  if (then === 'save') return lead(row.id, 'plan', key)
  return start(network, { ...row, plan }, member, typed, key)
}

type Row = Awaited<ReturnType<typeof requireResearch>>['row']

async function start(
  network: string,
  row: Row,
  member: Awaited<ReturnType<typeof findUser>>,
  typed: Typed,
  key: string | null,
) {
  const waitS = await spendStart(network)
  if (waitS > 0) return refuse(typed, 'start', tooManyAtOnce('passes', waitS), overLimit(waitS))
  const started = await startPass(row, member, network)
  return started.isStarted ? lead(row.id, 'report', key) : refuse(typed, 'start', started.message, started.init)
}

async function pause(request: Request, { research }: ResearchInput<'pause'>) {
  const { row, key } = await requireResearch(request, research)
  if ((await saveInState(research, ['working'], { state: 'paused', updatedAt: clock.now() })) && row.jobId)
    await cancelJob(row.jobId)
  return lead(research, 'report', key)
}

async function resume(request: Request, { research }: ResearchInput<'resume'>) {
  const { row, key } = await requireResearch(request, research)
  const job = row.jobId ? await findJob(row.jobId) : null
  const isUnderWay = row.state === 'working' && job !== null && isOpen(job)
  if (!isUnderWay && row.passId && row.state !== 'done') await goOn(row)
  return lead(research, 'report', key)
}

async function again(request: Request, network: string, { research }: ResearchInput<'again'>, typed: Typed) {
  const { row, key } = await requireResearch(request, research)
  return start(network, row, await findUser(request), typed, key)
}

/** Writes notes and report again from the texts that are left. */
async function rewrite(request: Request, network: string, { research }: ResearchInput<'rewrite'>, typed: Typed) {
  const { row, key } = await requireResearch(request, research)
  const waitS = await spendStart(network)
  if (waitS > 0) return refuse(typed, 'form', tooManyAtOnce('passes', waitS), overLimit(waitS))
  const pass = row.passId ? await passes.findPass(row.passId) : null
  if (!pass || row.state !== 'done') return refuse(typed, 'form', 'There is no finished report to write again.', 409)
  await passes.savePass(pass.id, { progress: withoutWriting(pass.progress as Progress) })
  await goOn(row)
  return lead(research, 'report', key)
}

async function requirePass(request: Request, research: string) {
  const { row, key } = await requireResearch(request, research)
  if (!row.passId) throw notFound('Nothing was read for it yet.')
  return { passId: row.passId, key }
}

async function throwSource(request: Request, input: ResearchInput<'source-out' | 'source-in'>) {
  const { passId, key } = await requirePass(request, input.research)
  await passes.saveSnapshot(passId, input.n, { isOut: input.do === 'source-out' })
  return lead(input.research, 'sources', key)
}

async function throwNote(request: Request, input: ResearchInput<'note-out' | 'note-in'>) {
  const { passId, key } = await requirePass(request, input.research)
  await passes.saveNote(passId, input.note, input.do === 'note-out')
  return lead(input.research, 'notes', key)
}

async function edit(request: Request, input: ResearchInput<'edit'>, typed: Typed) {
  const { row, key } = await requireResearch(request, input.research)
  const problem = await saveEdited(row, input)
  return problem ? refuse(typed, 'text', problem.message, problem.status) : lead(input.research, 'report', key)
}

async function restore(request: Request, { research, report }: ResearchInput<'restore'>) {
  const { row, key } = await requireResearch(request, research)
  await bringBack(row, report)
  return lead(research, 'report', key)
}

async function share(request: Request, { research, term }: ResearchInput<'share'>, typed: Typed) {
  const { owner } = await requireResearch(request, research)
  const refusal = toPublishingRefusal(await readPublisher(request), 'links')
  if (refusal) return refuse(typed, 'term', refusal, 403)
  await createShareLink({ kind: SHARE_KIND, thingId: research }, owner, term)
  return lead(research, 'share', null)
}

async function revoke(request: Request, { share: id }: ResearchInput<'revoke'>) {
  const research = new URL(request.url).searchParams.get('research')
  const { owner } = await requireVisitor(request, await findUser(request))
  await revokeShareLink(id, owner)
  return redirect(to('v2-research-assistant', null, research ? { research, part: 'share' } : {}), 303)
}
