import { data } from '@remix-run/node'
import type { z } from 'zod'
import { readForm, type Typed } from '#app/platform/request/form.server.ts'
import { badRequest } from '#app/platform/request/problem.ts'
import type { AdminFormAnswer } from './admin-form-answer.ts'

/** A form of the administrator on its way: who sent it, and which act its address names. */
export type AdminAct = { request: Request; adminId: string; act: string }
export type Outcome = Response | ReturnType<typeof data<AdminFormAnswer>>
export type Acts = Readonly<Record<string, (adminAct: AdminAct) => Promise<Outcome>>>

/** Reads the form of an act and does the work, or answers 400 with the sentences and what was typed. */
export async function actOn<T>(
  adminAct: AdminAct,
  schema: z.ZodType<T>,
  work: (input: T, typed: Typed) => Promise<Outcome>,
) {
  const form = await readForm(adminAct.request, schema)
  return form.problem ? toAnswer(adminAct, form.problem, 400) : work(form.input, form.typed)
}

/** An act that cannot be done: its form comes back as it was typed, with a sentence per field. */
export const refuse = (adminAct: AdminAct, errors: Record<string, string>, typed: Typed, status: number): Outcome =>
  toAnswer(adminAct, { ...typed, errors }, status)

const toAnswer = ({ act }: AdminAct, problem: AdminFormAnswer['problem'], status: number): Outcome =>
  data<AdminFormAnswer>({ act, problem }, status)

/** Does what a form of the administrator asks; `act` names it in its address, so that the body is read once. */
export function actByAddress(acts: Acts, request: Request, adminId: string): Promise<Outcome> {
  const act = new URL(request.url).searchParams.get('act') ?? ''
  const work = Object.hasOwn(acts, act) ? acts[act] : null
  if (!work) throw badRequest('This form is not known here. Please load the page again.')
  return work({ request, adminId, act })
}
