import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { isCrisis } from '#app/kits/asking/crisis/crisis.ts'
import { lookOver } from '#app/kits/asking/moderation/moderation.server.ts'
import { fileReport } from '#app/kits/asking/moderation/reports.server.ts'
import { judge } from '#app/kits/asking/moderation/spam.ts'
import { listBlockedWords } from '#app/kits/asking/moderation/reports.store.server.ts'
import { bumpContent } from '#app/kits/foundation/page-cache/content-version.server.ts'
import { findSignedIn, requireSignedIn, type SignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { toPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm, type Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { pageInputs, type PageInput } from '../business.inputs.ts'
import { BUSINESS, toThing } from '../desk/desk-acts.server.ts'
import { listTold } from '../keeping/businesses.store.server.ts'
import * as daily from '../keeping/daily.store.server.ts'
import { refuse, refuseAll, spend, type Answer } from '../refuse.server.ts'
import { requireShown, type Shown } from './shown.server.ts'

export const REVIEW = 'business-review'
const NEW_MS = 7 * 86_400_000
type Visit = { request: Request; network: string; shown: Shown; signedIn: SignedIn | null; typed: Typed }

/** A form of the public page. */
export async function actOnPage(request: Request, network: string, id: string): Promise<Answer> {
  const signedIn = await findSignedIn(request)
  const shown = await requireShown(id, signedIn)
  const form = await readForm(request, pageInputs)
  if (form.problem) return refuseAll(form.problem)
  const { input, typed } = form
  const visit = { request, network, shown, signedIn, typed }
  if (input.act === 'lead') return sendLead(visit, input)
  if (input.act === 'report') return report(visit, input)
  const member = await requireSignedIn(request)
  if (input.act === 'review') return review({ ...visit, signedIn: member }, input)
  await daily.removeReview(id, member.row.id)
  await bumpContent()
  return redirectWithFlash(pageOf(shown), { title: 'Your review is taken off' })
}

const pageOf = ({ business }: Shown, more: Record<string, string> = {}) =>
  to('business-page', { businessId: business.id }, more)
const countLinks = (text: string): number => text.match(/https?:\/\/|www\./gi)?.length ?? 0

async function judgeWords({ signedIn }: Visit, text: string) {
  const isNew = !signedIn || clock.now().getTime() - signedIn.row.createdAt.getTime() < NEW_MS
  const spoken = { text, links: countLinks(text), isNew, saidBefore: 0, saidByOthers: 0 }
  return judge(spoken, await listBlockedWords())
}

async function sendLead(visit: Visit, { name, email, text, safe }: PageInput<'lead'>): Promise<Answer> {
  const { shown, signedIn, network, typed } = visit
  const { business } = shown
  if (shown.isPreview) return refuse(typed, 'text', 'It is not published yet, so nobody can write to it.', 409)
  if (isCrisis(text) && !safe)
    return refuse(typed, 'safe', 'Nothing is sent yet. Read the numbers above first; then tick this to go on.')
  const judged = await judgeWords(visit, text)
  if (judged.outcome === 'refuse') return refuse(typed, 'text', judged.why)
  const spent = await spend('lead', signedIn?.row.id ?? network, typed, 'text')
  if (spent) return spent
  const now = clock.now()
  const id = createId(now.getTime())
  await store().tx(async () => {
    await daily.createLead({
      ...{ id, businessId: business.id, userId: signedIn?.row.id ?? null, name, email, text },
      ...{ state: 'new', createdAt: now, changedAt: now },
    })
    for (const { userId } of await listTold(business.id, ['owner', 'manager', 'staff']))
      await sendNotice({
        kind: 'business.lead',
        ...{
          to: userId,
          from: signedIn?.row.id ?? null,
          about: `business-leads/${business.id}`,
          subject: business.name,
        },
        address: to('business-dashboard', { businessId: business.id }, { view: 'leads' }),
      })
  })
  return redirectWithFlash(`${pageOf(shown, { sent: '1' })}#write`, {
    title: 'Sent',
    description: `${business.name} has it now, and answers to ${email}.`,
  })
}

async function review(visit: Visit & { signedIn: SignedIn }, { stars, text }: PageInput<'review'>): Promise<Answer> {
  const { shown, signedIn, network, typed } = visit
  const { business, isMember } = shown
  const { row } = signedIn
  if (isMember) return refuse(typed, 'text', 'You belong to this business: others say how it is.', 409)
  if (shown.isPreview) throw notFound('It is not published.')
  const refusal = toPublishingRefusal(toPublisher(row), 'profile')
  if (refusal) return refuse(typed, 'text', refusal, 403)
  const judged = await judgeWords(visit, text)
  if (judged.outcome === 'refuse') return refuse(typed, 'text', judged.why)
  const spent = await spend('review', row.id, typed, 'text')
  if (spent) return spent
  const now = clock.now()
  const earlier = await daily.findOwnReview(business.id, row.id)
  if (earlier?.hiddenAt) return refuse(typed, 'text', 'Your review is hidden by the administrator.', 409)
  const id = earlier?.id ?? createId(now.getTime())
  const thing = { kind: REVIEW, thingId: id, authorId: row.id, text, address: `${pageOf(shown)}#reviews` }
  await store().tx(async () => {
    await daily.putReview({
      ...{ id, businessId: business.id, userId: row.id, stars, text, createdAt: now, updatedAt: now },
      ...(judged.outcome === 'hold' && { hiddenAt: now }),
    })
    if (judged.outcome === 'hold') await daily.saveReview(id, { hiddenAt: now })
    if (judged.outcome === 'hold') await fileReport(thing, { userId: null, reason: 'held', words: judged.why })
    else
      for (const { userId } of await listTold(business.id, ['owner', 'manager']))
        await sendNotice({
          kind: 'business.review',
          ...{ to: userId, from: row.id, about: `business-reviews/${business.id}`, subject: business.name },
          address: to('business-dashboard', { businessId: business.id }, { view: 'reviews' }),
        })
  })
  await bumpContent()
  void lookOver({ text, author: { member: signedIn.user, network }, screen: 'business-page', thing })
  return redirectWithFlash(`${pageOf(shown)}#reviews`, {
    title: judged.outcome === 'hold' ? 'Kept: somebody looks at it before it is shown' : 'Your review stands',
  })
}

async function report({ shown, signedIn, network, typed }: Visit, input: PageInput<'report'>): Promise<Answer> {
  const { business } = shown
  const spent = await spend('report', signedIn?.row.id ?? network, typed, 'reason')
  if (spent) return spent
  const found = input.target === business.id ? null : await daily.findReview(input.target)
  if (input.target !== business.id && (found?.businessId !== business.id || found.hiddenAt))
    throw notFound('This is gone already.')
  const thing = found
    ? { kind: REVIEW, thingId: found.id, authorId: found.userId, text: found.text, address: `${pageOf(shown)}#reviews` }
    : { ...toThing(business, business), kind: BUSINESS }
  await fileReport(thing, { userId: signedIn?.row.id ?? null, reason: input.reason, words: input.words })
  return redirectWithFlash(pageOf(shown), {
    title: 'Thank you, it is reported',
    description: 'A person looks at it. Nobody learns who reported.',
  })
}
