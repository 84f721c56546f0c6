import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'
import { toTable } from '#app/platform/table.ts'
import { type Finding, tell } from './finding.ts'
import { QUALITIES } from './table/superlatives.ts'
import { openTable } from './table-index.ts'
import { pattern, peelings } from './wording.ts'

const HOW_MANY =
  /^(?:how many|number of|what is number of|what number of|total number of|count of)(?: different)? (?<s>.+)$/
/** Words between what is counted and where: "keys are there on a full piano". */
const BETWEEN = anyOf(
  /is|are|were|was|there|in|on|of|does|do|did|has|have|make up|makes up|at|for|each|one|single|standard number/,
  /full|typical|normal|adult|make|people have|official|members|exist|you find|found|contained|known|total/,
)
const JOIN = new RegExp(`^(?<n>.+?) (?:(?:${BETWEEN.source}) )+(?<p>.+)$`)

/** How many of something there are. */
export function sayCount(text: string): Finding {
  const said = HOW_MANY.exec(text)?.groups?.s
  if (!said) return null
  const { counts } = openTable()
  const phrase = said
    .replace(
      inOrder(
        / /g,
        anyOf(
          /have/g,
          /has/g,
          /are there/g,
          /there are/g,
          /there/g,
          /are/g,
          /exist/g,
          /do/g,
          /got/g,
          /in total/g,
          /total/g,
          /contain/g,
          /contains/g,
          /is there/g,
          /get/g,
          /on (?:field|pitch|court|ice|team|side)(?: at (?:one|a|same) time| at once)?/g,
          /at once/g,
          /start with/g,
          /play on team/g,
          /write/g,
          /compose/g,
        ),
        /$/g,
      ),
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

/** What is largest, highest or first in its kind. */
export function saySuperlative(text: string): Finding {
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
  const place = demonym ? (toTable({ african: 'africa', european: 'europe' })[demonym.p ?? ''] ?? demonym.p) : null
  return place ? (superlatives.get(`${quality}\n${demonym?.n}\n${place}`)?.[3] ?? null) : null
}

const PLANETS = ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune']
/** Ordinals in words, from the first to the eighth. */
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** "third planet from the sun", "which planet number is Mars". */
export function sayPlanetPlace(text: string): Finding {
  const asked = anyOf(
    inOrder(
      /^(?:(?:what|which|name|is|planet) )*(?<o>first|second|third|fourth|fifth|sixth|seventh|eighth|[1-8](?:st|nd|rd|th)) planet/,
      /(?: (?:from|away from|closest to|nearest to|out from|in|of|to) (?:sun|solar system|our solar system))?$/,
    ),
    /^(?:what|which) planet is (?<o2>first|second|third|fourth|fifth|sixth|seventh|eighth|[1-8](?:st|nd|rd|th)) (?:from|closest to|nearest to) sun$/,
  ).exec(text)?.groups
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
