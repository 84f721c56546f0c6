import type { Quantity } from '../figures/quantities.ts'
import type { SeatClaim } from '../claims.ts'
import type { DecidedEdge } from '../judgements.ts'
import type { Asked } from '../segment/question-form.ts'
import { ofOneMind, pairsOf, placedClaims, rivalEdge, withRivals } from './told-rivals.ts'
import type { Told } from './told-rivals.ts'

/** "The largest tent": what is the most in size has one size. */
const SIZES =
  'largest|biggest|tallest|longest|highest|deepest|widest|heaviest|thickest|smallest|shortest|lightest|fastest'
const ASKED_MOST = new RegExp(String.raw`\bthe (?:${SIZES})\b`, 'i')
const SAID_MOST = new RegExp(
  String.raw`\bthe (?:[\p{L}-]+ ){0,3}?(?:${SIZES})\b[^.;]{0,160}?\b(?:is|are|measures|weighs)\b`,
  'iu',
)
const OTHERWISE =
  /\b(?:one of the|among the|some of|might|may|could|if|used to|not|second|third|next|previously|formerly|depends?)\b|n't\b/i
const SIZE = /^(?:length|area|mass|volume|speed)/
const FIRST_CLAIMS = 2
/** Nearer figures may be one thing, measured twice. */
const LEAST_APART = 1.15

type Sized = Told & { figure: Quantity }

const areApart = ({ figure: x }: Sized, { figure: y }: Sized): boolean =>
  x.dimension === y.dimension && Math.max(x.low, y.low) > Math.max(LEAST_APART * Math.min(x.high, y.high), 0)

/** Two sizes of the one thing that is the most: whatever it is called, one of them is not. */
export function withSizes(edges: DecidedEdge[], claims: SeatClaim[], asked: Asked | null): DecidedEdge[] {
  if (!asked || asked.isYesNo || !asked.expectsOne || !ASKED_MOST.test(asked.question)) return edges
  const told = placedClaims(claims).flatMap(({ claim, at, seat }): Sized[] => {
    const { text, slots, order, isCompleted } = claim
    if (isCompleted || order >= FIRST_CLAIMS || !SAID_MOST.test(text) || OTHERWISE.test(text)) return []
    const sizes = slots.quantities.filter(({ dimension }) => SIZE.test(dimension))
    const [figure] = sizes
    if (!figure || sizes.length > 1 || figure.bound === 'over' || figure.bound === 'under') return []
    return [
      {
        at,
        seat,
        value: text.slice(figure.start, figure.end).trim(),
        figure,
        spans: [{ start: figure.start, end: figure.end }],
      },
    ]
  })
  const rivals = pairsOf(ofOneMind(told, areApart)).filter(([x, y]) => areApart(x, y))
  return withRivals(
    edges,
    rivals.map(([x, y]) => rivalEdge(x, y, 'number')),
  )
}
