import { to } from '#app/catalogue/to.ts'
import { countDeeds, type Counted } from '#app/kits/members/deeds/deeds.server.ts'
import { deeds, toDeedWords, type DeedId, type DeedWay } from '#app/kits/members/deeds/deeds.ts'
import { readChoices } from '#app/kits/members/first-steps/first-steps.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { readLatestWork } from '#app/kits/members/kept/latest-work.server.ts'
import { toVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { toNextSteps } from './next-steps.ts'

const MOST_LATEST = 6
const MOST_NEXT = 4
const NOBODY: Visitor = { userId: null, guestId: '' }
const WAYS: readonly { way: DeedWay; label: string; none: string }[] = [
  { way: 'made', label: 'Made', none: 'Nothing yet. The first thing takes a minute.' },
  { way: 'learned', label: 'Learned', none: 'Nothing yet. A lesson, or a dispute looked into, appears here.' },
  { way: 'gave', label: 'Gave', none: 'Nothing yet. An answer, a vote or thanks appear here.' },
]

/** Somebody's own path: what they made, learned and gave, when each began, and what could come next. */
export async function readJourney(request: Request) {
  const member = await findUser(request)
  const owner = (await toVisitor(request, member)) ?? NOBODY
  const [done, chosen, latest] = await Promise.all([
    countDeeds(owner),
    member ? readChoices(member.id) : { purposes: [], tools: [] },
    owner === NOBODY ? [] : readLatestWork(owner, MOST_LATEST),
  ])
  const did = [...done].filter(([, { times }]) => times > 0)
  return {
    name: member?.name ?? null,
    isMember: member !== null,
    ways: WAYS.map(({ way, label, none }) => ({
      ...{ way, label },
      none: way === 'gave' && !member ? 'Members answer, vote and thank. A guest’s path has no such part.' : none,
      lines: did.filter(([id]) => deeds[id].way === way).map(toLine),
    })),
    firsts: did.flatMap(toFirst).sort((a, b) => (a.at < b.at ? 1 : -1)),
    latest: latest.map(({ at, ...thing }) => ({ ...thing, at: at.toISOString() })),
    next: toNextSteps(done, chosen.purposes, MOST_NEXT),
  }
}
export type JourneyView = Awaited<ReturnType<typeof readJourney>>

const toLine = ([id, { times, lastAt }]: [DeedId, Counted]) => ({
  id,
  words: toDeedWords(id, times),
  icon: deeds[id].icon,
  href: to(deeds[id].screen),
  lastAt: lastAt?.toISOString() ?? null,
})

const toFirst = ([id, { firstAt }]: [DeedId, Counted]) =>
  firstAt ? [{ id, words: deeds[id].one, icon: deeds[id].icon, at: firstAt.toISOString() }] : []
