import { to } from '#app/catalogue/to.ts'
import { lookOver } from '#app/kits/asking/moderation/moderation.server.ts'
import { recordAuditEvent } from '#app/kits/foundation/audit/audit.server.ts'
import { requireSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { findUserById } from '#app/kits/members/identity/account/users.store.server.ts'
import { areApart } from '#app/kits/members/ties/ties.server.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { isPlainLine, toPlainLine } from '#app/kits/members/identity/profile/display-name.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { placeMember } from '../finding/place-member.server.ts'
import { offeringActs, type OfferingAct, type OfferingInput } from '../people.inputs.ts'
import { OFFERINGS_MAX } from '../people.limits.ts'
import { closeReports, createReport } from '../reports.store.server.ts'
import { showAtLeast } from '../mine/save-mine.server.ts'
import { refuse, refuseAll, refuseUnready, spend, toRunner, type Acting } from '../visit.server.ts'
import { findShownOffering, NO_OFFERING } from './offering-view.server.ts'
import * as rows from './offerings.store.server.ts'

/** A form about an offering. */
export async function actOnOfferings(request: Request, network: string) {
  const signedIn = await requireSignedIn(request)
  const form = await readForm(request, offeringActs)
  if (form.problem) return refuseAll(form.problem)
  return perform({ request, network, signedIn, typed: form.typed }, form.input)
}

function perform(acting: Acting, input: OfferingAct) {
  switch (input.do) {
    case 'offer':
      return offer(acting, input)
    case 'edit':
      return edit(acting, input.offering, input)
    case 'pause':
    case 'resume':
      return pause(acting, input.offering, input.do)
    case 'remove':
      return remove(acting, input.offering)
    case 'ask':
      return ask(acting, input.offering, input.words)
    case 'accept':
    case 'decline':
      return answer(acting, input.wish, input.do, input.words)
    case 'withdraw':
    case 'done':
      return finish(acting, input.wish, input.do)
    case 'report':
      return report(acting, input)
    case 'hide':
    case 'show':
      return decide(acting, input.offering, input.do)
  }
}

const pageOf = (offering: string) => to('offerings', null, { offering })
const own = (part: 'yours' | 'wishes') => to('offerings', null, { part })
const GONE = 'This is gone or answered already. Please load the page again.'
const DAY_MS = 86_400_000

function readOffering(acting: Acting, { title, about, kind, where, until }: OfferingInput) {
  const line = toPlainLine(title)
  if (!isPlainLine(line))
    return { refused: refuse(acting.typed, 'title', 'This holds signs that nobody can see. Please type it afresh.') }
  const last = until ? new Date(Date.parse(`${until}T00:00:00Z`) + DAY_MS) : null
  if (last && (Number.isNaN(last.getTime()) || last <= clock.now()))
    return { refused: refuse(acting.typed, 'until', 'This day is over, or there is no such day.') }
  return { refused: null, fields: { title: line, about, kind, where, until: last } }
}

async function offer(acting: Acting, input: OfferingInput) {
  const { row } = acting.signedIn
  const read = readOffering(acting, input)
  if (read.refused) return read.refused
  const unready = refuseUnready(acting, 'audience')
  if (unready) return unready
  if ((await rows.countOwn(row.id)) >= OFFERINGS_MAX)
    return refuse(acting.typed, 'form', `So many offerings are the most: ${OFFERINGS_MAX}. Remove one first.`, 409)
  const spent = await spend('offer', acting)
  if (spent) return spent
  const now = clock.now()
  const id = createId()
  await rows.createOffering({
    ...{ id, userId: row.id, ...read.fields, state: 'open', createdAt: now, updatedAt: now },
  })
  await showAtLeast(row, 'offerings', input.audience)
  await placeMember(row.id)
  void lookOver({ text: `${input.title}\n${input.about}`, author: toRunner(acting), screen: 'offerings' })
  return redirectWithFlash(pageOf(id), { title: 'Offered', description: 'Others can ask for it now.' })
}

/** One of the member's own; 404 for anybody else's. */
async function requireOwn(acting: Acting, id: string) {
  const found = await rows.findOffering(id)
  if (found?.offering.userId !== acting.signedIn.row.id) throw notFound(NO_OFFERING)
  return found.offering
}

async function edit(acting: Acting, id: string, input: OfferingInput) {
  const offering = await requireOwn(acting, id)
  const read = readOffering(acting, input)
  if (read.refused) return read.refused
  const spent = await spend('write', acting)
  if (spent) return spent
  await rows.saveOffering(offering.id, { ...read.fields, updatedAt: clock.now() })
  await showAtLeast(acting.signedIn.row, 'offerings', input.audience)
  await placeMember(offering.userId)
  void lookOver({ text: `${input.title}\n${input.about}`, author: toRunner(acting), screen: 'offerings' })
  return redirectWithFlash(pageOf(id), { title: 'Saved' })
}

async function pause(acting: Acting, id: string, act: 'pause' | 'resume') {
  const offering = await requireOwn(acting, id)
  const unready = act === 'resume' ? refuseUnready(acting) : null
  if (unready) return unready
  const isOver = offering.until !== null && offering.until <= clock.now()
  await rows.saveOffering(id, {
    state: act === 'pause' ? 'paused' : 'open',
    ...(act === 'resume' && isOver && { until: null }),
    updatedAt: clock.now(),
  })
  await placeMember(offering.userId)
  return redirectWithFlash(pageOf(id), { title: act === 'pause' ? 'Paused: nobody finds it now' : 'It stands again' })
}

async function remove(acting: Acting, id: string) {
  const offering = await requireOwn(acting, id)
  await rows.removeOffering(id, offering.userId)
  await placeMember(offering.userId)
  return redirectWithFlash(own('yours'), { title: 'Removed', description: offering.title })
}

async function ask(acting: Acting, id: string, words: string) {
  const { row } = acting.signedIn
  const { offering } = await findShownOffering(id, row)
  if (offering.userId === row.id) return refuse(acting.typed, 'words', 'This is your own.', 409)
  if (offering.state !== 'open') return refuse(acting.typed, 'words', 'It is paused at the moment.', 409)
  const refused = refuseUnready(acting, 'words') ?? (await spend('ask', acting, 'words'))
  if (refused) return refused
  const now = clock.now()
  const wish = createId()
  const isMade = await rows.createRequest({
    ...{ id: wish, offeringId: id, userId: row.id, giverId: offering.userId, open: `${id} ${row.id}`, words },
    ...{ state: 'asked', createdAt: now, changedAt: now },
  })
  if (!isMade) return refuse(acting.typed, 'words', 'You have asked for it already.', 409)
  await sendNotice({
    kind: 'people.wish',
    ...{ to: offering.userId, from: row.id, about: id, subject: offering.title, address: own('wishes') },
  })
  return redirectWithFlash(own('wishes'), { title: 'Asked', description: 'Whoever gives it will answer here.' })
}

async function answer(acting: Acting, id: string, act: 'accept' | 'decline', reply: string) {
  const { row } = acting.signedIn
  const wish = await rows.findRequest(id)
  if (wish?.giverId !== row.id || (await areApart(row.id, wish.userId))) throw notFound(NO_OFFERING)
  const moved = await rows.moveRequest(id, ['asked'], {
    ...{ reply, changedAt: clock.now() },
    ...(act === 'accept' ? { state: 'accepted' } : { state: 'declined', open: null }),
  })
  if (!moved) return refuse(acting.typed, 'form', GONE, 409)
  const found = await rows.findOffering(wish.offeringId)
  await sendNotice({
    kind: 'people.answer',
    ...{ to: wish.userId, from: row.id, about: id, subject: found?.offering.title ?? '', address: own('wishes') },
  })
  return redirectWithFlash(own('wishes'), { title: act === 'accept' ? 'Accepted' : 'Declined' })
}

/** Whoever asked takes it back while it is open, or says that it was given: that is what counts as given. */
async function finish(acting: Acting, id: string, act: 'withdraw' | 'done') {
  const { row } = acting.signedIn
  const wish = await rows.findRequest(id)
  if (wish?.userId !== row.id) throw notFound(NO_OFFERING)
  const moved = await rows.moveRequest(id, act === 'done' ? ['accepted'] : ['asked', 'accepted'], {
    ...{ open: null, changedAt: clock.now(), state: act === 'done' ? 'done' : 'withdrawn' },
  })
  if (!moved) return refuse(acting.typed, 'form', GONE, 409)
  if (act === 'withdraw') return redirectWithFlash(own('wishes'), { title: 'Taken back' })
  const [found, giver] = await Promise.all([rows.findOffering(wish.offeringId), findUserById(wish.giverId)])
  await sendNotice({
    kind: 'people.done',
    ...{ to: wish.giverId, from: row.id, about: id, subject: found?.offering.title ?? '', address: own('wishes') },
  })
  return redirectWithFlash(own('wishes'), {
    title: 'Done',
    description: giver ? `Say thank you to ${giver.name}: it stays on their profile.` : '',
  })
}

async function report(acting: Acting, { offering: id, reason, words }: Extract<OfferingAct, { do: 'report' }>) {
  const { row } = acting.signedIn
  const { offering } = await findShownOffering(id, row)
  const refused = await spend('report', acting, 'reason')
  if (refused) return refused
  await createReport({
    ...{ id: createId(), userId: row.id, kind: 'offering', thingId: id, aboutId: offering.userId, reason, words },
    createdAt: clock.now(),
  })
  return redirectWithFlash(pageOf(id), {
    title: 'Thank you',
    description: 'Whoever runs this place will look at it.',
  })
}

/** The administrator hides an offering, or shows it again. */
async function decide(acting: Acting, id: string, act: 'hide' | 'show') {
  const { user } = acting.signedIn
  const found = await rows.findOffering(id)
  if (!user.isAdmin || !found) throw notFound(NO_OFFERING)
  const now = clock.now()
  await rows.saveOffering(id, { hiddenAt: act === 'hide' ? now : null })
  await closeReports('offering', id, now)
  await recordAuditEvent(acting.request, {
    actorId: user.id,
    act: `offering.${act === 'hide' ? 'hidden' : 'shown'}`,
    target: id,
  })
  await placeMember(found.offering.userId)
  return redirectWithFlash(pageOf(id), { title: act === 'hide' ? 'Hidden' : 'Shown again' })
}
