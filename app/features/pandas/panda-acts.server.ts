import { data } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { fileReport } from '#app/kits/asking/moderation/reports.server.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { savePanda } from '#app/kits/members/pandas/pandas.store.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { readForm, type FormProblem } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { findShownPanda, NO_PANDA } from './panda-view.server.ts'
import { pandaActs } from './pandas.inputs.ts'

const reports = createKeptLimit('panda-reports', { points: 20, windowS: 86_400 })

/** A form on the page of a panda. */
export async function actOnPanda(request: Request, number: string) {
  const member = await requireMember(request)
  const { panda, isOwn, keeperId } = await findShownPanda(number, member)
  const form = await readForm(request, pandaActs)
  if (form.problem) return data<{ problem: FormProblem }>({ problem: form.problem }, 400)
  const { input, typed } = form
  const address = to('panda', { number: String(panda.number) })
  if (input.act === 'report') {
    const waitS = await reports(member.id)
    if (waitS > 0)
      return data<{ problem: FormProblem }>(
        { problem: { errors: { reason: tooManyAtOnce('reports', waitS) }, ...typed } },
        overLimit(waitS),
      )
    await fileReport(
      { kind: 'panda', thingId: String(panda.number), authorId: keeperId, text: panda.name, address },
      { userId: member.id, reason: input.reason, words: input.words },
    )
    return redirectWithFlash(address, {
      title: 'Thank you',
      description: 'Whoever runs this place will look at it.',
    })
  }
  if (!isOwn) throw notFound(NO_PANDA)
  const showsKeeper = input.act === 'name-keeper'
  await savePanda(panda.number, { showsKeeper })
  return redirectWithFlash(address, {
    title: showsKeeper ? 'Your name appears here now' : 'Your name is gone from here',
  })
}
