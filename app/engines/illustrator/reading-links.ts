import { isCreature, isWearable } from './figures/habits.ts'
import type { Item } from './reading.ts'
import type { Link, Noun, Relation } from './scene.ts'
import { deeds } from './words/relations.ts'

/** Prepositions say little when they tie nothing; verbs say something, and are told when they had no effect. */
const QUIET: ReadonlySet<Relation> = new Set<Relation>(['on', 'in', 'under', 'over', 'beside', 'behind', 'before'])

/**
 * Ties each thing to what it is on, in, under, beside, riding, holding or wearing. A thing has one host at most.
 * `idle`: verbs that found nothing to tie.
 */
export function linkNouns(items: readonly Item[], nouns: readonly Noun[]): { links: Link[]; idle: string[] } {
  const links: Link[] = []
  const idle: string[] = []
  const isBound = (noun: number) => links.some((link) => guestOf(link) === noun)

  items.forEach((item, place) => {
    if (item.kind !== 'relation') return
    const next = items[place + 1]
    const to = next?.kind === 'noun' ? next.noun : null
    const relation = to === null ? item.relation : toRelation(item.relation, nouns[to])
    const from = to === null ? null : findSubject(items.slice(0, place), nouns, relation, isBound)
    const link = from === null || to === null ? null : { from, relation, to }
    if (link && !isBound(guestOf(link)) && !leadsBack(links, link)) links.push(link)
    else if (!QUIET.has(item.relation)) idle.push(...item.words)
  })
  return { links, idle }
}

/** What is held, worn, sheltered under or stood beside takes its place from the one it was said of. */
const COMES_SECOND: ReadonlySet<Relation> = new Set<Relation>(['holding', 'wearing', 'under', 'beside'])

/** Of two tied things, the one that takes its place from the other. */
export const guestOf = ({ from, relation, to }: Link) => (COMES_SECOND.has(relation) ? to : from)
export const hostOf = (link: Link) => (guestOf(link) === link.to ? link.from : link.to)

/** `a panda in a hat` wears it; `a cat with glasses` too. */
function toRelation(said: Relation, object: Noun | undefined): Relation {
  if (object && isWearable(object.icon) && (said === 'in' || said === 'beside')) return 'wearing'
  return said
}

function findSubject(
  before: readonly Item[],
  nouns: readonly Noun[],
  relation: Relation,
  isBound: (noun: number) => boolean,
): number | null {
  const known = before.flatMap((item) => (item.kind === 'noun' ? [item.noun] : [])).reverse()
  const creature = known.find((noun) => isCreature(nouns[noun]?.icon ?? ''))
  if (deeds.has(relation)) return creature ?? null
  const free = known.filter((noun) => !isBound(noun))
  return free[0] ?? known[0] ?? null
}

function leadsBack(links: readonly Link[], added: Link): boolean {
  let host: number | undefined = hostOf(added)
  for (let steps = 0; host !== undefined && steps <= links.length; steps += 1) {
    if (host === guestOf(added)) return true
    const above: Link | undefined = links.find((link) => guestOf(link) === host)
    host = above && hostOf(above)
  }
  return false
}
