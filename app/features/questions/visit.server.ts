import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { bumpContent } from '#app/kits/foundation/page-cache/content-version.server.ts'
import { toPublishingRefusal, type Published } from '#app/kits/members/publishing/publisher.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { conflict, forbidden } from '#app/platform/request/problem.ts'
import { overLimit } from '#app/platform/request/rate-limit.server.ts'
import type { getQuestion } from './question-view.server.ts'

/** Somebody at the page of a question they may read, and what they sent. */
export type Visit = Awaited<ReturnType<typeof getQuestion>> & { request: Request; network: string; typed: Typed }
export type Answered = Promise<Response | ReturnType<typeof refuse>>

export const pageOf = ({ row }: Visit, hash = '') => `${to('questions', null, { question: row.id })}${hash}`

export const back = (visit: Visit, hash = '') => redirect(pageOf(visit, hash), 303)

/** The form comes back filled, with a sentence beside the field. */
export function refuse({ typed }: Pick<Visit, 'typed'>, field: string, message: string, status: number, waitS = 0) {
  const answer = { problem: { errors: { [field]: message }, ...typed }, alike: null }
  return data(answer, waitS > 0 ? overLimit(waitS) : status)
}

/** Why whoever asks may not publish yet, as the answer to their form; null when they may. */
export function refuseUnready(visit: Visit, field: string, what: Published) {
  const { publisher } = visit.standing
  const refusal = toPublishingRefusal(publisher, what)
  return refusal === null ? null : refuse(visit, field, refusal, publisher.state === 'guest' ? 401 : 403)
}

/** The member who acts in public, after `refuseUnready`; a guest is sent to sign in. */
export function requirePublisher({ standing: { member, isVerified }, row, request }: Visit) {
  if (!member) {
    const { pathname } = new URL(request.url)
    throw redirect(to('login', null, { return_url: `${pathname}?question=${row.id}` }), 303)
  }
  if (!isVerified) throw forbidden('Confirm your email address first.')
  if (row.publishedAt === null) throw conflict('This question is only yours. Make it public first.')
  return member
}

/** Public pages change with what was done. */
export async function told({ row }: Visit): Promise<void> {
  if (row.publishedAt !== null) await bumpContent()
}
