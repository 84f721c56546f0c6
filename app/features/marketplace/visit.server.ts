import { data } from '@remix-run/node'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { findSignedIn, type SignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { toPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { listBlockedWords } from '#app/kits/asking/moderation/reports.store.server.ts'
import { judge } from '#app/kits/asking/moderation/spam.ts'
import { clock } from '#app/platform/clock.ts'
import type { FormProblem, Typed } from '#app/platform/request/form.server.ts'
import { overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'

const DAY_S = 86_400
const NEW_MS = 7 * DAY_S * 1_000
const LINK = /https?:\/\//g

const PER_DAY = {
  listings: { fresh: 5, later: 40 },
  questions: { fresh: 10, later: 60 },
  reviews: { fresh: 10, later: 60 },
  reports: { fresh: 20, later: 20 },
  orders: { fresh: 30, later: 60 },
} as const

/** A member who does something in the marketplace, with what they sent. */
export type Visit = SignedIn & { request: Request; network: string; typed: Typed }

/** The form comes back filled, with a sentence beside the field. */
export function refuse(typed: Typed, field: string, message: string, init: number | ResponseInit = 400) {
  const answer = typeof init === 'number' ? { status: init } : init
  return data<{ problem: FormProblem }>({ problem: { errors: { [field]: message }, ...typed } }, answer)
}
export type Answered = Promise<Response | ReturnType<typeof refuse>>

/** The member behind a form; a refusal for a guest, and for whom nothing may be shown of yet. */
export async function enter(request: Request, network: string, typed: Typed, isShowing: boolean) {
  const signedIn = await findSignedIn(request)
  const refusal = isShowing || !signedIn ? toPublishingRefusal(toPublisher(signedIn?.row ?? null), 'listing') : null
  if (!signedIn) return { visit: null, refusal: refuse(typed, 'form', refusal ?? 'Sign in first.', 401) }
  if (refusal) return { visit: null, refusal: refuse(typed, 'form', refusal, 403) }
  return { visit: { ...signedIn, request, network, typed } satisfies Visit, refusal: null }
}

const isNew = ({ user, row }: Visit) => !user.isAdmin && clock.now().getTime() - row.createdAt.getTime() < NEW_MS

/** Spends one of a member's acts of the day; gives the refusal when none is left. */
export async function spend(visit: Visit, what: keyof typeof PER_DAY, field = 'form') {
  const { fresh, later } = PER_DAY[what]
  const isFresh = isNew(visit)
  const limit = createKeptLimit(`market-${what}-${isFresh ? 'new' : 'known'}`, {
    points: isFresh ? fresh : later,
    windowS: DAY_S,
  })
  const waitS = await limit(visit.row.id)
  return waitS > 0 ? refuse(visit.typed, field, tooManyAtOnce(what, waitS), overLimit(waitS)) : null
}

/** Whether words may be shown: a sentence where they may not, and whether somebody should look first. */
export async function judgeWords(visit: Visit, text: string): Promise<{ why: string | null; isHeld: boolean }> {
  const spoken = {
    text,
    links: text.match(LINK)?.length ?? 0,
    isNew: isNew(visit),
    saidBefore: 0,
    saidByOthers: 0,
  }
  const judged = judge(spoken, await listBlockedWords())
  return { why: judged.outcome === 'refuse' ? judged.why : null, isHeld: judged.outcome === 'hold' }
}
