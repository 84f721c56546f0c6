import { to } from '#app/catalogue/to.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { isOpen } from '#app/kits/foundation/jobs/job-state.ts'
import { findJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { createLiveMark } from '#app/kits/foundation/live/live.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { readKeptPage } from '#app/kits/members/kept/kept-acts.server.ts'
import { readShare } from '#app/kits/members/share-links/read-share.server.ts'
import { findVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { notFound } from '#app/platform/request/problem.ts'
import * as passes from '../keeping/passes.store.server.ts'
import { requireResearch, researchKeeping } from '../keeping/research-keeping.server.ts'
import type { ListedResearch, ResearchRow } from '../keeping/research.store.server.ts'
import { estimatePlan } from '../plan/estimate.server.ts'
import { listPlanChoices } from '../plan/plan-choices.server.ts'
import type { Plan } from '../plan/plan.ts'
import { comparePasses } from '../reports/compare-passes.ts'
import { citedNumbers, type Report } from '../reports/report.ts'
import { SHARE_KIND } from '../reports/share-kind.ts'
import { toUnreached } from '../reports/unreached.ts'
import { QUESTION_MAX_CHARS } from '../research.limits.ts'
import { stepsOf, type Progress } from './progress.ts'

export const researchParts = ['plan', 'report', 'notes', 'sources', 'edit', 'versions', 'compare', 'share'] as const
export type ResearchPart = (typeof researchParts)[number]

const STATES: Readonly<Record<ListedResearch['state'], string>> = {
  plan: 'a plan',
  working: 'under way',
  paused: 'paused',
  done: '',
  failed: 'stopped',
}

/** The research assistant as its address asks for it: the question box with earlier ones, or one of them. */
export async function readResearch(request: Request) {
  const params = new URL(request.url).searchParams
  const id = params.get('research')
  if (id) return readOne(request, id, params)
  const [visitor, member] = await Promise.all([findVisitor(request), findUser(request)])
  const [page, { kinds, models }] = await Promise.all([
    readKeptPage(researchKeeping, visitor, params, (row) => STATES[(row as ListedResearch).state]),
    listPlanChoices(visitor, member),
  ])
  const asked = (params.get('ask') ?? '').slice(0, QUESTION_MAX_CHARS)
  return { part: 'list' as const, page, kinds, models: models.length, asked }
}
export type ResearchesView = Awaited<ReturnType<typeof readResearch>>
export type ResearchView = Exclude<ResearchesView, { part: 'list' }>

async function readOne(request: Request, id: string, params: URLSearchParams) {
  const { row, owner } = await requireResearch(request, id)
  const pass = row.passId ? await passes.findPass(row.passId) : null
  const wanted = researchParts.find((part) => part === params.get('part')) ?? (pass ? 'report' : 'plan')
  const part: ResearchPart = pass ? wanted : 'plan'
  const job = row.jobId ? await findJob(row.jobId) : null
  const isUnderWay = row.state === 'working' && job !== null && isOpen(job)
  const [sources, last] = pass
    ? await Promise.all([passes.listSources(pass.id), passes.findLastReport(pass.id)])
    : [[], null]
  const progress = pass?.progress as Progress | undefined
  const steps = pass ? stepsOf(pass.plan as Plan) : []
  return {
    part,
    id,
    title: row.title,
    question: row.question,
    isUnderWay,
    isPaused: row.state === 'paused',
    /** Under way, but nobody works on it any more. */
    trouble: row.state === 'working' && !isUnderWay ? (job?.lastError ?? 'The work on it was stopped.') : null,
    isDone: row.state === 'done',
    done: progress?.done.length ?? 0,
    steps: steps.length,
    note: job?.progressNote ?? null,
    pass: pass && { number: pass.number, at: pass.createdAt, subs: (pass.plan as Plan).subs },
    report: (last?.report as Report | undefined) ?? null,
    reportId: last?.id ?? null,
    sections: progress?.sections ?? [],
    counts: { sources: sources.filter(({ isOut, sameAs }) => !isOut && sameAs === null).length, read: sources.length },
    sources,
    unreached: pass && progress ? toUnreached(pass.plan as Plan, progress) : [],
    liveMark: createLiveMark(),
    isStill: params.get('refresh') === 'off',
    plan: part === 'plan' ? await readPlan(request, row, owner) : null,
    notes: part === 'notes' && pass ? await passes.listNotes(pass.id) : null,
    shown: part === 'sources' && pass ? await readShown(pass.id, params) : null,
    versions: part === 'versions' && pass ? await readVersions(pass.id) : null,
    compare: part === 'compare' && pass ? await readCompare(row, pass, params) : null,
    share: part === 'share' ? await toShare(request, id, owner) : null,
  }
}

async function readPlan(request: Request, row: ResearchRow, owner: Visitor) {
  const member = await findUser(request)
  const plan = row.plan as Plan
  const [choices, estimate] = await Promise.all([listPlanChoices(owner, member), estimatePlan(plan, toViewer(member))])
  return { ...plan, choices, estimate }
}
export type PlanView = Awaited<ReturnType<typeof readPlan>>

/** A stored text with the words somebody came for. */
async function readShown(passId: string, params: URLSearchParams) {
  const n = Number(params.get('source'))
  if (!params.has('source')) return null
  const row = Number.isSafeInteger(n) && n > 0 ? await passes.findSnapshot(passId, n) : null
  if (!row) throw notFound('There is no such source in this pass.')
  const range = /^(\d{1,8})-(\d{1,8})$/.exec(params.get('mark') ?? '')
  const [start, end] = range ? [Number(range[1]), Number(range[2])] : [0, 0]
  const isMarked = end > start && end <= row.text.length
  const { title, href, site, date, license, createdAt, sha256, text } = row
  return {
    ...{ n, title, href, site, date, license, readAt: createdAt, sha256 },
    before: isMarked ? text.slice(0, start) : text,
    mark: isMarked ? text.slice(start, end) : '',
    after: isMarked ? text.slice(end) : '',
  }
}
export type ShownSource = NonNullable<Awaited<ReturnType<typeof readShown>>>

async function readVersions(passId: string) {
  const all = await passes.listReports(passId)
  return all.map(({ id, number, why, createdAt, report }) => ({
    ...{ id, number, why, at: createdAt },
    sentences: (report as Report).sections.reduce((sum, { sentences }) => sum + sentences.length, 0),
  }))
}

async function readCompare(row: ResearchRow, now: passes.PassRow, params: URLSearchParams) {
  const all = await passes.listPasses(row.id)
  const finished = await passes.listPassesWithReport(all.map(({ id }) => id))
  const others = all.filter(({ id }) => id !== now.id && finished.has(id))
  const wanted = others.find(({ number }) => number === Number(params.get('pass'))) ?? others[0] ?? null
  const [mine, theirs] = await Promise.all([readToCompare(now.id), wanted ? readToCompare(wanted.id) : null])
  return {
    others: others.map(({ number, createdAt }) => ({ number, at: createdAt })),
    with: wanted && { number: wanted.number, at: wanted.createdAt },
    changes: mine && theirs ? comparePasses(theirs, mine) : null,
  }
}

async function readToCompare(passId: string) {
  const [last, sources] = await Promise.all([passes.findLastReport(passId), passes.listSources(passId)])
  if (!last) return null
  const report = last.report as Report
  const cited = new Set(citedNumbers(report))
  return { report, sources: sources.filter(({ n }) => cited.has(n)) }
}

const toShare = (request: Request, id: string, owner: Visitor) =>
  readShare(request, { kind: SHARE_KIND, thingId: id }, owner, {
    addressOf: (link) => to('research-shared', { id: link }),
    aboutOf: () => 'the newest report with its sources',
  })
