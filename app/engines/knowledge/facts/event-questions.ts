import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'
import { toTable } from '#app/platform/table.ts'
import { type Finding, tell } from './finding.ts'
import { sayYears } from './measures.ts'
import { type Life, openTable } from './table-index.ts'
import { findOwn } from './wording.ts'

const WHEN =
  /^(?:(?:on |in |since |until )?(?:when|what year|which year|what date|which date|what day|what century|exact date|how long))(?: exactly)? (?:is|was|were|are|did|does|do|has|have|had|will)? ?(?<s>.+)$/
const DATE_OF = anyOf(
  /^(?:(?:what is|what was|give|tell) )?(?:date|year|dates|years|exact date|start date|end date|start|end|beginning|duration|time) (?:of|for) (?<s>.+)$/,
  /^(?<s2>.+?) (?:date|year|dates|years|end date|start date)$/,
)
const NO_VERB = new Set([
  'mandela',
  'nelson mandela',
  'jfk',
  'john f kennedy',
  'kennedy',
  'martin luther king',
  'julius caesar',
  'caesar',
  'lincoln',
  'abraham lincoln',
  'india',
  'uk',
  'us',
  'usa',
  'america',
  'united states',
  'britain',
  'germany',
  'women',
  'man',
  'men',
  'humans',
  'people',
  'we',
  'euro',
  'columbus',
  'christopher columbus',
  'first man',
  'first person',
  'first human',
  'astronauts',
  'neil armstrong',
  'iphone',
  'slavery',
  'web',
  'united kingdom',
  'franz ferdinand',
  'wright brothers',
])

/** When a known event was. */
export function sayEvent(text: string): Finding {
  const { events } = openTable()
  const dateOf = DATE_OF.exec(text)?.groups
  const said = WHEN.exec(text)?.groups?.s ?? dateOf?.s ?? dateOf?.s2
  if (!said) return null
  const phrase = said
    .replace(
      /^(?:first |start of |end of |beginning of |outbreak of |founding of |foundation of |creation of |opening of |invention of |signing of )(?=.)/,
      (lead) => (events.has(`${said}\n`) || hasStart(said) ? lead : ''),
    )
    .replace(/ (?:in history|in europe|exactly|first|finally|officially)$/, '')
  for (const words of [said, phrase]) {
    const event = findEvent(words)
    if (event) return tell(event)
  }
  return null
}

const hasStart = (said: string) => findEvent(said) !== null

/** The sentence of an event when the whole phrase is its name, or its name and one of its verbs. */
function findEvent(phrase: string): string | null {
  const { events } = openTable()
  const bare = events.get(`${phrase}\n`)
  if (bare && !NO_VERB.has(phrase)) return bare.sentence
  const words = phrase.split(' ')
  for (let at = words.length - 1; at > 0; at -= 1) {
    const [name, verb] = [
      words.slice(0, at).join(' '),
      words
        .slice(at)
        .join(' ')
        .replace(/^(?:first |finally |officially |get |be |was |been )/, ''),
    ]
    const row = events.get(`${name}\n${verb}`) ?? events.get(`${name}\n${words.slice(at).join(' ')}`)
    if (row) return row.sentence
  }
  return null
}

const BORN = [
  inOrder(
    /^(?:when|what year|in what year|in which year|what day|on what date|what date|on what day|where|in which city|in what country|in what city) (?:is|was|were|did) (?<s>.+?) /,
    /(?<m>born|die|died|dead|killed|get born|pass away|live|lived|alive)(?: in| on)?$/,
  ),
  /^(?:what is |what was )?(?:date of |year of |day of |place of )?(?<m>birth|death|birthday|birthplace|birth date|death date|date of birth|date of death)(?: date| place| year)? (?:of|for) (?<s>.+)$/,
  /^(?:when is |what is )?(?<s>.+?) 's (?<m>birthday|birth date|date of birth|birthplace|death date|date of death|death|birth year)$/,
  /^how old was (?<s>.+?) when (?:he|she) (?<m>died)$/,
  /^(?<s>.+?) (?<m>born|died|birthday|birth date|date of birth)$/,
]

/** When and where a known person was born and died. */
export function sayLife(text: string): Finding {
  for (const form of BORN) {
    const groups = form.exec(text)?.groups
    const life = groups?.s ? openTable().lives.get(groups.s) : undefined
    if (groups && life) return tell(sayLived(life, groups.m ?? '', text))
    const years =
      groups?.s && !/^(?:where|in which c|in what c|on what|on which)|place/.test(text) ? sayYears(groups.s) : null
    if (years) return years
  }
  return null
}

function sayLived(life: Life, matter: string, text: string): string {
  const born = `was born ${life.born.startsWith('April') ? 'in' : 'on'} ${life.born} in ${life.bornIn}`
  const died = `died ${/^(?:February|March) or/.test(life.died) ? 'in' : 'on'} ${life.died} in ${life.diedIn}`
    .replace('in Saint Helena', 'on Saint Helena')
    .replace('in Bergen-Belsen', 'at Bergen-Belsen')
  if (/live|alive|how old/.test(matter) || text.startsWith('how old')) return `${life.name} ${born} and ${died}.`
  return /birth|born/.test(matter) ? `${life.name} ${born}.` : `${life.name} ${died}.`
}

const FIRST = [
  /^(?:who|what|which|name|whom)?(?: (?:country|person|man|woman|mammal|team|company))? ?(?:is|was|were|became)? ?first(?: ever)? (?<s>.+)$/,
  /^(?:who|what|which country|which|which person) (?<s>(?:walked|set foot|stepped|landed) on moon|climbed (?:mount )?everest|reached south pole|went to space|sailed around world) first$/,
  /^(?:who|what|which country|which team|which|which person) (?:was )?first (?<s>.+)$/,
  /^(?:who|which [a-z]+|what [a-z]+) [a-z]+ (?:very )?first (?<s>.+)$/,
]
const WON_FIRST = /^(?:who|which [a-z]+|what [a-z]+) (?<v>[a-z]+) (?:very )?first (?<s>.+)$/
const TO_FORM: Record<string, string> = toTable({
  walked: 'to walk',
  landed: 'man to land',
  climbed: 'to climb',
  reached: 'to reach',
  went: 'to go',
  sailed: 'to sail',
  ran: 'to run',
  won: 'to win',
  stepped: 'to step',
  set: 'to set',
  flew: 'to fly',
  circumnavigated: 'to circumnavigate',
  performed: 'to perform',
})

/** Who or what was the first to do something. */
export function sayFirst(text: string): Finding {
  const { firsts } = openTable()
  for (const form of FIRST) {
    const phrase = form.exec(text)?.groups?.s
    if (!phrase || /^(?:when|what year|how)/.test(text)) continue
    const [verb = '', ...rest] = phrase.split(' ')
    const won = WON_FIRST.exec(text)?.groups
    const forms = [
      won && findOwn(TO_FORM, won.v ?? '') ? `${TO_FORM[won.v ?? '']} ${won.s}` : '',
      phrase,
      phrase.replace(/ (?:in history|in world|ever|called|made)$/, ''),
      findOwn(TO_FORM, verb) ? `${TO_FORM[verb]} ${rest.join(' ')}` : '',
      `${phrase.replace(/^ever /, '')}`,
      phrase.replace(/^(?:person|man|human|people|woman|country) (?=to )/, ''),
      phrase.replace(/^(?:person|man|people|human) (?:who|that) /, ''),
    ]
    for (const each of forms) {
      const found = firsts.get(each)
      if (found) return tell(found[1])
    }
  }
  return null
}
