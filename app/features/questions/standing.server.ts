import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { findSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import type { Publisher } from '#app/kits/members/publishing/publisher.ts'
import { toPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { clock } from '#app/platform/clock.ts'

const DAY_S = 86_400
const DAY_MS = DAY_S * 1_000
/** An account is new for so long, and gets less said in a day. */
const NEW_DAYS = 3

/** What a member may do in public in a day: with a new account, and later. */
const PER_DAY = {
  publish: { fresh: 3, later: 30 },
  answer: { fresh: 6, later: 60 },
  vote: { fresh: 30, later: 400 },
} as const

export type PublicAct = keyof typeof PER_DAY

export type Standing = { member: CurrentUser | null; publisher: Publisher; isVerified: boolean; isNew: boolean }

/** Who asks, and what the public may be shown of them. */
export async function readStanding(request: Request): Promise<Standing> {
  const signedIn = await findSignedIn(request)
  const publisher = toPublisher(signedIn?.row ?? null)
  if (!signedIn) return { member: null, publisher, isVerified: false, isNew: true }
  const { user, row } = signedIn
  const isNew = !user.isAdmin && clock.now().getTime() - row.createdAt.getTime() < NEW_DAYS * DAY_MS
  return { member: user, publisher, isVerified: publisher.state === 'ready', isNew }
}

const limitOf = (act: PublicAct, isNew: boolean) => {
  const { fresh, later } = PER_DAY[act]
  return createKeptLimit(`qa-${act}-${isNew ? 'new' : 'known'}`, { points: isNew ? fresh : later, windowS: DAY_S })
}

/** Spends one public act of a member; gives 0, or the seconds until there is another. */
export const spendPublic = (act: PublicAct, userId: string, isNew: boolean): Promise<number> =>
  limitOf(act, isNew)(userId)

const THINGS = { publish: 'public questions', answer: 'answers', vote: 'votes' } as const

/** Why not now: "A new account has 3 public questions a day. …" */
export function toPublicLimitWords(act: PublicAct, isNew: boolean): string {
  const { fresh, later } = PER_DAY[act]
  return isNew
    ? `A new account has ${fresh} ${THINGS[act]} a day; after ${NEW_DAYS} days there are more. Nothing is lost: try again tomorrow.`
    : `There are ${later} ${THINGS[act]} a day for everybody. Nothing is lost: try again tomorrow.`
}
