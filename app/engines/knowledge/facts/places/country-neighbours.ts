import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'
import { type Finding, fromCountries } from '../finding.ts'
import { inNameOrder, listWords, startSentence } from '../wording.ts'
import { type Country, findArea, findCountry, openCountries } from './countries.server.ts'
import { hasCurrency, hasLanguage, toCurrencyName } from './country-sharers.ts'

const LIST = /^(?<many>how many|(?:which|what|list|name|show|who)(?: (?:all|are|me))*)(?: of)? /
const NEIGHBOURS = '(?:land )?(?:neighbou?rs?|neighbou?ring (?:countries|states|nations))'
const THAT = /(?: (?:that|which|also|do|does|they|and))*/
const TRAIT = anyOf(
  / (?:speaks?|(?:have|has|having)(?= .+ (?:as|for) .*language)) (?<language>[a-z ]+?)(?: (?:as|for) .*language| officially)?$/,
  / (?:uses?|pays? (?:with|in)|have|has|having|using) (?<currency>[a-z ]+?)(?: (?:as|for) .*(?:currency|money))?$/,
  / (?:is|are) (?<locked>landlocked)$/,
  / (?:is|are|belongs?)(?: members?| part| also)*(?: in| of| to) (?<area>.+)$/,
)
const OF_COUNTRY = [
  inOrder(LIST, new RegExp(`(?<c>.+?) 's ${NEIGHBOURS}`), THAT, TRAIT),
  inOrder(LIST, new RegExp(`${NEIGHBOURS} of (?<c>.+?)`), THAT, TRAIT),
  inOrder(
    LIST,
    /(?:countries|nations|states|country)(?: (?:that|which|are))* (?:border|borders|bordering|next to|neighbou?ring|touching|touch|sharing border with|share border with|adjacent to) (?<c>.+?)/,
    THAT,
    TRAIT,
  ),
]

type Trait = {
  has: (country: Country) => boolean
  say: (isOne: boolean) => string
  quote: (country: Country) => string
}

/** Answers which neighbours of a country share a language, a currency, an area or have no coast: "which of Switzerland's neighbours speak Italian". */
export function answerNeighbours(text: string): Finding {
  for (const form of OF_COUNTRY) {
    const groups = form.exec(text)?.groups
    const match = groups ? findCountry(groups.c ?? '', true) : null
    const trait = groups && match && 'country' in match ? readTrait(groups) : null
    if (match && 'country' in match && trait) return tellNeighbours(match.country, trait)
  }
  return null
}

function readTrait({ language, currency, locked, area }: Record<string, string | undefined>): Trait | null {
  const { all } = openCountries()
  const knows = (has: Trait['has']) => all.some(has)
  if (locked)
    return {
      has: ({ isLandlocked }) => isLandlocked,
      say: (isOne) => (isOne ? 'is landlocked' : 'are landlocked'),
      quote: ({ code, isLandlocked }) => `${code} ${isLandlocked ? 'landlocked' : 'has a coast'}`,
    }
  if (area) {
    const found = findArea(area)
    const codes = new Set(found?.list.map(({ code }) => code))
    return (
      found && {
        has: ({ code }) => codes.has(code),
        say: (isOne) => `${isOne ? 'is' : 'are'} in ${found.name}`,
        quote: ({ code, region }) => `${code} ${region}`,
      }
    )
  }
  if (language) {
    const has: Trait['has'] = (country) => hasLanguage(country, language) !== null
    const called = all.flatMap((country) => hasLanguage(country, language) ?? [])[0]
    return called && knows(has)
      ? {
          has,
          say: (isOne) => `${isOne ? 'has' : 'have'} ${called} as an official language`,
          quote: ({ code, languages }) => `${code} ${languages.join(', ')}`,
        }
      : null
  }
  const money = toCurrencyName(currency ?? '')
  const has: Trait['has'] = (country) => hasCurrency(country, money) !== null
  return money && knows(has)
    ? {
        has,
        say: (isOne) =>
          `${isOne ? 'uses' : 'use'} ${/^euros?$/.test(money) ? 'the euro' : `a currency called ${money}`}`,
        quote: ({ code, currencies }) => `${code} ${currencies.map(({ name }) => name).join(', ')}`,
      }
    : null
}

function tellNeighbours(country: Country, { has, say, quote }: Trait): Finding {
  const neighbours = country.borders.flatMap((code) => openCountries().byCode.get(code) ?? [])
  if (neighbours.length === 0)
    return {
      text: `${startSentence(country.called)} has no land neighbours.`,
      source: fromCountries(`borders of ${country.name}: none`),
    }
  const found = neighbours.filter(has)
  const names = inNameOrder(found.map(({ called }) => called))
  const lead =
    neighbours.length === 1
      ? `The only land neighbour of ${country.called}, ${neighbours[0]!.called},`
      : `Of the ${neighbours.length} land neighbours of ${country.called}`
  const text =
    neighbours.length === 1
      ? `${lead} ${found.length === 1 ? say(true) : `is not one that ${say(true)}`}.`
      : found.length === 0
        ? `${lead} none ${say(true)}.`
        : `${lead} ${found.length === neighbours.length ? 'all' : found.length} ${say(found.length === 1)}: ${listWords(names)}.`
  return {
    text,
    source: fromCountries(`borders of ${country.name}: ${neighbours.map(quote).join('; ')}`),
    isRecomputed: true,
  }
}
