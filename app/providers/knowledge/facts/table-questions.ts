import { toPlainQuestion } from '../plain-question.ts'
import { type Finding, fromTable } from './finding.ts'
import { ABBREVIATIONS } from './table/lists.ts'
import { PROPERTY_WORDS } from './table/properties.ts'
import { QUALITIES } from './table/superlatives.ts'
import { type Life, openTable } from './table-index.ts'
import { findOwn, findSubjects, pattern, peelings, startSentence } from './wording.ts'

const tell = (sentence: string): Finding => ({ text: sentence, source: fromTable(sentence) })

/** Answers from the hand-checked table: events, lives, firsts, counts, superlatives, properties, lists, abbreviations. */
export function answerTable(text: string, question: string): Finding {
  return (
    sayFirst(text) ??
    sayLife(text) ??
    sayEvent(text) ??
    sayCount(text) ??
    saySuperlative(text) ??
    sayPlanetPlace(text) ??
    sayLetter(text, question) ??
    sayAbbreviation(text, question) ??
    sayProperty(text) ??
    sayList(text)
  )
}

const WHEN =
  /^(?:(?:on |in |since |until )?(?:when|what year|which year|what date|which date|what day|what century|exact date|how long))(?: exactly)? (?:is|was|were|are|did|does|do|has|have|had|will)? ?(?<s>.+)$/
const DATE_OF =
  /^(?:(?:what is|what was|give|tell) )?(?:date|year|dates|years|exact date|start date|end date|start|end|beginning|duration|time) (?:of|for) (?<s>.+)$|^(?<s2>.+?) (?:date|year|dates|years|end date|start date)$/
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

function sayEvent(text: string): Finding {
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
  /^(?:when|what year|in what year|in which year|what day|on what date|what date|on what day|where|in which city|in what country|in what city) (?:is|was|were|did) (?<s>.+?) (?<m>born|die|died|dead|killed|get born|pass away|live|lived|alive)(?: in| on)?$/,
  /^(?:what is |what was )?(?:date of |year of |day of |place of )?(?<m>birth|death|birthday|birthplace|birth date|death date|date of birth|date of death)(?: date| place| year)? (?:of|for) (?<s>.+)$/,
  /^(?:when is |what is )?(?<s>.+?) 's (?<m>birthday|birth date|date of birth|birthplace|death date|date of death|death|birth year)$/,
  /^how old was (?<s>.+?) when (?:he|she) (?<m>died)$/,
  /^(?<s>.+?) (?<m>born|died|birthday|birth date|date of birth)$/,
]

function sayLife(text: string): Finding {
  for (const form of BORN) {
    const groups = form.exec(text)?.groups
    const life = groups?.s ? openTable().lives.get(groups.s) : undefined
    if (!groups || !life) continue
    return tell(sayLived(life, groups.m ?? '', text))
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
const TO_FORM: Record<string, string> = {
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
}

function sayFirst(text: string): Finding {
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

const HOW_MANY =
  /^(?:how many|number of|what is number of|what number of|total number of|count of)(?: different)? (?<s>.+)$/
const JOIN =
  /^(?<n>.+?) (?:(?:is|are|were|was|there|in|on|of|does|do|did|has|have|make up|makes up|at|for|each|one|single|standard number|full|typical|normal|adult|make|people have|official|members|exist|you find|found|contained|known|total) )+(?<p>.+)$/

function sayCount(text: string): Finding {
  const said = HOW_MANY.exec(text)?.groups?.s
  if (!said) return null
  const { counts } = openTable()
  const phrase = said
    .replace(
      / (?:have|has|are there|there are|there|are|exist|do|got|in total|total|contain|contains|is there|get|on (?:field|pitch|court|ice|team|side)(?: at (?:one|a|same) time| at once)?|at once|start with|play on team|write|compose)$/g,
      '',
    )
    .replace(/ (?:are there|exist|have|there)$/, '')
  const alone = counts.get(`${phrase}\n`)
  if (alone) return tell(alone[2])
  for (const words of [phrase, said]) {
    const found = matchCount(words)
    if (found) return tell(found)
  }
  return null
}

/** Tries every split into what is counted and where. */
function matchCount(phrase: string): string | null {
  const { counts } = openTable()
  const joined = JOIN.exec(phrase)?.groups
  const pairs: [string, string][] = joined ? [[joined.n ?? '', joined.p ?? '']] : []
  const words = phrase.split(' ')
  for (let at = 1; at < words.length; at += 1) {
    const place = words
      .slice(at)
      .join(' ')
      .replace(
        /^(?:(?:is|are|were|there|in|on|of|does|do|did|has|have|make up|at|for|each|one|single|full|known|were there|normal|typical|you get|from|to) )+/,
        '',
      )
    pairs.push([words.slice(0, at).join(' '), place])
  }
  for (const [noun, place] of pairs) {
    for (const where of [
      place,
      place.replace(/^(?:we|you|i|us|people|humans|everyone|one)(?: have| got)?$/, 'human'),
      place.replace(/ (?:have|has|at once|on pitch|on field|on court)$/, ''),
      place.replace(/ (?:have|has|get|start with) (?=in |on |at )/, ' '),
      place.replace(/^(?:average|standard|normal|typical|regular) /, ''),
    ]) {
      const row = counts.get(`${noun}\n${where}`)
      if (row) return row[2]
    }
  }
  return null
}

function saySuperlative(text: string): Finding {
  for (const phrase of peelings(text)) {
    for (const [quality, words] of Object.entries(QUALITIES)) {
      const match = pattern(`^(?:${words}) (?<s>.+)$`).exec(phrase)?.groups?.s ?? readLateSuperlative(phrase, words)
      const found = match ? findSuperlative(quality, match) : null
      if (found) return tell(found)
    }
  }
  return null
}

/** "which planet is largest" and "which animal on land is fastest". */
function readLateSuperlative(phrase: string, words: string): string | null {
  const groups = pattern(
    `^(?<n>[a-z ]+?) (?:is|has|in our solar system is) (?:${words})(?: (?<rest>(?:in|on|of|to|from) .+))?$`,
  ).exec(phrase)?.groups
  return groups ? `${groups.n} ${groups.rest ?? ''}`.trim() : null
}

function findSuperlative(quality: string, phrase: string): string | null {
  const { superlatives } = openTable()
  const tidy = phrase
    .replace(
      / (?:in world|on earth|on planet earth|in whole world|on planet|ever|known|in existence|of all|on globe)$/,
      '',
    )
    .replace(/ (?:by area|by size|by volume|above sea level|by height|by length)$/, '')
  const alone = superlatives.get(`${quality}\n${tidy}\n`) ?? superlatives.get(`${quality}\n${phrase}\n`)
  if (alone) return alone[3]
  const words = tidy.split(' ')
  for (let at = words.length - 1; at > 0; at -= 1) {
    const place = words
      .slice(at)
      .join(' ')
      .replace(/^(?:(?:in|on|of|to|from|within|for) )+/, '')
      .replace(/^(?:our |whole |entire )/, '')
    const row = superlatives.get(
      `${quality}\n${words
        .slice(0, at)
        .join(' ')
        .replace(/ (?:in|on|of|to|from|s)$/, '')}\n${place}`,
    )
    if (row) return row[3]
  }
  const demonym = /^(?<p>uk|us|african|european) (?<n>.+)$/.exec(tidy)?.groups
  const place = demonym ? { african: 'africa', european: 'europe' }[demonym.p ?? ''] ?? demonym.p : null
  return place ? superlatives.get(`${quality}\n${demonym?.n}\n${place}`)?.[3] ?? null : null
}

const PLANETS = ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune']
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** "third planet from the sun", "which planet number is Mars". */
function sayPlanetPlace(text: string): Finding {
  const asked =
    /^(?:(?:what|which|name|is|planet) )*(?<o>first|second|third|fourth|fifth|sixth|seventh|eighth|[1-8](?:st|nd|rd|th)) planet(?: (?:from|away from|closest to|nearest to|out from|in|of|to) (?:sun|solar system|our solar system))?$|^(?:what|which) planet is (?<o2>first|second|third|fourth|fifth|sixth|seventh|eighth|[1-8](?:st|nd|rd|th)) (?:from|closest to|nearest to) sun$/.exec(
      text,
    )?.groups
  const ordinal = asked?.o ?? asked?.o2
  const at = ordinal ? (PLACES.includes(ordinal) ? PLACES.indexOf(ordinal) : parseInt(ordinal, 10) - 1) : -1
  if (PLANETS[at]) return tell(`The ${PLACES[at]} planet from the Sun is ${PLANETS[at]}.`)
  const name =
    /^(?:what|which) (?:number )?planet (?:number )?(?:from sun )?is (?<p>[a-z]+)(?: from sun)?$|^(?:what|which) number planet (?:from sun )?is (?<p2>[a-z]+)$/.exec(
      text,
    )?.groups
  const place = PLANETS.findIndex((planet) => planet.toLowerCase() === (name?.p ?? name?.p2))
  return place >= 0 && /number|from sun/.test(text)
    ? tell(`${PLANETS[place]} is the ${PLACES[place]} planet from the Sun.`)
    : null
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const WORD_ORDINALS = [
  ...PLACES,
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
]
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Places in the alphabet and among the months. */
function sayLetter(text: string, question: string): Finding {
  const groups =
    /^(?:(?:what|which|name|is) )*(?:(?<n>\d{1,2})(?:st|nd|rd|th)|(?<w>[a-z]+)) (?<of>letter|month)(?: (?:of|in) (?:english )?(?:alphabet|year|english alphabet|calendar))?$/.exec(
      text,
    )?.groups
  if (groups) {
    const at = groups.n
      ? Number(groups.n) - 1
      : groups.w === 'last'
      ? groups.of === 'month'
        ? 11
        : 25
      : WORD_ORDINALS.indexOf(groups.w ?? '')
    const name = groups.of === 'month' ? MONTHS[at] : ALPHABET[at]
    const place =
      WORD_ORDINALS[at] ??
      `${at + 1}th`
        .replace(/(2)1th/, '$11st')
        .replace(/22th/, '22nd')
        .replace(/23th/, '23rd')
    return name
      ? tell(
          groups.of === 'month'
            ? `The ${place} month of the year is ${name}.`
            : `The ${place} letter of the English alphabet is ${name}.`,
        )
      : null
  }
  const plain = toPlainQuestion(question).toLowerCase()
  const near =
    /^(?:what|which) letter (?:comes|is|goes) (?:right |just |directly )?(?<way>after|before) (?:the letter )?["']?(?<l>[a-z])["']?(?: in the alphabet)?$/.exec(
      plain,
    )?.groups
  const index = near ? ALPHABET.indexOf((near.l ?? '').toUpperCase()) + (near.way === 'after' ? 1 : -1) : -1
  if (near && ALPHABET[index])
    return tell(`The letter ${near.way} ${near.l?.toUpperCase()} in the English alphabet is ${ALPHABET[index]}.`)
  const month = /^(?:what|which) month (?:comes|is|goes) (?:right |just )?(?<way>after|before) (?<m>[a-z]+)$/.exec(
    text,
  )?.groups
  const at = month ? MONTHS.findIndex((name) => name.toLowerCase() === month.m) : -1
  return month && at >= 0
    ? tell(`The month ${month.way} ${MONTHS[at]} is ${MONTHS[(at + (month.way === 'after' ? 1 : 11)) % 12]}.`)
    : null
}

const STANDS_FOR =
  /^(?:what|which words) (?:does|do|is|are) (?:letters |acronym |abbreviation |initials )?(?<a>[a-z]{2,6}) (?:stand for|stands for|mean|short for|abbreviation for|abbreviation of|mean in full|acronym for)$|^(?:what is )?(?:full form|full name|expansion|long form|meaning of (?:acronym|abbreviation)) (?:of |for )?(?<a2>[a-z]{2,6})$|^(?<a3>[a-z]{2,6}) (?:stands for(?: what)?|full form|stand for|meaning acronym|abbreviation)$/

function sayAbbreviation(text: string, question: string): Finding {
  const plain = toPlainQuestion(question)
    .toLowerCase()
    .replace(/\bthe |["'.?]/g, '')
    .trim()
  const groups = STANDS_FOR.exec(text)?.groups ?? STANDS_FOR.exec(plain)?.groups
  const asked = groups?.a ?? groups?.a2 ?? groups?.a3
  const meaning = asked ? findOwn(ABBREVIATIONS, asked) : undefined
  if (!asked || !meaning) return null
  const written = ['laser', 'radar', 'sonar', 'scuba'].includes(asked) ? startSentence(asked) : asked.toUpperCase()
  return tell(`${written} stands for ${meaning}.`)
}

const ASKED = '(?:of|in|for|from|to|on|is|are|does|do|can|between)'

function sayProperty(text: string): Finding {
  const { properties } = openTable()
  for (const [property, { nouns, adjectives, verbs }] of Object.entries(PROPERTY_WORDS)) {
    for (const thing of findThings(text, nouns, adjectives, verbs)) {
      const row =
        properties.get(`${property}\n${thing}`) ??
        properties.get(
          `${property}\n${thing.replace(
            /^(?:planet|river|mount|mountain|lake|average|adult|constant|number|mathematical constant) /,
            '',
          )}`,
        )
      if (row) return tell(row[2])
    }
  }
  const turn =
    /^how long (?:is|does) (?:it take )?(?:1 |one )?(?<m>year|day|for) (?:on |in |of )?(?<s>.+?)(?: take| last| to (?:go around|orbit|go round|circle) (?:sun|earth))?$/.exec(
      text,
    )?.groups
  const turned = turn ? properties.get(`${turn.m === 'day' ? 'day' : 'year'}\n${turn.s}`) : undefined
  if (turned) return tell(turned[2])
  const defined = /^(?:define|definition of|how is) (?<s>.+?)(?: defined)?$/.exec(text)?.groups?.s
  const definition = defined ? properties.get(`definition\n${defined}`) : undefined
  if (definition) return tell(definition[2])
  const where =
    /^where (?:is|are|can i (?:find|see)|would i find|do you find|on earth is) (?<s>.+?)(?: (?:located|situated|found|kept|hanging|displayed|exhibited))?$|^(?:which|what|in which|in what) (?:country|city|state|ocean|town|museum) (?:is|are|can you find|has|would i find) (?<s2>.+?)(?: (?:in|located|located in|situated in|found in|situated|found|kept in))?$/.exec(
      text,
    )?.groups
  const place = where ? properties.get(`place\n${where.s ?? where.s2}`) : undefined
  if (place) return tell(place[2])
  const plain = /^(?:what is|what are|define|what s) (?<s>.+)$/.exec(text)?.groups?.s ?? text
  const value = properties.get(`value\n${plain}`)
  return value && plain.length > 1 && !['earth', 'light', 'on earth'].includes(plain) ? tell(value[2]) : null
}

function* findThings(text: string, nouns: string, adjectives: string, verbs: string | undefined): Generator<string> {
  yield* findSubjects(text, nouns)
  const between = pattern(`^(?:${nouns}) (?<s>(?:between|from) .+)$`)
  for (const phrase of peelings(text)) {
    const found = between.exec(phrase)?.groups?.s
    if (found) yield found
  }
  if (adjectives) {
    const how = pattern(
      `^how (?:${adjectives}) (?:is|are|was|does|do|can|away is) (?<s>.+?)(?: (?:travel|go|move|run|weigh|get|in (?:km|miles|metres|meters|kilometers|kilometres|feet|degrees|celsius|years)|from here|away|now|across|fly|long|apart))*$`,
    )
    const found = how.exec(text)?.groups?.s
    if (found) {
      yield found
      yield found.replace(/^(?:it|there) (?:from |to )?/, '')
    }
  }
  const measured = pattern(
    `^how many (?:met(?:er|re)s|feet|ft|km|kilomet(?:er|re)s|miles) (?:(?:${
      adjectives || 'tall'
    }|away|far) )?(?:is|are) (?<s>.+?)(?: (?:above sea level|${adjectives || 'tall'}|away))?$`,
  ).exec(text)?.groups?.s
  if (measured) yield measured
  if (verbs) {
    const verb = pattern(
      `^(?:(?:at )?(?:what|which) (?:temperature|speed|point|degrees?|is temperature at which)|when|how (?:fast|much|quickly|hot)|temperature at which|what is temperature at which|at how many degrees) (?:does |do |will |must |can |would |does pure )?(?<s>.+?) (?:${verbs})s?(?: at)?(?: at sea level| ${ASKED} .+)?$`,
    )
    const found = verb.exec(text)?.groups?.s
    if (found) yield found
  }
}

function sayList(text: string): Finding {
  const { lists } = openTable()
  for (const phrase of peelings(text)) {
    const found =
      lists.get(phrase) ??
      lists.get(phrase.replace(/^(?:which|what|who) (?:is|are|were|was) /, '')) ??
      lists.get(phrase.replace(/^(?:name of |names of |list of |order of )/, ''))
    if (found) return tell(found[1])
  }
  return null
}
