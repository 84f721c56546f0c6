import { data } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { recordAuditEvent } from '#app/kits/foundation/audit/audit.server.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { beginMinting } from '#app/kits/members/pandas/tokens/minting.server.ts'
import { toPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { readForm, type FormProblem } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import { NO_PANDA } from '../panda-view.server.ts'
import { mintInputs } from '../pandas.inputs.ts'
import { findOwnPanda } from './read-mint.server.ts'

/** This site pays for each: so many a day for one member. */
const spend = createKeptLimit('panda-mints', { points: 5, windowS: 86_400 })

/** The form that has a panda minted. */
export async function actOnMint(request: Request, number: string) {
  const { row, panda } = await findOwnPanda(request, number)
  const form = await readForm(request, mintInputs)
  if (form.problem) return data<{ problem: FormProblem }>({ problem: form.problem }, 400)
  const { input, typed } = form
  const problem = toPublishingRefusal(toPublisher(row), 'listing')
  if (problem) return refuse(typed, 'form', problem, 403)
  const waitS = await spend(row.id)
  if (waitS > 0) return refuse(typed, 'form', tooManyAtOnce('mintings', waitS), overLimit(waitS))
  const began = await beginMinting(row.id, panda.number, input.address)
  if (!began) throw notFound(NO_PANDA)
  if ('refused' in began) return refuse(typed, 'form', began.refused, 409)
  const target = `panda/${panda.number}`
  await recordAuditEvent(request, { actorId: row.id, act: 'panda.minting', target, detail: { to: input.address } })
  return redirectWithFlash(to('panda-mint', { number: String(panda.number) }), {
    title: `${panda.name} is being minted`,
    description: 'This page says how far it is. You can leave it.',
  })
}
