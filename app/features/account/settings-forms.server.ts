import { data } from '@remix-run/node'
import { z } from 'zod'
import { knownPasswordInput } from '#app/kits/members/identity/password/password.inputs.ts'
import { to } from '#app/catalogue/to.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { prove } from '#app/kits/members/identity/session/proof.server.ts'
import type { Refusal } from '#app/kits/members/identity/account/refusal.ts'
import type { SignedIn } from '#app/kits/members/identity/session/session.server.ts'
import type { MailSender } from '#app/kits/foundation/mail/send-mail.server.ts'
import { readForm, type Typed } from '#app/platform/request/form.server.ts'
import { overLimit, tooManyTries } from '#app/platform/request/rate-limit.server.ts'
import type { SettingsAnswer } from './settings-answer.ts'
import type { SettingsPart } from './settings-parts.ts'

/** Who changes what: everything a card of the settings may know. */
export type Visit = { request: Request; network: string; signedIn: SignedIn; sender: MailSender }

/** What an act gives: the way on after it worked, or the form again. */
export type Outcome = Response | ReturnType<typeof data<SettingsAnswer>>

/** A card of the settings: what it shows, and its acts by name. */
export type SettingsForms<View> = {
  read: (visit: Visit) => Promise<View>
  acts: Readonly<Record<string, (visit: Visit) => Promise<Outcome>>>
}

/** Reads the form of an act and does its work; input that does not fit goes back to its form. */
export async function actOn<T>(
  visit: Visit,
  act: string,
  schema: z.ZodType<T>,
  work: (input: T, typed: Typed) => Promise<Outcome>,
): Promise<Outcome> {
  const read = await readForm(visit.request, schema)
  if (!read.problem) return work(read.input, read.typed)
  const [message = 'Please check the form.'] = Object.values(read.problem.errors)
  return data<SettingsAnswer>(
    { act, success: false, message, errors: read.problem.errors, problem: read.problem },
    { status: 400 },
  )
}

/** The form of an act that asks for nothing but who sits there. */
export const proofInput = z.object({ currentPassword: knownPasswordInput('Please write your password.').optional() })

/** An act that is done only once it is certain who sits there. */
export const actProved = <T extends { currentPassword?: string | undefined }>(
  visit: Visit,
  act: string,
  schema: z.ZodType<T>,
  work: (input: T, typed: Typed) => Promise<Outcome>,
): Promise<Outcome> =>
  actOn(visit, act, schema, async (input, typed) => {
    const proof = await prove(visit.signedIn, input.currentPassword ?? '')
    return proof.isDone ? work(input, typed) : refused(act, proof, typed)
  })

/** An act that was refused: its form again, with the sentence beside its field and what was typed. */
export function refused(act: string, { status, message, errors, waitS }: Refusal, typed: Typed): Outcome {
  const init = waitS === undefined ? { status } : overLimit(waitS)
  return data<SettingsAnswer>({ act, success: false, message, errors, problem: { errors, ...typed } }, init)
}

/** An act that came too often. */
export function refusedForNow(act: string, waitS: number, typed: Typed): Outcome {
  const problem = { errors: {}, ...typed }
  return data<SettingsAnswer>({ act, success: false, message: tooManyTries(waitS), problem }, overLimit(waitS))
}

/** An act that worked: its part of the settings again, by a redirect, with the words as a flash. */
export const done = (part: SettingsPart, title: string, description?: string): Promise<Response> =>
  redirectWithFlash(to('settings', null, { part }), { title, ...(description && { description }) })

/** An act whose result is shown once and never again, such as recovery codes. */
export function shown(act: string, message: string, reveal: SettingsAnswer['reveal'], headers?: HeadersInit): Outcome {
  const problem = { errors: {}, values: {}, lists: {} }
  return data<SettingsAnswer>({ act, success: true, message, reveal, problem }, { headers: headers ?? {} })
}
