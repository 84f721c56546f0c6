import { data, redirect } from '@remix-run/node'
import type { z } from 'zod'
import { readForm, type Typed } from '#app/platform/request/form.server.ts'
import { overLimit, tooManyTries } from '#app/platform/request/rate-limit.server.ts'
import { returnPath } from '#app/platform/request/return-path.ts'
import type { Refusal } from '#app/kits/members/identity/account/refusal.ts'
import type { CallAnswer, FormAnswer } from './call-answer.ts'

/** An answer before it is known whether a program or a page asked. */
export type Answered = { status: number; body: CallAnswer; headers: Headers; typed: Typed }

const FORM_TYPES = /^(?:application\/json|application\/x-www-form-urlencoded|multipart\/form-data)\b/i
const NOTHING: Typed = { values: {}, lists: {} }

export function answer(status: number, body: CallAnswer, typed: Typed = NOTHING, headers?: HeadersInit): Answered {
  return { status, body, typed, headers: new Headers({ 'Cache-Control': 'private, no-store', ...headers }) }
}

/** The same answer with cookies to set. */
export function withCookies(answered: Answered, cookies: readonly string[]): Answered {
  for (const cookie of cookies) answered.headers.append('Set-Cookie', cookie)
  return answered
}

/** What an act of an account refused, with the time to wait where there is one. */
export function answerRefusal({ status, message, errors, waitS }: Refusal, typed: Typed = NOTHING): Answered {
  const headers = waitS === undefined ? {} : overLimit(waitS).headers
  const hasErrors = Object.keys(errors).length > 0
  return answer(status, { success: false, message, ...(hasErrors && { errors }) }, typed, headers)
}

/** The answer to somebody over a limit. */
export function waitFirst(waitS: number, typed: Typed): Answered {
  const { status, headers } = overLimit(waitS)
  return answer(status, { success: false, message: tooManyTries(waitS) }, typed, headers)
}

type Work<T> = (input: T, typed: Typed) => Promise<Answered>

/** Reads a call's body, form or JSON, and does its work; a body that does not fit is answered by itself. */
export async function readCall<T>(request: Request, schema: z.ZodType<T>, work: Work<T>): Promise<Answered> {
  if (!FORM_TYPES.test(request.headers.get('content-type') ?? '')) {
    return answer(415, { success: false, message: 'Please send a form or JSON.' })
  }
  try {
    const read = await readForm(request, schema)
    if (!read.problem) return await work(read.input, read.typed)
    const { errors } = read.problem
    const [first = 'Please check the form.'] = Object.values(errors)
    return answer(400, { success: false, message: first, errors }, read.problem)
  } catch (refused) {
    if (!(refused instanceof Response) || refused.status >= 600) throw refused
    return answer(refused.status, { success: false, message: await refused.text() })
  }
}

/** For the calls of SPEC 7. */
export const toJson = ({ status, body, headers }: Answered): Response => Response.json(body, { status, headers })

/** For a page's own form: onwards when it worked, else the form again with what was typed. */
export function toPage({ status, body, headers, typed }: Answered, onwards: string | null) {
  if (body.success && onwards !== null) return redirect(returnPath(onwards), { status: 303, headers })
  const formAnswer: FormAnswer = { ...body, problem: { errors: body.errors ?? {}, ...typed } }
  return data(formAnswer, { status, headers })
}
