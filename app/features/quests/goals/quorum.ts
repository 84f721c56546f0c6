const DAY_MS = 86_400_000
/** Whoever was not here for so long is not waited for. */
export const AWAY_DAYS = 7

type Voter = {
  joinedAt: Date
  signedInAt: Date | null
  suspendedAt: Date | null
  eraseAt: Date | null
  holidayUntil: Date | null
  endsItAt: Date | null
}

/** Whether a member counts in a vote now: not gone, not on holiday, and here in the last days. */
export function isPresent({ joinedAt, signedInAt, suspendedAt, eraseAt, holidayUntil }: Voter, now: Date): boolean {
  if (suspendedAt || eraseAt || (holidayUntil && holidayUntil > now)) return false
  const lastHere = Math.max(joinedAt.getTime(), signedInAt?.getTime() ?? 0)
  return now.getTime() - lastHere < AWAY_DAYS * DAY_MS
}

/** Whether those who are present want to end a group: more than half of them. Who voted is present. */
export function isVotedOut(places: readonly Voter[], now: Date): boolean {
  const counting = places.filter((one) => isPresent(one, now) || one.endsItAt !== null)
  const votes = counting.filter(({ endsItAt }) => endsItAt !== null).length
  return votes > 0 && votes * 2 > counting.length
}
