import { store } from '#app/database/store.server.ts'
import { to } from '#app/catalogue/to.ts'
import { recordAuditEvent } from '#app/kits/foundation/audit/audit.server.ts'
import { indexWords } from '#app/kits/asking/community-answers/place-question.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { lookOver } from '#app/kits/asking/moderation/moderation.server.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { conflict, forbidden } from '#app/platform/request/problem.ts'
import { aboutOf } from './question-notices.ts'
import { createAnswer, findAnswer, removeAnswer, saveAnswer } from './answers.store.server.ts'
import type { PageInputs } from './questions.inputs.ts'
import { MOST_EDITS } from './questions.limits.ts'
import { keepEdit, listEdits } from './questions.store.server.ts'
import { spendPublic, toPublicLimitWords } from './standing.server.ts'
import { back, refuse, refuseUnready, requirePublisher, told, type Answered, type Visit } from './visit.server.ts'

const GONE = 'This answer is gone. Please load the page again.'

async function publish(visit: Visit, text: string): Promise<void> {
  const { standing, network, row } = visit
  void lookOver({ text, author: { member: standing.member, network }, screen: 'questions' })
  await indexWords(row.id)
  await told(visit)
}

async function answer(visit: Visit, input: PageInputs['answer']): Answered {
  const { row, standing } = visit
  // Somebody who was signed out meanwhile keeps what they wrote.
  if (!standing.member) return refuse(visit, 'text', 'Sign in first, then send it again. Your words stay here.', 401)
  const unready = refuseUnready(visit, 'text', 'answer')
  if (unready) return unready
  const member = requirePublisher(visit)
  const waitS = await spendPublic('answer', member.id, standing.isNew)
  if (waitS > 0) return refuse(visit, 'text', toPublicLimitWords('answer', standing.isNew), 429, waitS)
  const id = createId()
  await store().tx(async () => {
    await createAnswer({ id, questionId: row.id, userId: member.id, ...input, createdAt: clock.now() })
    if (row.userId) await sendNotice({ kind: 'questions.answer', to: row.userId, from: member.id, ...aboutOf(row) })
  })
  await publish(visit, [input.text, ...input.sources].join('\n'))
  return back(visit, `#answer-${id}`)
}

async function edit(visit: Visit, { answer: id, text, basis, sources }: PageInputs['edit-answer']): Answered {
  const unready = visit.standing.member && refuseUnready(visit, 'text', 'answer')
  if (unready) return unready
  const member = requirePublisher(visit)
  const { row } = visit
  const before = await findAnswer(row.id, id)
  if (!before) throw conflict(GONE)
  if (before.userId !== member.id) throw forbidden('Only whoever wrote an answer may change it.')
  const edits = (await listEdits(row.id)).filter(({ answerId }) => answerId === id)
  if (edits.length >= MOST_EDITS) return refuse(visit, 'text', `An answer can be changed ${MOST_EDITS} times.`, 409)
  const now = clock.now()
  await store().tx(async () => {
    const said = { text: before.text, details: before.sources.join('\n') }
    await keepEdit({ questionId: row.id, answerId: id, ...said, createdAt: now })
    await saveAnswer(id, { text, basis, sources, editedAt: now })
  })
  await publish(visit, [text, ...sources].join('\n'))
  return back(visit, `#answer-${id}`)
}

async function remove(visit: Visit, { answer: id }: PageInputs['remove-answer']): Answered {
  const { row, standing, request } = visit
  const before = await findAnswer(row.id, id)
  if (!before) throw conflict(GONE)
  const isOwn = standing.member !== null && before.userId === standing.member.id
  if (!isOwn && !standing.member?.isAdmin) throw forbidden('Only whoever wrote an answer may remove it.')
  await store().tx(async () => {
    await removeAnswer(row.id, id)
    if (!isOwn) await recordAuditEvent(request, { actorId: standing.member!.id, act: 'answer.removed', target: id })
  })
  await indexWords(row.id)
  await told(visit)
  return redirectWithFlash(to('questions', null, { question: row.id }), { title: 'The answer is removed' })
}

export const actOnAnswer = { answer, edit, remove }
