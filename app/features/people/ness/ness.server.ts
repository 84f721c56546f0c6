import { to } from '#app/catalogue/to.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { isFor } from '../profile/audience.ts'
import { findSeen, NO_ONE, toSight } from '../profile/profile-view.server.ts'
import { drawNess, toNessWords } from './ness-drawing.ts'

/** The ness of a member as this request may see it. */
export async function readNess(request: Request, handle: string) {
  const seen = await findSeen(request, handle)
  const { member, profile, looker, reach } = seen
  const { sees } = toSight(seen)
  if (!isFor(reach, looker) || !sees('ness')) throw notFound(NO_ONE)
  const said = {
    values: profile?.values ?? [],
    ways: profile?.ways ?? [],
    interests: sees('interests') ? member.interests : [],
  }
  const shapes = drawNess(said)
  if (shapes.length === 0 && looker !== 'self') throw notFound(NO_ONE)
  return {
    handle: member.handle,
    name: member.name,
    looker,
    isPreview: seen.isPreview,
    motto: profile?.motto ?? '',
    shapes,
    words: toNessWords(member.name, shapes),
    saidAt: profile?.updatedAt.toISOString() ?? null,
    canonicalPath: to('ness', { handle: member.handle }),
    isIndexed: reach === 'all' && member.isFindable && looker !== 'self' && shapes.length > 0,
  }
}
export type NessView = Awaited<ReturnType<typeof readNess>>
