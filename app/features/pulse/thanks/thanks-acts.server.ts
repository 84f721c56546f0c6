import { data } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { lookOver } from '#app/kits/asking/moderation/moderation.server.ts'
import { fileReport } from '#app/kits/asking/moderation/reports.server.ts'
import { listBlockedWords } from '#app/kits/asking/moderation/reports.store.server.ts'
import { judge } from '#app/kits/asking/moderation/spam.ts'
import { bumpContent } from '#app/kits/foundation/page-cache/content-version.server.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { findMemberByHandle } from '#app/kits/members/ties/ties.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { readForm, type Typed } from '#app/platform/request/form.server.ts'
import { badRequest, notFound } from '#app/platform/request/problem.ts'
import { tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { cleanPost, countLinks } from '../posts/clean-post.ts'
import { backWith, enter, refuse, spend, type Answered, type Visit } from '../posts/visit.server.ts'
import { thanksInputs, type ThanksInput, type ThanksInputOf } from './thanks.inputs.ts'
import { createThanks, findShownThanks, findThanks, removeThanks, saveThanks } from './thanks.store.server.ts'

const DAY_S = 86_400
const spendReport = createKeptLimit('thanks-report', { points: 20, windowS: DAY_S })
const toThanksPage = () => to('acknowledgements')

/** A form on the page of thanks. */
export async function actOnThanks(request: Request, network: string): Answered {
  const form = await readForm(request, thanksInputs)
  if (form.problem) {
    if (form.problem.errors.act) throw badRequest('This form is not known here. Please load the page again.')
    return data({ problem: form.problem }, 400)
  }
  const { input, typed } = form
  if (input.act === 'report') return report(request, network, input, typed)
  const { visit, refusal } = await enter(request, network, typed, input.act === 'thank' ? 'text' : 'form')
  if (!visit) return refusal
  return input.act === 'thank' ? thank(visit, input) : decide(visit, input)
}

async function thank(visit: Visit, { to: handle, text: typedText, about }: ThanksInputOf<'thank'>): Answered {
  const { typed, user, row, isNew } = visit
  const member = await findMemberByHandle(handle, row)
  if (!member) return refuse(typed, 'to', 'There is no member under this name.', 400)
  if (member.id === user.id) return refuse(typed, 'to', 'Thank somebody else: these would be your own.', 400)
  const text = cleanPost(typedText)
  const spoken = { text, links: countLinks(text), isNew, saidBefore: 0, saidByOthers: 0 }
  const judged = judge(spoken, await listBlockedWords())
  if (judged.outcome === 'refuse') return refuse(typed, 'text', judged.why, 400)
  const tooMany = await spend(visit, 'thanks', 'text')
  if (tooMany) return tooMany
  const now = clock.now()
  const id = createId(now.getTime())
  const isHeld = judged.outcome === 'hold'
  const thing = { kind: 'thanks', thingId: id, authorId: user.id, text, address: toThanksPage() }
  await store().tx(async () => {
    await createThanks({
      id,
      fromId: user.id,
      toId: member.id,
      text,
      about,
      createdAt: now,
      hiddenAt: isHeld ? now : null,
    })
    if (isHeld) await fileReport(thing, { userId: null, reason: 'held', words: judged.why })
    else
      await sendNotice({
        kind: 'pulse.thanks',
        ...{ to: member.id, from: user.id, about: `thanks/${id}`, subject: text },
        address: `${toThanksPage()}#waiting`,
      })
  })
  void lookOver({ text, author: { member: user, network: visit.network }, screen: 'acknowledgements', thing })
  return backWith(visit, `Your thanks are on their way to ${member.name}`, 'Others see them once they are accepted.')
}

const DONE = {
  'accept': 'Everybody may read these thanks now',
  'decline': 'Nobody else sees these thanks',
  'take-off': 'Nobody else sees these thanks any more',
  'withdraw': 'Your thanks are taken back',
} as const

type Decided = Extract<ThanksInput, { thanks: string }>

async function decide(visit: Visit, { act, thanks: id }: Decided): Answered {
  const { user } = visit
  const found = await findThanks(id)
  const isTheirs = act === 'withdraw' ? found?.fromId === user.id : found?.toId === user.id
  if (!found || !isTheirs || found.hiddenAt) throw notFound('These thanks are gone.')
  const now = clock.now()
  await store().tx(async () => {
    if (act === 'withdraw') return void (await removeThanks(id))
    if (act !== 'accept') return void (await saveThanks(id, { acceptedAt: null, declinedAt: now }))
    await saveThanks(id, { acceptedAt: now, declinedAt: null })
    if (found.fromId)
      await sendNotice({
        kind: 'pulse.thanks-shown',
        ...{ to: found.fromId, from: user.id, about: `thanks/${id}`, subject: found.text },
        address: toThanksPage(),
      })
  })
  await bumpContent()
  return backWith(visit, DONE[act])
}

async function report(request: Request, network: string, input: ThanksInputOf<'report'>, typed: Typed): Answered {
  const user = await findUser(request)
  const found = await findShownThanks(user?.id ?? null, input.target)
  if (!found) throw notFound('These thanks are gone.')
  const waitS = await spendReport(user?.id ?? network)
  if (waitS > 0) return refuse(typed, 'reason', tooManyAtOnce('reports', waitS), 429, waitS)
  const { id, fromId, text } = found.thanks
  await fileReport(
    { kind: 'thanks', thingId: id, authorId: fromId, text, address: toThanksPage() },
    { userId: user?.id ?? null, reason: input.reason, words: input.words },
  )
  return backWith({ request }, 'Thank you, it is reported', 'A person looks at it. Nobody learns who reported.')
}
