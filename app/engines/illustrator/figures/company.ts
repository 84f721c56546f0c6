import { guestOf, hostOf } from '../reading-links.ts'
import type { Link, Noun, Reading } from '../scene.ts'
import { flipped, heightOf, joined, moved, widthOf } from './figure.ts'
import type { Figure } from './figure.ts'
import { deckOf, hollowOf, isBoard, isFlier, isSwimmer, perchOf, seatOf, sizeOf, topOf, wornAt } from './habits.ts'
import { createIndividual, poseOf, withAct } from './individual.ts'
import type { Bounds } from './sprite.ts'
import { isCreature } from './habits.ts'

/** A figure that takes its own place on the stage, with the noun it stands for. */
export type Actor = { noun: Noun; figure: Figure; isMain: boolean }

/** Each copies the host: two foxes wearing a hat wear one each. */
const COPIED = new Set(['wearing', 'holding'])
/** Grows with the host's size; what stands behind is at least so much taller. */
const CANOPY = 2.1
const HUGE = 2
/** A deck is narrower than its boat. */
const OVERBOARD = 0.4
/** Of somebody in a box or a boat, this much is below the rim. */
const SUNK = 0.28

/** The things of a reading as figures: what is tied to another is joined with it. */
export function gatherActors(reading: Reading, boundsOf: ReadonlyMap<string, Bounds>, outfit: number): Actor[] {
  const { nouns, links } = reading
  const guests = new Set(links.map(guestOf))
  const isLoose = (link: Link) =>
    link.relation === 'beside' &&
    (isAloof(nouns[guestOf(link)]) || isElsewhere(nouns[hostOf(link)], nouns[guestOf(link)]))
  const tied = links.filter((link) => !isLoose(link))
  const isRoot = (place: number) => !guests.has(place) || links.some((link) => guestOf(link) === place && isLoose(link))

  function create(place: number, copy: number): Figure {
    const noun = nouns[place]
    if (!noun) throw new Error('A tie leads to no thing')
    const own = tied.filter((link) => hostOf(link) === place)
    const isRiding = tied.some((link) => link.from === place && (link.relation === 'riding' || link.relation === 'in'))
    const isHolding = own.some(({ relation }) => relation === 'holding')
    const bounds = boundsOf.get(noun.icon) ?? { left: 0, right: 1, top: 0, bottom: 1 }
    const alone = createIndividual(noun, bounds, poseOf(noun, isRiding, isHolding), outfit + place + copy)
    const acting = withAct(alone, noun.act, !isCreature(noun.icon))
    return inDrawingOrder(own).reduce((figure, link) => {
      const guest = nouns[guestOf(link)]
      const many = guest ? guestsFor(link, noun, guest, copy) : 0
      return Array.from({ length: many }, (_, nth) => create(guestOf(link), nth)).reduce(
        (sum, one, nth) => attach(sum, one, link, { nth, many, icon: noun.icon, guest }),
        figure,
      )
    }, acting)
  }

  return nouns.flatMap((noun, place) => {
    if (!isRoot(place)) return []
    return Array.from({ length: noun.count }, (_, copy) => ({
      noun,
      figure: create(place, copy),
      isMain: place === firstRoot(nouns, isRoot),
    }))
  })
}

const firstRoot = (nouns: readonly Noun[], isRoot: (place: number) => boolean) =>
  nouns.findIndex((_, place) => isRoot(place))

/** What flies by itself and great buildings find their own place. */
const isAloof = (noun: Noun | undefined) =>
  !!noun && (isFlier(noun.icon) || sizeOf(noun.icon) * noun.size >= HUGE || noun.count > 2)

/** One of them swims and the other stands: each finds a place where it belongs. */
const isElsewhere = (host: Noun | undefined, guest: Noun | undefined) =>
  !!host && !!guest && isSwimmer(host.icon) !== isSwimmer(guest.icon)

/** Guests behind their host first, then those that are worn or held. */
const inDrawingOrder = (links: readonly Link[]) =>
  [...links].sort((first, second) => Number(COPIED.has(first.relation)) - Number(COPIED.has(second.relation)))

function guestsFor(link: Link, host: Noun, guest: Noun, copy: number): number {
  if (COPIED.has(link.relation)) return 1
  if (host.count === guest.count) return 1
  return copy === 0 ? guest.count : 0
}

type Joining = { nth: number; many: number; icon: string; guest: Noun | undefined }

function attach(host: Figure, guest: Figure, link: Link, joining: Joining): Figure {
  const { core } = host
  const wide = core.right - core.left
  const high = core.bottom - core.top
  // Several guests stand side by side.
  const spread = joining.many > 1 ? (joining.nth / (joining.many - 1) - 0.5) * wide * 0.7 : 0
  const at = (x: number, y: number) => ({ x: core.left + x * wide + spread, y: core.top + y * high })
  const fit = (room: number) =>
    Math.min(1, (room * Math.max(wide, high) * 1.15) / heightOf(guest)) / Math.sqrt(Math.max(1, joining.many / 2))

  switch (link.relation) {
    case 'riding': {
      if (isBoard(joining.icon)) {
        const scale = Math.max(1, (widthOf(guest) * 1.05) / wide)
        const board = moved(host, 0, 0, scale)
        return joined(board, moved(guest, 0, (board.core.top - board.core.bottom) * 0.8), 'before')
      }
      const seat = seatOf(joining.icon)
      const scale = fit(seat.size * 1.15)
      const point = at(seat.x, seat.y)
      // On a back one sits in sight; on wheels, behind the bars.
      return isCreature(joining.icon)
        ? joined(host, moved(guest, point.x, point.y + heightOf(guest) * scale * 0.14, scale), 'before')
        : joined(host, moved(guest, point.x, point.y + heightOf(guest) * scale * 0.3, scale), 'behind')
    }
    case 'in': {
      const perch = perchOf(joining.icon)
      if (perch) {
        const point = at(perch.x, perch.y)
        return joined(host, moved(guest, point.x, point.y, fit(perch.size)), 'before')
      }
      const hollow = hollowOf(joining.icon)
      const rim = at(hollow.x, hollow.y)
      const below = core.bottom - rim.y
      const scale = Math.min(
        (hollow.size * wide) / widthOf(guest) / Math.max(1, joining.many * 0.6),
        below / (heightOf(guest) * SUNK),
      )
      return joined(host, moved(guest, rim.x, rim.y + heightOf(guest) * scale * SUNK, scale), 'behind')
    }
    case 'on': {
      const deck = deckOf(joining.icon)
      const top = deck ?? topOf(joining.icon)
      const scale = fit(deck ? deck.size : Math.max(top.size, 0.5))
      const point = at(top.x, top.y)
      const x = deck ? point.x - spread * OVERBOARD : point.x
      return joined(host, moved(guest, x, point.y, scale), 'before')
    }
    case 'under':
      return shelter(host, guest, joining)
    case 'over':
      return joined(
        host,
        moved(guest, spread, core.top - high * 0.16, Math.min(1, (high * 1.1) / heightOf(guest))),
        'before',
      )
    case 'beside': {
      const side = joining.nth % 2 ? -1 : 1
      const gap = 0.04
      const x = side > 0 ? host.right + gap - guest.left : host.left - gap - guest.right
      return joined(host, moved(guest, x, 0), 'before')
    }
    case 'behind': {
      // It looks out at the side, and over the top where it is taller.
      const aside = Math.max(wide * 0.42, (core.right - core.left) * 0.5 - widthOf(guest) * 0.05)
      return joined(host, moved(guest, core.left + wide / 2 + aside + spread, -0.05), 'behind')
    }
    case 'before':
      return joined(host, moved(guest, core.left + wide * 0.16 + spread, 0.07), 'before')
    case 'holding':
      return hold(host, guest, joining)
    case 'wearing':
      return wear(host, guest, joining)
  }
}

/** What somebody is under: an umbrella over the head, a tree or a bridge behind and above. */
function shelter(host: Figure, roof: Figure, { guest }: Joining): Figure {
  const high = host.core.bottom - host.core.top
  if (guest && (guest.icon.startsWith('umbrella') || isFlier(guest.icon) || sizeOf(guest.icon) < 0.7)) {
    const scale = Math.max(1, (widthOf(host) * 1.25) / widthOf(roof))
    return joined(host, moved(roof, host.head.x, host.head.y + heightOf(roof) * scale * 0.28, scale), 'behind')
  }
  const scale = Math.max(1, (high * CANOPY) / heightOf(roof))
  return joined(host, moved(roof, widthOf(roof) * scale * 0.24, -0.04, scale), 'behind')
}

function hold(host: Figure, thing: Figure, { guest }: Joining): Figure {
  const high = host.core.bottom - host.core.top
  const isAloft = guest?.icon === 'balloon' || guest?.icon === 'kite'
  const scale = Math.min(1, ((isAloft ? 0.75 : 0.5) * high) / heightOf(thing))
  if (!isAloft)
    return joined(host, moved(thing, host.hand.x, host.hand.y + heightOf(thing) * scale * 0.4, scale), 'before')
  const lift = high * 0.45
  const string: Figure = {
    ...thing,
    shapes: [
      {
        sprite: 'mark:string',
        x: host.hand.x - lift * 0.5,
        y: host.hand.y - lift,
        size: lift,
        turn: 0,
        isFlipped: false,
      },
    ],
  }
  const tethered = joined(moved(thing, host.hand.x, host.hand.y - lift * 0.96, scale), string, 'before')
  return joined(host, tethered, 'before')
}

function wear(host: Figure, thing: Figure, { guest }: Joining): Figure {
  const place = wornAt(guest?.icon ?? '')
  const scale = (place.size * host.head.size) / widthOf(thing)
  const x = host.head.x + (place.x - 0.5) * host.head.size
  const y = host.head.y + (place.y - 0.5) * host.head.size
  return joined(host, moved(thing, x, y + heightOf(thing) * scale * 0.5, scale), 'before')
}

/** Looks towards the middle of the picture. */
export const facing = (figure: Figure, isLeftOfMiddle: boolean) => (isLeftOfMiddle ? flipped(figure) : figure)
