import { toKey } from '../text/text.ts'

/** How alike two seats of one family are, two vendors, and two seats reading one passage (priors of CONSENSUS.md). */
const sameFamily = 0.9
const acrossVendors = 0.5
/** Word for word the same from this many words on is one passage, whoever says it. */
const PASSAGE_WORDS = 5

/** `quotes`: the passages it read, where it says so. */
export type Voter = { seat: string; family: string; passage: string; quotes?: readonly string[] }
export type Label =
  | 'settled and sourced'
  | 'agreed, unsourced (echo risk)'
  | 'disputed'
  | 'single voice'
  | 'contradicted by source'
  | 'not checkable'
export type Evidence = 'E0' | 'E1' | 'E2' | 'E3' | 'E4'
export type Heading = 'agree' | 'mostly agree' | 'split' | 'different points' | 'single'

/**
 * Independent votes. Seats with one passage count once, and so do those that read the same ones; k seats of one family are k / (1 + (k-1) 0.9); the families
 * together are their sum / (1 + (f-1) 0.5). Never falls when a seat joins.
 */
export function independentVotes(voters: Voter[]): number {
  const families = new Map<string, Set<string>>()
  const passages = new Set<string>()
  const readPassages = new Set<string>()
  for (const { seat, family, passage, quotes = [] } of voters) {
    const key = toKey(passage)
    const isCopy =
      passages.has(key) && (key.split(' ').length >= PASSAGE_WORDS || (families.get(family)?.has(key) ?? false))
    const read = quotes.map(toKey).filter((quote) => quote.split(' ').length >= PASSAGE_WORDS)
    const isSameReading = read.length > 0 && read.length === quotes.length && read.every((one) => readPassages.has(one))
    passages.add(key)
    if (isCopy || isSameReading) continue
    for (const one of read) readPassages.add(one)
    families.set(family, (families.get(family) ?? new Set()).add(key === '' ? seat : key))
  }
  const sums = [...families.values()].map(({ size }) => effective(size, sameFamily))
  return sums.reduce((sum, votes) => sum + votes, 0) / (1 + Math.max(0, families.size - 1) * acrossVendors)
}

/** n_eff of k equally alike voters. */
export function effective(k: number, rho: number): number {
  return k === 0 ? 0 : k / (1 + (k - 1) * rho)
}

/** One label per claim. Silence is not assent: two voices are needed for agreement. */
export function labelOf(claim: {
  support: number
  oppose: number
  evidence: Evidence
  isOpposedByRecord: boolean
  isCheckable: boolean
}): Label {
  if (claim.oppose > 0) return claim.isOpposedByRecord && claim.evidence < 'E2' ? 'contradicted by source' : 'disputed'
  if (!claim.isCheckable) return 'not checkable'
  if (claim.evidence >= 'E3' || (claim.support >= 2 && claim.evidence >= 'E2')) return 'settled and sourced'
  return claim.support >= 2 ? 'agreed, unsourced (echo risk)' : 'single voice'
}

/** One thing several seats spoke to: who stands on its leading side, who says it in part, who spoke at all. */
export type Topic = { leading: string[]; partly: string[]; spoke: string[]; isContested?: boolean }

export type SeatAgreement = { seat: string; agrees: number; inPart: number; spokeTo: number; share: number | null }

/**
 * The share of each seat over the things it and another seat spoke to: the leading side counts one, in part one half;
 * on
 * the leading side of a dispute it counts the part of the voices that stand there, so a disputed seat never has the
 * whole.
 * `mean` is how much of what was spoken to lies on leading sides.
 */
export function agreementOf(seats: string[], topics: Topic[]): { perSeat: SeatAgreement[]; mean: number | null } {
  const spread = seats.map((seat) => {
    const own = topics.filter(({ spoke }) => spoke.includes(seat) && spoke.length > 1)
    const leads = own.filter(({ leading }) => leading.includes(seat))
    const inPart = own.filter(({ leading, partly }) => partly.includes(seat) && !leading.includes(seat)).length
    const worth = leads.reduce(
      (sum, { isContested, leading, spoke }) => sum + (isContested ? leading.length / spoke.length : 1),
      0,
    )
    const over = (sum: number): number | null => (own.length === 0 ? null : (sum + inPart / 2) / own.length)
    const counts = { seat, agrees: leads.length, inPart, spokeTo: own.length, share: over(worth) }
    return { counts, leading: over(leads.length) }
  })
  const said = spread.flatMap(({ leading }) => leading ?? [])
  return {
    perSeat: spread.map(({ counts }) => counts),
    mean: said.length === 0 ? null : said.reduce((sum, part) => sum + part, 0) / said.length,
  }
}

/** What a heading is computed from: `asked` are the sizes of the sides on the thing asked, clones counted once. */
export type Outcome = {
  answering: number
  isShared: boolean
  /** Whether what one answers to the question another says in part: "causes", "may cause". */
  isPartly?: boolean
  disputes: number
  asked: number[] | null
}

/**
 * The heading follows from the outcome: nobody speaks of agreement for a single answer or where nothing is shared. The thing asked
 * undisputed and no dispute is agreement; a side of more than half, or only a lesser thing disputed, is most of it, and so is an answer
 * that another gives in part; without a majority they are split. Where none says what another says and none contradicts another they
 * make different points, which is neither.
 */
export function headingOf({ answering, isShared, isPartly = false, disputes, asked }: Outcome): Heading {
  if (answering <= 1) return 'single'
  const sides = (asked ?? []).toSorted((x, y) => y - x)
  if (sides.length > 1) {
    const all = sides.reduce((sum, side) => sum + side, 0)
    return sides[0]! * 2 > all ? 'mostly agree' : 'split'
  }
  if (!isShared && disputes === 0) return isPartly ? 'mostly agree' : 'different points'
  if (!isShared) return 'split'
  return disputes === 0 ? 'agree' : 'mostly agree'
}

/** What the ring shows at most beside each heading, so that it never says more; beside the others it shows nothing. */
const MOST_SHOWN: Partial<Record<Heading, number>> = { 'agree': 1, 'mostly agree': 0.94 }

/** Beside agreement a smaller share would gainsay the heading: the disputes that make it small stand on the page. */
const LEAST_SHOWN = 0.5

/** The mean as it may be shown beside a heading. */
export function withinHeading(mean: number | null, heading: Heading): number | null {
  const most = MOST_SHOWN[heading]
  return mean === null || mean < LEAST_SHOWN || most === undefined ? null : Math.min(mean, most)
}
