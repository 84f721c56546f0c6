import { inOrder } from '#app/platform/values/pattern-parts.ts'
import { toTable } from '#app/platform/table.ts'
import { type Finding, fromTable } from './finding.ts'
import { openTable, type Invention, type Work } from './table-index.ts'
import { fold, pattern, startSentence } from './wording.ts'

const MADE: Record<string, { verbs: string; nouns: string }> = toTable({
  written: {
    verbs: 'wrote|writes|write|written|authored|penned|author|published',
    nouns: 'authors?|writers?|novelist|poet|playwright|creator|novelists?|dramatist',
  },
  painted: { verbs: 'painted|paint|drew|made|created|paints', nouns: 'painters?|artists?|creator' },
  composed: { verbs: 'composed|compose|wrote|written|created', nouns: 'composers?|musician|creator' },
  sculpted: {
    verbs: 'sculpted|sculpt|carved|made|created|designed|built',
    nouns: 'sculptors?|artists?|creator|designer',
  },
  designed: { verbs: 'designed|design|built|created|made', nouns: 'architects?|designers?|creator' },
})
const VERBS =
  'wrote|written|authored|penned|painted|drew|composed|sculpted|carved|designed|created|made|built|published|writes|is behind|came up with'
const NOUNS =
  'authors?|writers?|novelist|poet|playwright|creator|painters?|artists?|composers?|sculptors?|architects?|designers?|dramatist'
const GENRE =
  'novel|book|play|poem|painting|picture|opera|ballet|symphony|piece|tragedy|comedy|epic|sculpture|statue|fresco|story|work|classic|masterpiece|song|music|children s book|novella|portrait|artwork|famous|epic poem|musical piece|composition|suite|series|fairy tale|artist painting|short story|building'

const WHO = [
  new RegExp(
    `^(?:who|whom|which (?:\\w+ )?(?:${NOUNS}|person|man|woman)|what (?:\\w+ )?(?:${NOUNS}|person))(?: was it that| is it that| has| had| is credited with having| actually)? (?:${VERBS}) (?<s>.+)$`,
  ),
  new RegExp(
    `^(?:(?:who|what|whom|name) (?:is|was|were|are) )?(?:name of )?(?:original )?(?:${NOUNS}) (?:of|behind|who (?:${VERBS})) (?<s>.+)$`,
  ),
  new RegExp(`^(?:who|whom|what) (?:is|was|were|are) (?<s>.+?)(?: 's)? (?:${NOUNS})$`),
  new RegExp(`^(?:by whom|by who) (?:is|was|were) (?<s>.+?) (?:${VERBS})$`),
  new RegExp(`^(?:who|whom) (?:is|was|were) (?<s>.+?) (?:${VERBS}|by|${VERBS} by)(?: by)?$`),
  new RegExp(`^(?<s>.+?) (?:is |was |were )?(?:${VERBS})?(?: ?by) (?:who|whom|which (?:${NOUNS}))$`),
  new RegExp(`^(?<s>.+?)(?: 's)? (?:${NOUNS})$`),
  new RegExp(`^(?:${NOUNS}) (?<s>.+)$`),
  new RegExp(`^whose (?:${GENRE}) is (?<s>.+)$`),
]
const CONFIRM = [
  new RegExp(
    `^did (?<p>.+?) (?:write|paint|compose|sculpt|design|create|make|author|invent|discover|develop|found|publish|build) (?<s>.+)$`,
  ),
  new RegExp(`^(?:is|was|were|are) (?<s>.+?) (?:${VERBS}|invented|discovered|developed|founded)?(?: ?by) (?<p>.+)$`),
  new RegExp(`^(?:is|was) (?<p>.+?) (?:${NOUNS}|inventor|discoverer|founder) of (?<s>.+)$`),
]
const MADE_WHEN = inOrder(
  /^(?:when|what year|in what year|in which year|which year) (?:was|were|did|is) (?<s>.+?) (?:first )?/,
  /(?:written|painted|composed|published|sculpted|come out|finished|released|made|created|premiered?|completed)$/,
)

/** Strips the kind from "the novel Emma" and "Guernica painting". */
function* titles(phrase: string): Generator<string> {
  yield phrase
  const bare = phrase
    .replace(pattern(`^(?:(?:famous|classic|well known) )?(?:${GENRE}) (?:called |named |entitled |titled |of )?`), '')
    .replace(pattern(` (?:${GENRE})s?$`), '')
  if (bare !== phrase && bare !== '') yield bare
}

const KIND_OF_GENRE: readonly [RegExp, string][] = [
  [/^(?:opera|ballet|symphony|composition|suite|song)\b|\b(?:opera|ballet|symphony|suite|song)$/, 'composed'],
  [/^(?:painting|picture|portrait|fresco)\b|\b(?:painting|picture|fresco)$/, 'painted'],
  [/^(?:novel|book|play|poem|novella|epic poem)\b|\b(?:novel|book|play|poem|novella)$/, 'written'],
  [/^(?:sculpture|statue)\b|\b(?:sculpture|statue)$/, 'sculpted'],
]

/** The work a title means; "the opera Faust" is not the play, so a genre must fit the kind. */
function findWork(phrase: string): Work | null {
  const { works } = openTable()
  const whole = works.get(phrase)
  if (whole) return whole
  const kind = KIND_OF_GENRE.find(([genre]) => genre.test(phrase))?.[1]
  for (const title of titles(phrase)) {
    const work = works.get(title)
    if (work && (!kind || work.kind === kind)) return work
  }
  return null
}

const sayWork = (work: Work) =>
  `${startSentence(work.title)} was ${work.kind} by ${work.maker}${work.when ? ` (${work.when})` : ''}.`
const quoteWork = (work: Work) => fromTable(`${work.title}: ${work.kind} by ${work.maker}`)

/** Who wrote, painted, composed or designed a known work. */
export function answerWork(text: string): Finding {
  const confirmed = confirm(text)
  if (confirmed) return confirmed
  const when = MADE_WHEN.exec(text)?.groups?.s
  const dated = when ? findWork(when) : null
  if (dated)
    return dated.when
      ? { text: `${sayWork(dated).replace(/ \([^()]*\)\.$/, '')}, dated ${dated.when}.`, source: quoteWork(dated) }
      : { refusal: 'The table of common facts does not date this work.' }
  for (const [at, form] of WHO.entries()) {
    const phrase = form.exec(text)?.groups?.s
    const work = phrase ? findWork(phrase) : null
    if (!phrase || !work || !fits(text, work)) continue
    if (at === 4 && !/by|written|painted|composed|designed|sculpted|created/.test(text)) continue
    return { text: sayWork(work), source: quoteWork(work) }
  }
  return null
}

/** A question about painting can't be answered with the writer of a book of the same name. */
function fits(text: string, work: Work): boolean {
  const words = MADE[work.kind]
  const asked = Object.values(MADE).some(({ verbs, nouns }) => pattern(`\\b(?:${verbs}|${nouns})\\b`).test(text))
  return (
    !asked ||
    !words ||
    pattern(`\\b(?:${words.verbs}|${words.nouns}|made|created|behind|by who|by whom|whose)\\b`).test(text)
  )
}

function confirm(text: string): Finding {
  for (const form of CONFIRM) {
    const groups = form.exec(text)?.groups
    if (!groups?.s || !groups.p) continue
    const [work, invention] = [findWork(groups.s), findInvention(groups.s)]
    const asked = groups.p.split(' ').at(-1) ?? ''
    if (work && asked.length > 2)
      return {
        text: `${fold(work.maker).split(' ').includes(asked) ? 'Yes' : 'No'}. ${sayWork(work)}`,
        source: quoteWork(work),
      }
    if (invention && asked.length > 2) {
      const isIn = fold(invention.sentence).split(' ').includes(asked)
      const isFirst = fold(invention.who).split(' ').includes(asked)
      return {
        text: `${isFirst ? 'Yes. ' : isIn ? '' : 'No. '}${invention.sentence}`,
        source: fromTable(invention.sentence),
      }
    }
  }
  return null
}

const INVENT =
  'invented|discovered|developed|created|made|came up with|pioneered|built|patented|devised|founded|proposed|formulated|introduced|stated|established|started|wrote|isolated|found|described|identified|designed|co founded|cofounded|set up|first described|is credited with|was credited with|is credited for|thought of'
const INVENTOR = 'inventors?|discoverers?|creators?|founders?|fathers?|developers?|originators?|co founders?|maker'
const WHO_INVENTED = [
  new RegExp(
    `^(?:who|whom|which (?:scientist|person|man|woman|inventor|physicist|chemist|explorer|people|astronomer)|what (?:scientist|person|inventor))(?: was it that| is it that| was person who| is person who| first| is said to have| is credited with| is person that)? (?:first )?(?:${INVENT}) (?:(?:inventing|discovering|developing|creating|invention of|discovery of|first|idea of|concept of) )*(?<s>.+)$`,
  ),
  new RegExp(
    `^(?:who|whom|which scientist) (?:is|was) (?:credited (?:with|for)|responsible for|behind) (?:(?:inventing|discovering|developing|creating|invention of|discovery of) )?(?<s>.+)$`,
  ),
  new RegExp(`^(?:(?:who|what|name) (?:is|was|were|are) )?(?:name of )?(?:${INVENTOR}) (?:of )?(?<s>.+)$`),
  new RegExp(
    `^(?:who|whom) (?:is|was|were|are) (?<s>.+?) (?:'s )?(?:${INVENTOR}|invented by|discovered by|created by|founded by|developed by)$`,
  ),
  new RegExp(
    `^(?<s>.+?) (?:is |was |were )?(?:invented|discovered|created|founded|developed|made|built) by (?:who|whom)$`,
  ),
  new RegExp(`^by whom (?:is|was|were) (?<s>.+?) (?:invented|discovered|created|founded|developed)$`),
  new RegExp(`^(?<s>.+?)(?: 's)? (?:${INVENTOR})$`),
]
const INVENTED_WHEN = inOrder(
  /^(?:when|what year|in what year|in which year|which year) (?:was|were|did|is) (?<s>.+?) (?:first )?/,
  /(?:invented|discovered|developed|created|founded|patented|introduced|made|established|found|start|started|isolated|built|formulated|published|be invented|begin)$/,
)
const DISCOVERED_WHEN = new RegExp(
  `^(?:when|what year|in what year|in which year) did (?<p>.+?) (?:invent|discover|develop|create|found|make|patent|publish|build|formulate|find) (?<s>.+)$`,
)

function findInvention(phrase: string): Invention | null {
  return (
    openTable().inventions.get(
      phrase.replace(/^(?:invention|discovery|first|modern|existence|concept|element) (?:of )?(?!of)/, ''),
    ) ??
    openTable().inventions.get(phrase) ??
    null
  )
}

/** Who invented, discovered or founded something, and when. */
export function answerInvention(text: string): Finding {
  const when = INVENTED_WHEN.exec(text)?.groups?.s ?? DISCOVERED_WHEN.exec(text)?.groups?.s
  const dated = when ? findInvention(when) : null
  if (dated) return /\d{3,4}/.test(dated.sentence) ? { text: dated.sentence, source: fromTable(dated.sentence) } : null
  for (const form of WHO_INVENTED) {
    const phrase = form.exec(text)?.groups?.s
    const invention = phrase ? findInvention(phrase) : null
    if (invention) return { text: invention.sentence, source: fromTable(invention.sentence) }
  }
  return null
}
