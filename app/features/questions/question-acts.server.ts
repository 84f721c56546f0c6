import { data } from '@remix-run/node'
import { store } from '#app/database/store.server.ts'
import { to } from '#app/catalogue/to.ts'
import { recordAuditEvent } from '#app/kits/foundation/audit/audit.server.ts'
import { placeQuestion } from '#app/kits/asking/community-answers/place-question.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { bumpContent } from '#app/kits/foundation/page-cache/content-version.server.ts'
import { toCapWords, toResetS } from '#app/kits/members/quota/quota.server.ts'
import type { Runner } from '#app/kits/asking/runs/begin-run.server.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readFields } from '#app/platform/request/fields.server.ts'
import { checkForm } from '#app/platform/request/form.server.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { badRequest, conflict, forbidden } from '#app/platform/request/problem.ts'
import { createRateLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { actOnAnswer } from './answer-acts.server.ts'
import { goPublic } from './ask-question.server.ts'
import { findAnswer, saveVote } from './answers.store.server.ts'
import { findTopic } from './find-topic.server.ts'
import { askPanel } from './panel-answer.server.ts'
import { listPanelAnswers } from './panel-answers.store.server.ts'
import { canAskAgain } from './question-rights.ts'
import { aboutOf } from './question-notices.ts'
import { getQuestion } from './question-view.server.ts'
import { isPageAct, pageInputs, type PageAct, type PageInputs } from './questions.inputs.ts'
import { MOST_EDITS } from './questions.limits.ts'
import {
  createReport,
  hasOthersAnswers,
  keepEdit,
  listEdits,
  removeQuestion,
  saveQuestion,
} from './questions.store.server.ts'
import { spendPublic, toPublicLimitWords } from './standing.server.ts'
import {
  back,
  pageOf,
  refuse,
  refuseUnready,
  requirePublisher,
  told,
  type Answered,
  type Visit,
} from './visit.server.ts'

const spendAct = createRateLimit('questions-act', { points: 60, windowS: 60 })
const spendReport = createKeptLimit('qa-report', { points: 20, windowS: 86_400 })

/** A form on the page of a question. */
export async function actOnQuestion(request: Request, network: string, id: string): Answered {
  const raw = await readFields(request)
  const act = raw.act
  if (!isPageAct(act)) throw badRequest('This form is not known here. Please load the page again.')
  const found = await getQuestion(request, id)
  const form = checkForm<unknown>(raw, pageInputs[act])
  if (form.problem) return data({ problem: form.problem, alike: null }, 400)
  const visit: Visit = { ...found, request, network, typed: form.typed }
  const waitS = await spendAct(found.standing.member?.id ?? network)
  if (waitS > 0) return refuse(visit, 'form', tooManyAtOnce('changes', waitS), 429, waitS)
  return perform(act, visit, form.input as never)
}

function perform<Act extends PageAct>(act: Act, visit: Visit, input: PageInputs[Act]): Answered {
  const acts: { [Name in PageAct]: (visit: Visit, input: PageInputs[Name]) => Answered } = {
    'again': again,
    'publish': publish,
    'unpublish': unpublish,
    'remove': remove,
    'edit': edit,
    'vote': vote,
    'accept': accept,
    'report': report,
    'answer': actOnAnswer.answer,
    'edit-answer': actOnAnswer.edit,
    'remove-answer': actOnAnswer.remove,
  }
  return acts[act](visit, input)
}

function requireAsker({ isAsker }: Visit) {
  if (!isAsker) throw forbidden('Only whoever asked may do that.')
}

const toRunner = ({ standing: { member }, network }: Visit): Runner => ({ member, network })

async function again(visit: Visit): Answered {
  const { row, owner, isAsker, standing } = visit
  const [newest] = await listPanelAnswers(row.id)
  if (!owner || !canAskAgain(row, newest, { isAsker, isVerified: standing.isVerified, now: clock.now() }))
    return refuse(visit, 'again', 'The panel’s answer is fresh, or the panel is thinking already.', 409)
  const asked = { id: row.id, question: row.question, details: row.details, version: (newest?.version ?? 0) + 1 }
  const started = await askPanel(toRunner(visit), owner, asked)
  if (!started.isDone)
    return refuse(visit, 'again', toCapWords(started.quota, standing.member === null), 429, toResetS(started.quota))
  await told(visit)
  return back(visit, '#panel')
}

async function publish(visit: Visit): Answered {
  requireAsker(visit)
  const { row, standing } = visit
  const unready = refuseUnready(visit, 'publish', 'question')
  if (unready) return unready
  if (row.publishedAt !== null) return back(visit)
  const waitS = await spendPublic('publish', standing.member!.id, standing.isNew)
  if (waitS > 0) return refuse(visit, 'publish', toPublicLimitWords('publish', standing.isNew), 429, waitS)
  await saveQuestion(row.id, { publishedAt: clock.now() })
  await goPublic(row.id, `${row.question}\n${row.details}`, toRunner(visit))
  return redirectWithFlash(pageOf(visit), { title: 'Public now', description: 'Everybody can read, vote and answer.' })
}

async function unpublish(visit: Visit): Answered {
  requireAsker(visit)
  const { row } = visit
  if (await hasOthersAnswers(row.id, row.userId))
    return refuse(visit, 'publish', 'Others have answered, so the question stays public.', 409)
  await saveQuestion(row.id, { publishedAt: null })
  await placeQuestion(row.id)
  await bumpContent()
  return redirectWithFlash(pageOf(visit), { title: 'Only yours now', description: 'Nobody else can read it.' })
}

async function remove(visit: Visit): Answered {
  const { row, isAsker, request, standing } = visit
  const isOperator = standing.member?.isAdmin === true
  if (!isAsker && !isOperator) requireAsker(visit)
  const isStaying = isAsker && !isOperator && (await hasOthersAnswers(row.id, row.userId))
  await store().tx(async () => {
    if (isStaying) await saveQuestion(row.id, { userId: null, guestId: null })
    else await removeQuestion(row.id)
    if (!isAsker)
      await recordAuditEvent(request, { actorId: standing.member!.id, act: 'question.removed', target: row.id })
  })
  await told(visit)
  if (isStaying)
    return redirectWithFlash(pageOf(visit), { title: 'Your name is off it', description: 'The answers stay.' })
  return redirectWithFlash(to('questions'), { title: 'Removed', description: 'The question and its answers are gone.' })
}

async function edit(visit: Visit, input: PageInputs['edit']): Answered {
  requireAsker(visit)
  const { row } = visit
  const unready = row.publishedAt === null ? null : refuseUnready(visit, 'question', 'question')
  if (unready) return unready
  const isReworded = input.question !== row.question
  if (isReworded && (await hasOthersAnswers(row.id, row.userId)))
    return refuse(visit, 'question', 'Others have answered these words. Add what is missing to the details.', 409)
  const edits = (await listEdits(row.id)).filter(({ answerId }) => answerId === null)
  if (edits.length >= MOST_EDITS)
    return refuse(visit, 'question', `A question can be changed ${MOST_EDITS} times. Ask a new one instead.`, 409)
  const now = clock.now()
  const { question, details } = input
  const topic = input.topic === 'auto' ? await findTopic(question) : input.topic
  const hasChanged = isReworded || details !== row.details
  await store().tx(async () => {
    if (hasChanged) await keepEdit({ questionId: row.id, text: row.question, details: row.details, createdAt: now })
    await saveQuestion(row.id, { question, details, topic, ...(hasChanged && { editedAt: now }) })
  })
  if (row.publishedAt !== null) await goPublic(row.id, `${question}\n${details}`, toRunner(visit))
  return redirectWithFlash(pageOf(visit), { title: 'Saved', description: 'What it said before stands in its history.' })
}

async function vote(visit: Visit, { target, value }: PageInputs['vote']): Answered {
  const unready = visit.standing.member && refuseUnready(visit, 'vote', 'answer')
  if (unready) return unready
  const member = requirePublisher(visit)
  const { row, standing } = visit
  const answer = target === 'question' || target === 'panel' ? null : await findAnswer(row.id, target)
  const isKnown = target === 'question' || target === 'panel' || answer !== null
  if (!isKnown) throw conflict('This answer is gone. Please load the page again.')
  const isOwn = answer ? answer.userId === member.id : target === 'question' && visit.isAsker
  if (isOwn) return refuse(visit, 'vote', 'Votes on what one wrote oneself do not count.', 409)
  if (target === 'question' && value < 0) throw badRequest('Questions are not voted down.')
  const waitS = await spendPublic('vote', member.id, standing.isNew)
  if (waitS > 0) return refuse(visit, 'vote', toPublicLimitWords('vote', standing.isNew), 429, waitS)
  await saveVote({ userId: member.id, questionId: row.id, target, value, createdAt: clock.now() })
  await told(visit)
  return back(visit, answer ? `#answer-${answer.id}` : target === 'panel' ? '#panel' : '')
}

async function accept(visit: Visit, { target }: PageInputs['accept']): Answered {
  requireAsker(visit)
  const { row } = visit
  const chosen = target === '' || target === 'panel' ? null : await findAnswer(row.id, target)
  if (target !== '' && target !== 'panel' && !chosen) throw conflict('This answer is gone. Please load the page again.')
  await saveQuestion(row.id, { acceptedId: target || null })
  if (chosen?.userId && row.publishedAt)
    await sendNotice({ kind: 'questions.accepted', to: chosen.userId, from: row.userId, ...aboutOf(row) })
  await told(visit)
  return back(visit, target === 'panel' ? '#panel' : target ? `#answer-${target}` : '')
}

async function report(visit: Visit, { target, reason, words }: PageInputs['report']): Answered {
  const { row, standing, network } = visit
  if (row.publishedAt === null) throw conflict('Nobody else can read this question.')
  if (target !== 'question' && !(await findAnswer(row.id, target))) throw conflict('This answer is gone already.')
  const userId = standing.member?.id ?? null
  const waitS = await spendReport(userId ?? network)
  if (waitS > 0) return refuse(visit, 'reason', tooManyAtOnce('reports', waitS), 429, waitS)
  await createReport({ id: createId(), userId, questionId: row.id, target, reason, words, createdAt: clock.now() })
  return redirectWithFlash(pageOf(visit), {
    title: 'Thank you',
    description: 'Whoever runs this place will look at it.',
  })
}
