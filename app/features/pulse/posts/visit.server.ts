import { data, redirect } from '@remix-run/node'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { findSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { toPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { overLimit } from '#app/platform/request/rate-limit.server.ts'

const DAY_S = 86_400
const DAY_MS = DAY_S * 1_000
/** An account is new for so long, and may do less in a day. */
const NEW_DAYS = 3
const PER_DAY = {
  posts: { fresh: 5, later: 50 },
  replies: { fresh: 20, later: 200 },
  reactions: { fresh: 100, later: 1_000 },
  passes: { fresh: 10, later: 100 },
  thanks: { fresh: 3, later: 30 },
} as const
type Spent = keyof typeof PER_DAY

/** Somebody who writes in public, with what they sent. */
export type Visit = NonNullable<Awaited<ReturnType<typeof findSignedIn>>> & {
  request: Request
  network: string
  typed: Typed
  isNew: boolean
}

/** A form that comes back filled, with a sentence beside the field. */
export function refuse(typed: Typed, field: string, message: string, status: number, waitS = 0) {
  return data({ problem: { errors: { [field]: message }, ...typed } }, waitS > 0 ? overLimit(waitS) : status)
}
export type Answered = Promise<Response | ReturnType<typeof refuse>>

/** The member behind a form that shows something to others, or why not. */
export async function enter(request: Request, network: string, typed: Typed, field: string) {
  const signedIn = await findSignedIn(request)
  if (!signedIn)
    return {
      visit: null,
      refusal: refuse(typed, field, 'Sign in first, then send it again. Your words stay here.', 401),
    }
  const unready = toPublishingRefusal(toPublisher(signedIn.row), 'post')
  if (unready) return { visit: null, refusal: refuse(typed, field, unready, 403) }
  const isNew = !signedIn.user.isAdmin && clock.now().getTime() - signedIn.row.createdAt.getTime() < NEW_DAYS * DAY_MS
  return { visit: { ...signedIn, request, network, typed, isNew } satisfies Visit, refusal: null }
}

/** Spends one of a member's acts of the day; gives the refusal when none is left. */
export async function spend({ user, isNew, typed }: Visit, what: Spent, field: string) {
  const { fresh, later } = PER_DAY[what]
  const points = isNew ? fresh : later
  const waitS = await createKeptLimit(`pulse-${what}-${isNew ? 'new' : 'known'}`, { points, windowS: DAY_S })(user.id)
  if (waitS === 0) return null
  const words = isNew
    ? `A new account has ${fresh} ${what} a day; after ${NEW_DAYS} days there are more. Nothing is lost: try again tomorrow.`
    : `There are ${later} ${what} a day for everybody. Nothing is lost: try again tomorrow.`
  return refuse(typed, field, words, 429, waitS)
}

/** The page the form stood on, at the post it was about. */
export function back({ request }: Pick<Visit, 'request'>, postId = ''): Response {
  const { pathname, search } = new URL(request.url)
  return redirect(`${pathname}${search}${postId && `#p-${postId}`}`, 303)
}

export const backWith = ({ request }: Pick<Visit, 'request'>, title: string, description?: string) => {
  const { pathname, search } = new URL(request.url)
  return redirectWithFlash(pathname + search, { title, ...(description && { description }) })
}
