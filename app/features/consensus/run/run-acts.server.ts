import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { addSeats, askAgain, tryOnceMore, type Changed } from '#app/kits/asking/consensus/change-run.server.ts'
import type { ConsensusRun } from '#app/kits/asking/consensus/consensus-run.ts'
import { removeRun } from '#app/kits/asking/consensus/history.store.server.ts'
import { helpersOf } from '#app/kits/asking/consensus/model-help/model-help.ts'
import { NO_RUN, requireRunReader, toRunAddress } from '#app/kits/asking/consensus/run-reader.server.ts'
import { findOwnRun } from '#app/kits/asking/consensus/runs.store.server.ts'
import { startRun, type Started } from '#app/kits/asking/consensus/start-run.server.ts'
import { saveVote } from '#app/kits/asking/consensus/votes.store.server.ts'
import { engineWorker } from '#app/kits/asking/engine-worker/engine-worker.server.ts'
import { readUpload, type SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import type { Reader } from '#app/kits/members/visitor/reader.server.ts'
import { toPastedSeat } from '#app/kits/asking/panel/seat-result.ts'
import { toCapWords, toResetS, type Quota } from '#app/kits/members/quota/quota.server.ts'
import type { Runner } from '#app/kits/asking/runs/begin-run.server.ts'
import { askDocument, toDocumentSeatId, type Witness } from '../panel-sources/document-seat.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { FormProblem, Typed } from '#app/platform/request/form.server.ts'
import { conflict, notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { toShareWords } from '#app/platform/worker-pool/worker-pool.ts'
import { bringDocuments, documentRules, keepDocumentDrafts, spendReading } from '../bring-documents.server.ts'
import { requireRunId } from './open-run.server.ts'
import { toFollowUp, toResolution, toWhy } from './follow-from.server.ts'
import { runActInputs, type RunActInputs } from './run-acts.inputs.ts'

const spendAct = createRateLimit('consensus-acts', { points: 60, windowS: 60 })

/** These take no computing time. */
const NEEDS_NO_ENGINE = new Set<RunActInputs['act']>(['remove', 'vote', 'unvote'])

type Doing = {
  run: ConsensusRun
  runner: Runner
  owner: Visitor
  typed: Typed
  pathname: string
  /** The key by which a guest without cookies came. */
  key: string | null
}

/** A form on the page of one's own run: done and led on by a redirect, or back with the sentence why not. */
export async function actOnRun(request: Request, network: string) {
  const id = requireRunId(request)
  const member = await findUser(request)
  const reader = await requireRunReader(request, id, member)
  const form = await readUpload(request, runActInputs, documentRules)
  try {
    if (form.problem) return data({ problem: form.problem }, form.init)
    return await act(request, id, { ...form, ...reader, member, network })
  } finally {
    await form.discard()
  }
}

type Sent = Reader & {
  input: RunActInputs
  typed: Typed
  files: Record<string, SentFile[]>
  member: CurrentUser | null
  network: string
}

async function act(request: Request, id: string, { input, typed, files, member, network, owner, key }: Sent) {
  const waitS = await spendAct(network)
  if (waitS > 0) return data({ problem: toProblem(tooManyAtOnce('changes', waitS), typed) }, overLimit(waitS))
  const run = await findOwnRun(owner, id)
  if (!run) throw notFound(NO_RUN)
  const shareWaitS = NEEDS_NO_ENGINE.has(input.act) ? 0 : engineWorker().shareWaitS()
  if (shareWaitS > 0) return data({ problem: toProblem(toShareWords(shareWaitS), typed) }, overLimit(shareWaitS))
  const { pathname } = new URL(request.url)
  const doing = { run, runner: { member, network }, owner, typed, pathname, key }
  if (input.act === 'add') return add(input, files.document ?? [], doing, member)
  return carryOut(input, doing, member)
}

type Added = Extract<RunActInputs, { act: 'add' }>

function carryOut(input: Exclude<RunActInputs, Added>, doing: Doing, member: CurrentUser | null) {
  const { run, runner, owner } = doing
  switch (input.act) {
    case 'again':
      return afterChange(askAgain(runner, run, input.position), doing, member)
    case 'vote':
    case 'unvote':
      return vote(input.act === 'vote' ? input.seat : null, doing)
    case 'compare':
      return compareOnceMore(doing)
    case 'remove':
      return remove(doing)
    default:
      return afterStart(startRun(runner, owner, { ...toNext(input, run), helpers: helpersOf(run) }), doing, member)
  }
}

function toNext(
  input: Exclude<RunActInputs, { act: 'again' | 'add' | 'compare' | 'vote' | 'unvote' | 'remove' }>,
  run: ConsensusRun,
) {
  if (input.act === 'follow') return toFollowUp(run, input.question, input.target)
  if (input.act === 'resolve') return toResolution(run, input.dispute)
  return toWhy(run, input.dispute, input.seat)
}

/** Brings engines, a pasted answer and documents to the table. */
async function add(input: Added, files: readonly SentFile[], doing: Doing, member: CurrentUser | null) {
  const { run, runner, owner, typed } = doing
  const refuse = async (field: string, message: string, init: number | ResponseInit, held: readonly Witness[] = []) => {
    const lists = held.length > 0 ? { ...typed.lists, held: await keepDocumentDrafts(held, owner) } : typed.lists
    return data({ problem: { values: typed.values, lists, errors: { [field]: message } } }, init)
  }
  const waitS = files.length > 0 ? await spendReading(runner.network) : 0
  if (waitS > 0) return refuse('document', tooManyAtOnce('documents', waitS), overLimit(waitS))
  const { witnesses, refusal } = await bringDocuments({ ...input, files }, owner)
  if (refusal) return refuse(refusal.field, refusal.message, refusal.status, witnesses)
  const isNew = (id: string) => !run.seats.some((one) => one.seat === id)
  const fresh = witnesses.filter(({ document }) => isNew(toDocumentSeatId(document)))
  if (fresh.length < witnesses.length) return refuse('document', 'This document has spoken already.', 409)
  if (fresh.length > 0 && run.question === '')
    return refuse('document', 'This run has no question that a document could answer.', 400)
  const engines = input.seat.filter(isNew)
  if (engines.length + fresh.length === 0 && input.answer === '')
    return refuse('seat', 'Choose a model or source, paste an answer or add a document.', 400)
  const pasted = run.seats.filter(({ kind }) => kind === 'pasted').length
  const voices = [
    ...(input.answer ? [toPastedSeat({ label: input.label || 'Pasted answer', text: input.answer }, pasted)] : []),
    ...(await Promise.all(fresh.map((witness) => askDocument(witness, run.question)))),
  ]
  return afterChange(addSeats(runner, run, { engines, voices }), doing, member)
}

async function vote(seat: string | null, doing: Doing) {
  const { run, owner } = doing
  if (seat !== null && !run.seats.some((one) => one.seat === seat)) throw notFound('That answer is not on this panel.')
  await saveVote(run.id, owner, seat, clock.now())
  return leadTo(run.id, doing)
}

async function compareOnceMore(doing: Doing) {
  if (!(await tryOnceMore(doing.run))) throw conflict('This comparison was not given up. Please read the page anew.')
  return leadTo(doing.run.id, doing)
}

async function remove({ run, owner }: Doing) {
  await removeRun(owner, run.id)
  return redirectWithFlash(to('consensus'), { title: 'Removed', description: 'The question and its answers are gone.' })
}

async function afterChange(changing: Promise<Changed>, doing: Doing, member: CurrentUser | null) {
  const changed = await changing
  if (!changed.isDone) return capped(changed.quota, doing.typed, member)
  return leadTo(doing.run.id, doing)
}

async function afterStart(starting: Promise<Started>, doing: Doing, member: CurrentUser | null) {
  const started = await starting
  if (!started.isDone) return capped(started.quota, doing.typed, member)
  return leadTo(started.id, doing)
}

const leadTo = (id: string, { pathname, owner, key }: Doing) =>
  redirect(toRunAddress(pathname, id, owner, key === null), 303)

const capped = (quota: Quota, typed: Typed, member: CurrentUser | null) =>
  data({ problem: toProblem(toCapWords(quota, member === null), typed) }, overLimit(toResetS(quota)))

const toProblem = (message: string, typed: Typed): FormProblem => ({ errors: { question: message }, ...typed })
