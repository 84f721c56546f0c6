import type { SeatClaim } from '../claims.ts'
import type { DecidedEdge } from '../judgements.ts'
import { stem } from '../text/stem.ts'
import { toPlainText } from '../text/text.ts'
import { ofOneMind, pairsOf, rivalEdge, withRivals } from './told-rivals.ts'
import { stemsOf } from '../text/stems-of.ts'
import type { Told } from './told-rivals.ts'

/** A question that names two things and asks for one of them: `deed` are the words of what is asked, `subject` of what it is about. */
type Choice = { sides: [string, string]; deed: readonly string[]; subject: string }

const THING = String.raw`((?:the |an? )?[\p{L}\p{N}'-]+(?: [\p{L}\p{N}'-]+){0,3}?)`
/** "Is the hyena closer to the dog or the cat on the tree of life?" */
const NEARER = new RegExp(
  String.raw`^(?:is|are|was|were) (?<subject>.{2,60}?) (?<deed>(?:more (?:closely )?\p{L}+|closer|nearer|related|similar) (?:related )?(?:to|with)) ${THING} or (?:to |with )?${THING}(?: (?:on|in|by|from)\b.{0,40})?$`,
  'iu',
)
/** "Which one is heavier, lead or gold?", "Who would win: a bear or a lion?" */
const WHICH = new RegExp(
  String.raw`^(?:who|which|what)\b(?<deed>[^:,?]{4,80})[:,] (?:between )?${THING} or ${THING}$`,
  'iu',
)
/** "Is a tomato a fruit or a vegetable?" */
const KIND = new RegExp(
  String.raw`^(?<deed>is|are|was|were) (?<subject>(?:(?:the|an?) )?[\p{L}-]+(?: [\p{L}-]+)?) ((?:an?|the) [\p{L}-]+(?: [\p{L}-]+)?) or ((?:an?|the) [\p{L}-]+(?: [\p{L}-]+)?)$`,
  'iu',
)

function choiceIn(question: string): Choice | null {
  const asked = toPlainText(question)
    .trim()
    .replace(/[?.!\s]+$/, '')
  const found = NEARER.exec(asked) ?? WHICH.exec(asked) ?? KIND.exec(asked)
  if (!found) return null
  const [first, second] = found
    .slice(1)
    .filter((part) => part !== found.groups?.['deed'] && part !== found.groups?.['subject'])
  const { deed = '', subject = '' } = found.groups ?? {}
  const sides = [first, second].map((side) => bareOf(side ?? ''))
  const isTwo = sides[0] !== sides[1] && sides.every((side) => stemsOf(side).length > 0)
  return isTwo
    ? {
        sides: sides as [string, string],
        deed: stemsOf(deed).filter((word) => !EMPTY.has(word)),
        subject: bareOf(subject),
      }
    : null
}

const bareOf = (side: string): string =>
  side
    .trim()
    .replace(/^(?:the|an?) /i, '')
    .toLowerCase()
const EMPTY = new Set(['would', 'one', 'more', 'close', 'closer', 'likely', 'probably', 'actually'].map(stem))

const DOUBTFUL =
  /\b(?:not|neither|nor|never|no|both|either|depends?|hard to|difficult to|if|might|may|could|some|less|fewer|worse|although|while|whereas|but)\b|n't\b/i

/** The side a claim takes: the one it names alone, or before "than", "rather than", "not". */
function sideOf(text: string, { sides, deed, subject }: Choice): number | null {
  const said = toPlainText(text).toLowerCase().slice(0, MOST_CHARS)
  const about = subject === '' ? said : said.split(subject).join(' ')
  const isDeed =
    deed.length === 0 ? /\b(?:is|are|was|were)\b/.test(said) : deed.some((word) => stemsOf(said).includes(word))
  if (!isDeed) return null
  const [first, ...rest] = about.split(
    /\b(?:rather than|than|instead of|as opposed to|not(?= (?:to )?(?:the|an?)\b))\b/,
  )
  const isTold = !DOUBTFUL.test(first!) && !/\b(?:but|although|if)\b/.test(about)
  const [here, there] = [namedIn(first!, sides), namedIn(rest.join(' '), sides)]
  return isTold && here.length === 1 && !there.includes(here[0]!) ? here[0]! : null
}
const MOST_CHARS = 400

/** Which of the two are named, by the last word of each. */
function namedIn(text: string, sides: readonly string[]): number[] {
  const words = stemsOf(text)
  return [0, 1].filter((i) => {
    const own = stemsOf(sides[i]!).filter((word) => !stemsOf(sides[1 - i]!).includes(word))
    return (
      own.length > 0 &&
      own.every((word) => words.includes(word) || words.includes(word.replace(/s$/, '')) || words.includes(`${word}s`))
    )
  })
}

const FIRST_CLAIMS = 4

/** Who takes one of the two things a question names and who takes the other are rivals, in whatever sentences. */
export function withChosen(edges: DecidedEdge[], claims: SeatClaim[], question: string): DecidedEdge[] {
  const choice = choiceIn(question)
  if (!choice) return edges
  const told = claims.flatMap((claim, at): (Told & { side: number })[] => {
    if (claim.order >= FIRST_CLAIMS) return []
    const side = sideOf(claim.text, choice)
    return side === null ? [] : [{ at, seat: claim.answer.seat, value: choice.sides[side]!, side, spans: [] }]
  })
  const single = ofOneMind(told, (x, y) => x.side !== y.side)
  const first = single.filter((one) => single.find(({ seat }) => seat === one.seat) === one)
  return withRivals(
    edges,
    pairsOf(first)
      .filter(([x, y]) => x.side !== y.side)
      .map(([x, y]) => rivalEdge(x, y, 'who or what')),
  )
}
