import { notFound } from '#app/platform/request/problem.ts'
import { isFor } from '../profile/audience.ts'
import { findSeen, NO_ONE, toSight } from '../profile/profile-view.server.ts'
import { explain } from './score.server.ts'

/** A member's score with what every point stands for, where they show it. */
export async function readProfileScore(request: Request, handle: string) {
  const seen = await findSeen(request, handle)
  if (!isFor(seen.reach, seen.looker) || !toSight(seen).sees('score')) throw notFound(NO_ONE)
  const { member } = seen
  return { handle: member.handle, name: member.name, score: await explain(member.id) }
}
