import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { lookOver } from '#app/kits/asking/moderation/moderation.server.ts'
import { recordAuditEvent } from '#app/kits/foundation/audit/audit.server.ts'
import { removeFiles } from '#app/kits/foundation/files/files.server.ts'
import { saveFile } from '#app/kits/foundation/files/save-file.server.ts'
import { readUpload, type SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { bumpContent } from '#app/kits/foundation/page-cache/content-version.server.ts'
import { toPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { forbidden, notFound } from '#app/platform/request/problem.ts'
import { overLimit } from '#app/platform/request/rate-limit.server.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { addService, changeService, saveServiceForm } from '../booking/service-acts.server.ts'
import { deskInputs, type DeskInput } from '../business.inputs.ts'
import { MOST_OPEN_TASKS, PICTURE_MAX_BYTES } from '../business.limits.ts'
import { listBookingsAt } from '../keeping/bookings.store.server.ts'
import * as rows from '../keeping/businesses.store.server.ts'
import * as daily from '../keeping/daily.store.server.ts'
import { readDescription } from '../listing/register-business.server.ts'
import * as people from '../people/invites.server.ts'
import { refuse, refuseAll, type Answer } from '../refuse.server.ts'
import { requireDesk, requireRole, type Desk } from './place.server.ts'

const uploads = { picture: { most: 1, maxBytes: PICTURE_MAX_BYTES } }
type Visit = { request: Request; network: string; desk: Desk; typed: Typed; picture: SentFile | null }
const viewOf = ({ business }: Desk, view: string) => to('business-dashboard', { businessId: business.id }, { view })

/** Does what a form of a business's desk asks for. */
export async function actOnDesk(request: Request, network: string, businessId: string): Promise<Answer> {
  const desk = await requireDesk(request, businessId)
  const upload = await readUpload(request, deskInputs, uploads)
  try {
    if (upload.problem) return refuseAll(upload.problem, upload.init)
    const visit = { request, network, desk, typed: upload.typed, picture: upload.files.picture?.[0] ?? null }
    return await perform(visit, upload.input)
  } finally {
    await upload.discard()
  }
}

function perform(visit: Visit, input: DeskInput<string>): Promise<Answer> | Answer {
  const { desk, typed } = visit
  switch (input.do) {
    case 'save-page':
      return savePage(visit, input)
    case 'publish':
    case 'unpublish':
      return publish(visit, input.do === 'publish')
    case 'delete':
      return remove(desk, typed)
    case 'invite':
      return people.invite(desk, input, typed)
    case 'revoke':
      return people.revokeInvite(desk, input.invite)
    case 'role':
      return people.setRole(desk, input, typed)
    case 'remove':
      return people.removePerson(desk, input.member, typed)
    case 'leave':
      return people.removePerson(desk, desk.signedIn.row.id, typed)
    case 'lead':
      return setLead(desk, input)
    case 'remove-lead':
      return removeLead(desk, input.lead)
    case 'add-task':
      return addTask(visit, input)
    case 'task':
    case 'give-task':
    case 'remove-task':
      return changeTask(visit, input)
    case 'answer':
      return answerReview(visit, input)
    case 'add-service':
      return addService(desk, input, typed)
    case 'save-service':
      return saveServiceForm(desk, input, typed)
    case 'pause-service':
    case 'resume-service':
    case 'remove-service':
      return changeService(desk, input)
    case 'verify':
    case 'unverify':
      return verify(visit, input.do === 'verify' ? input.seen : null)
  }
}

async function savePage({ desk, network, typed, picture }: Visit, input: DeskInput<'save-page'>): Promise<Answer> {
  requireRole(desk, 'manager')
  const { business, signedIn } = desk
  const { errors, fields } = readDescription(input)
  if (Object.keys(errors).length > 0) return refuseAll({ errors, ...typed })
  let pictureId = input.unpicture ? null : business.pictureId
  if (picture && picture.content.bytes > 0) {
    const { name, claimedType, content } = picture
    const saved = await saveFile({ owner: { id: signedIn.row.id }, purpose: 'picture', name, claimedType, content })
    if (!saved.isSaved)
      return refuse(typed, 'picture', saved.message, saved.waitS ? overLimit(saved.waitS) : { status: saved.status })
    pictureId = saved.file.id
  }
  // What was seen to be true of a profession is not true of another.
  const isOther = fields.profession !== business.profession || fields.name !== business.name
  const now = clock.now()
  await rows.saveBusiness(business.id, {
    ...fields,
    ...{ links: input.links, pictureId, updatedAt: now },
    ...(isOther && business.verifiedAt && { verifiedAt: null, verifiedBy: null }),
  })
  if (business.pictureId && business.pictureId !== pictureId) await removeFiles([business.pictureId])
  if (business.publishedAt) await bumpContent()
  void lookOver({
    text: [fields.name, fields.tagline, fields.place, fields.about].join('\n'),
    author: { member: signedIn.user, network },
    screen: 'business-page',
    thing: toThing(business, fields),
  })
  return redirectWithFlash(viewOf(desk, 'page'), {
    title: 'Saved',
    description: isOther && business.verifiedAt ? 'The verified badge is gone: name or profession changed.' : '',
  })
}

/** What the administrator's queue knows a business by. */
export const BUSINESS = 'business'
export const toThing = (
  { id, createdBy }: Pick<rows.BusinessRow, 'id' | 'createdBy'>,
  { name, tagline, about }: Pick<rows.BusinessRow, 'name' | 'tagline' | 'about'>,
) => ({
  kind: BUSINESS,
  thingId: id,
  authorId: createdBy,
  text: [name, tagline, about].join('\n'),
  address: to('business-page', { businessId: id }),
})

async function publish({ desk, network, typed }: Visit, isShown: boolean): Promise<Answer> {
  requireRole(desk, 'manager')
  const { business, signedIn } = desk
  const refusal = isShown ? toPublishingRefusal(toPublisher(signedIn.row), 'profile') : null
  if (refusal) return refuse(typed, 'publish', refusal, 403)
  await rows.saveBusiness(business.id, { publishedAt: isShown ? (business.publishedAt ?? clock.now()) : null })
  await bumpContent()
  if (isShown)
    void lookOver({
      ...{ text: toThing(business, business).text, author: { member: signedIn.user, network } },
      ...{ screen: 'business-page', thing: toThing(business, business) },
    })
  return redirectWithFlash(viewOf(desk, 'page'), {
    title: isShown ? 'Published: everybody can find it now' : 'Nobody else sees it any more',
  })
}

async function remove(desk: Desk, typed: Typed): Promise<Answer> {
  requireRole(desk, 'owner')
  const ahead = await listBookingsAt(desk.business.id, {
    from: clock.now(),
    to: null,
    states: ['confirmed'],
    order: 'asc',
    most: 1,
  })
  if (ahead.length > 0)
    return refuse(typed, 'delete', 'Appointments are still ahead. Cancel them first, so that everybody is told.', 409)
  await rows.saveBusiness(desk.business.id, { deletedAt: clock.now() })
  await bumpContent()
  return redirectWithFlash(to('my-businesses'), {
    title: `“${desk.business.name}” is deleted`,
    description: 'It can be brought back for 24 hours.',
  })
}

async function setLead(desk: Desk, { lead, state }: DeskInput<'lead'>): Promise<Answer> {
  requireRole(desk, 'staff')
  if (!(await daily.saveLead(desk.business.id, lead, state, clock.now()))) throw notFound('This lead is gone.')
  return redirectWithFlash(viewOf(desk, 'leads'), { title: state === 'new' ? 'It is new again' : `Marked as ${state}` })
}

async function removeLead(desk: Desk, lead: string): Promise<Answer> {
  requireRole(desk, 'manager')
  await daily.removeLead(desk.business.id, lead)
  return redirectWithFlash(viewOf(desk, 'leads'), { title: 'Removed, with all it said' })
}

/** A member of the business a task may be given to; null: nobody. */
async function toAssignee({ business }: Desk, userId: string): Promise<string | null> {
  const found = userId ? await rows.findMembership(business.id, userId) : null
  return found ? userId : null
}

const tellAssignee = ({ business, signedIn }: Desk, task: { id: string; title: string }, userId: string) =>
  sendNotice({
    kind: 'business.task',
    ...{ to: userId, from: signedIn.row.id, about: `business-task/${task.id}`, subject: task.title },
    address: to('business-dashboard', { businessId: business.id }, { view: 'tasks' }),
  })

async function addTask({ desk, typed }: Visit, { title, assignee, due }: DeskInput<'add-task'>): Promise<Answer> {
  requireRole(desk, 'staff')
  const { business, signedIn } = desk
  if ((await daily.listTasks(business.id, { isDone: false, most: MOST_OPEN_TASKS })).length >= MOST_OPEN_TASKS)
    return refuse(typed, 'title', `So many tasks are open at most: ${MOST_OPEN_TASKS}.`, 409)
  const id = createId()
  const assigneeId = await toAssignee(desk, assignee)
  await store().tx(async () => {
    await daily.createTask({
      ...{ id, businessId: business.id, title, assigneeId, due: due || null },
      ...{ createdBy: signedIn.row.id, createdAt: clock.now() },
    })
    if (assigneeId) await tellAssignee(desk, { id, title }, assigneeId)
  })
  return redirectWithFlash(viewOf(desk, 'tasks'), { title: 'Added' })
}

async function changeTask({ desk }: Visit, input: DeskInput<'task' | 'give-task' | 'remove-task'>): Promise<Answer> {
  requireRole(desk, 'staff')
  const task = await daily.findTask(desk.business.id, input.task)
  if (!task) throw notFound('This task is gone.')
  if (input.do === 'remove-task') await daily.removeTask(desk.business.id, task.id)
  if (input.do === 'task') await daily.saveTask(task.id, { doneAt: input.state === 'done' ? clock.now() : null })
  if (input.do === 'give-task') {
    const assigneeId = await toAssignee(desk, input.assignee)
    await daily.saveTask(task.id, { assigneeId })
    if (assigneeId) await tellAssignee(desk, task, assigneeId)
  }
  return redirectWithFlash(viewOf(desk, 'tasks'), { title: input.do === 'remove-task' ? 'Removed' : 'Saved' })
}

async function answerReview({ desk, network }: Visit, { review: id, answer }: DeskInput<'answer'>): Promise<Answer> {
  requireRole(desk, 'manager')
  const { business, signedIn } = desk
  const review = await daily.findReview(id)
  if (review?.businessId !== business.id || review.hiddenAt) throw notFound('This review is gone.')
  await daily.saveReview(id, { answer, answeredBy: answer ? signedIn.row.id : null })
  if (answer) {
    await sendNotice({
      kind: 'business.answer',
      ...{ to: review.userId, from: signedIn.row.id, about: `business-review/${id}`, subject: business.name },
      address: `${to('business-page', { businessId: business.id })}#reviews`,
    })
    void lookOver({
      text: answer,
      author: { member: signedIn.user, network },
      screen: 'business-page',
      thing: toThing(business, { ...business, about: answer }),
    })
  }
  return redirectWithFlash(viewOf(desk, 'reviews'), { title: answer ? 'Answered' : 'The answer is taken off' })
}

/** Only the administrator says that somebody is what they say; each time it stands in the log. */
async function verify({ request, desk }: Visit, seen: string | null): Promise<Answer> {
  const { business, signedIn } = desk
  if (!signedIn.user.isAdmin) throw forbidden('Only the administrator gives this badge.')
  await store().tx(async () => {
    await rows.saveBusiness(business.id, {
      verifiedAt: seen ? clock.now() : null,
      verifiedBy: seen ? signedIn.row.id : null,
    })
    await recordAuditEvent(request, {
      actorId: signedIn.row.id,
      act: seen ? 'business.verified' : 'business.unverified',
      target: business.id,
      detail: { name: business.name, profession: business.profession, ...(seen && { seen }) },
    })
    await bumpContent()
  })
  return redirectWithFlash(viewOf(desk, 'page'), { title: seen ? 'Verified' : 'The badge is taken off' })
}
