import { data, type ActionFunctionArgs } from '@remix-run/node'
import type { z } from 'zod'
import { recordAuditEvent, type Act } from '#app/kits/foundation/audit/audit.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { requireAdmin } from '#app/kits/members/identity/session/session.server.ts'
import { readForm } from '#app/platform/request/form.server.ts'
import { badRequest } from '#app/platform/request/problem.ts'
import { overLimit } from '#app/platform/request/rate-limit.server.ts'
import type { AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'

/** Who acts, by which request. `record` writes it into the log; call it in the transaction of the change. */
export type AdminAct = {
  request: Request
  admin: CurrentUser
  record: (act: Omit<Act, 'actorId' | 'requestId'>) => Promise<void>
}

type Refusal = { refusal: string; field?: string; status?: 400 | 404 | 409 }
/** What became of a form: a word for the next page (`to`: which one, unless the same), or why not. */
export type Outcome =
  { title: string; description?: string; to?: string } | Refusal | { refusal: string; waitS: number }

type Acts<Input extends { act: string }> = {
  [Name in Input['act']]: (input: Extract<Input, { act: Name }>, adminAct: AdminAct) => Promise<Outcome>
}

/** The action of an administrator's screen: the form's `act` says what is done. Refusals come back with what was typed. */
export async function handleAdminForm<Input extends { act: string }>(
  { request, context }: ActionFunctionArgs,
  schema: z.ZodType<Input>,
  acts: Acts<Input>,
) {
  const admin = await requireAdmin(request)
  const form = await readForm(request, schema)
  if (form.problem) {
    if (form.problem.errors['act']) throw badRequest('This form is not of this page. Please open the page again.')
    return refused({ act: form.problem.values['act'] ?? '', problem: form.problem }, 400)
  }
  const record: AdminAct['record'] = (act) =>
    recordAuditEvent(request, { ...act, actorId: admin.id, requestId: context.requestId })
  const { input, typed } = form
  const done = await acts[input.act as Input['act']](input as never, { request, admin, record })
  if ('refusal' in done) {
    const { refusal, field = 'form', status = 409 }: Refusal = done
    const answer = { act: input.act, problem: { ...typed, errors: { [field]: refusal } } }
    return refused(answer, 'waitS' in done ? overLimit(done.waitS) : status)
  }
  const { pathname, search } = new URL(request.url)
  const { title, description } = done
  return redirectWithFlash(done.to ?? pathname + search, { title, ...(description && { description }) })
}

const refused = (answer: AdminFormAnswer, init: number | ResponseInit) => data<AdminFormAnswer>(answer, init)
