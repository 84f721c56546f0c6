import type { SeatClaim } from '../claims.ts'
import type { DecidedEdge } from '../judgements.ts'
import { toPlainText } from '../text/text.ts'
import { ofOneMind, pairsOf, placedClaims, rivalEdge, withRivals } from './told-rivals.ts'
import type { Told } from './told-rivals.ts'

const NTH = 'first|second|third|fourth|fifth|last|final'
const THINGS = 'part|volume|edition|book|season|film|movie|version|game|album|phase|stage|chapter|term|novel|episode'
/** "The first part was published in 1605", "the second in 1615". */
const PART = new RegExp(
  String.raw`\b(${NTH})(?: (${THINGS}))?(?=[ ,])((?:(?!\b(?:${NTH})\b)[^.;]){0,60}?)\b(1\d{3}|20\d{2})\b`,
  'gi',
)
const DEEDS: readonly [deed: string, words: RegExp][] = [
  ['came out', /\b(?:publish|appear|releas|issue|print|c[ao]me out)/i],
  ['began', /\b(?:beg[aiu]n|start|open|launch)/i],
  ['ended', /\b(?:end|finish|complet|clos)/i],
  ['was written', /\b(?:writ|wrote)/i],
]

type NumberedPart = Told & { part: string; deed: string | null }

/** The years of the numbered parts of something in one claim; a part named by its number alone is of the kind before it. */
function partsIn(text: string, at: number, seat: string): NumberedPart[] {
  let [kind, deed]: [string | null, string | null] = [null, null]
  return [...toPlainText(text).matchAll(PART)].flatMap((match): NumberedPart[] => {
    const [all, nth = '', thing, between = '', year = ''] = match
    kind = thing?.toLowerCase() ?? kind
    deed = DEEDS.find(([, words]) => words.test(between))?.[0] ?? deed
    const end = match.index + all.length
    if (kind === null) return []
    return [
      { at, seat, value: year, spans: [{ start: end - year.length, end }], part: `${nth.toLowerCase()} ${kind}`, deed },
    ]
  })
}

/** Seats that date one numbered part otherwise, "its second part appeared in 1612" beside "in 1615", are rivals. */
export function withNumberedParts(edges: DecidedEdge[], claims: SeatClaim[]): DecidedEdge[] {
  const told = placedClaims(claims).flatMap(({ claim, at, seat }) =>
    claim.slots.cues.polarity === -1 ? [] : partsIn(claim.text, at, seat),
  )
  const areRivals = (x: NumberedPart, y: NumberedPart): boolean =>
    x.part === y.part && x.value !== y.value && (x.deed === null || y.deed === null || x.deed === y.deed)
  const rivals = pairsOf(ofOneMind(told, areRivals)).filter(([x, y]) => areRivals(x, y))
  return withRivals(
    edges,
    rivals.map(([x, y]) => rivalEdge(x, y, 'date')),
  )
}
