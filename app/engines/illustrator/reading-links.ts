import { canHold, isBuilding, isCreature, isFlier, isHandy, isVehicle, isWearable } from './figures/habits.ts'
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

  const tie = (place: number, said: Item & { kind: 'relation' }, to: number): boolean => {
    const object = nouns[to]
    const relation = toRelation(said, object)
    const from = findSubject(items.slice(0, place), nouns, relation, isBound)
    const isFull = said.words.some((word) => /^fu?ll/i.test(word) || /^filled$/i.test(word))
    const link =
      from === null || from === to ? null : isFull ? toLink(to, 'in', from, nouns) : toLink(from, relation, to, nouns)
    if (!link || isBound(guestOf(link)) || leadsBack(links, link)) return false
    links.push(link)
    return true
  }

  items.forEach((item, place) => {
    if (item.kind !== 'relation') return
    const after = items[place + 1]
    // "with a carrot nose and a top hat": what is not known is passed over.
    const next = after?.kind === 'other' && item.relation !== 'over' ? items[place + 2] : after
    if (next?.kind === 'noun') {
      const isTied = tie(place, item, next.noun)
      if (!isTied && !QUIET.has(item.relation)) idle.push(...item.words)
      // "wearing a crown and a scarf": what follows is worn too.
      const more = items[place + 3]
      if (isTied && items[place + 2]?.kind === 'other' && more?.kind === 'noun' && isAlike(nouns, next.noun, more.noun))
        tie(place, item, more.noun)
      return
    }
    const last = items[place - 1]
    const doer = last?.kind === 'noun' ? nouns[last.noun] : undefined
    // "a cow jumping over the moon": what is over a place is in the air.
    if (item.relation === 'over' && next?.kind === 'setting' && doer && (isCreature(doer.icon) || isFlier(doer.icon)))
      doer.act = 'flying'
    else if (item.relation === 'riding' && doer && isVehicle(doer.icon)) doer.act ??= 'running'
    else if (!QUIET.has(item.relation)) idle.push(...item.words)
  })
  return { links, idle }
}

/** What is held, worn, sheltered under or stood beside takes its place from the one it was said of. */
const COMES_SECOND: ReadonlySet<Relation> = new Set<Relation>(['holding', 'wearing', 'under', 'beside'])

/** Of two tied things, the one that takes its place from the other. */
export const guestOf = ({ from, relation, to }: Link) => (COMES_SECOND.has(relation) ? to : from)
export const hostOf = (link: Link) => (guestOf(link) === link.to ? link.from : link.to)

/** `a panda in a hat` wears it; `a cat with glasses` too, and `a girl with an umbrella` has it in her hand. */
function toRelation(
  { relation: said, words }: { relation: Relation; words: readonly string[] },
  object?: Noun,
): Relation {
  if (!object) return said
  if (isWearable(object.icon) && (said === 'in' || said === 'beside')) return 'wearing'
  const isWith = words.length === 1 && words[0]?.toLowerCase() === 'with'
  return isWith && isHandy(object.icon) && object.count === 1 ? 'holding' : said
}

/** Nobody is seen in a house, and on wheels one rides. */
function toLink(from: number, said: Relation, to: number, nouns: readonly Noun[]): Link {
  const [subject, object] = [nouns[from]?.icon ?? '', nouns[to]?.icon ?? '']
  if (said === 'in' && /^(?:couch-and-lamp|chair|seat)$/.test(object)) return { from, relation: 'on', to }
  if (said === 'holding' && (isVehicle(object) || isFlier(object)) && !isHandy(object))
    return { from, relation: isCreature(object) ? 'beside' : 'riding', to }
  if (said === 'in' && isBuilding(object)) return { from, relation: 'before', to }
  if (said === 'in' && !canHold(object)) return { from, relation: 'beside', to }
  if (said === 'on' && isCreature(subject) && isVehicle(object)) return { from, relation: 'riding', to }
  if (said === 'holding' && !isCreature(subject)) return { from, relation: 'beside', to }
  return { from, relation: said, to }
}

const isAlike = (nouns: readonly Noun[], first: number, second: number): boolean => {
  const [one, other] = [nouns[first]?.icon ?? '', nouns[second]?.icon ?? '']
  return isWearable(one) === isWearable(other) && isHandy(one) === isHandy(other) && !isCreature(other)
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
