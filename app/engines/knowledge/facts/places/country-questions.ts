import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'
import { toTable } from '#app/platform/table.ts'
import { type Country, findArea, findByDemonym, findCountry, type Match, openCountries } from './countries.server.ts'
import { listNamed } from './cities.server.ts'
import { listNoteSources, NOT_HELD, RELATIONS, sayArea } from './country-relations.ts'
import type { Relation } from './country-relations.ts'
import { type Finding, fromCountries } from '../finding.ts'
import { NOTES } from './country-notes.ts'
import { findSubjects, fold, startSentence } from '../wording.ts'

const compile = (form: string) =>
  new RegExp(`^(?:(?:tell|show|list|name|give|me|us|all) )*${form.replace('{c}', '(?<c>\\S.*?)')}$`)
const COMPILED = RELATIONS.map((relation) => ({ ...relation, patterns: relation.forms.map(compile) }))
const COMPILED_NOT_HELD = NOT_HELD.map((matter) => ({ ...matter, patterns: matter.forms.map(compile) }))

/** Says how a misspelled name was read. */
const sayRead = (match: { readAs: string | null }) => (match.readAs ? ` (Read as ${match.readAs}.)` : '')

/** Who asks for yes or no hears it first. */
const leadOf = ({ isSo }: Relation, country: Country, text: string): string =>
  isSo && /^(?:is|does|do|has)\b/.test(text) ? (isSo(country, text) ? 'Yes. ' : 'No. ') : ''

/** Answers what is asked about one country, or gives the reason why the data can't. */
export function answerCountry(text: string): Finding {
  for (const relation of COMPILED) {
    const match = findMeant(text, relation.nouns, relation.patterns)
    if (!match) continue
    if ('refusal' in match) return match
    const said = relation.say(match.country)
    return 'refusal' in said
      ? said
      : {
          text: leadOf(relation, match.country, text) + said.text + sayRead(match),
          source: said.source ?? fromCountries(said.quote),
          also: listNoteSources(match.country, relation.id),
        }
  }
  for (const matter of COMPILED_NOT_HELD)
    if (findMeant(text, matter.nouns, matter.patterns)) return { refusal: matter.why }
  return null
}

const BY_CAPITAL = inOrder(
  /^(?<ask>.+?) (?:country|nation|state) /,
  /(?:whose capital(?: city)? is|with (?:its )?capital(?: city)?(?: in| at)?|that has capital(?: city)?|of which capital is|(?:ruled|governed) from)/,
  / (?<city>.+?)(?: as (?:its )?capital)?$/,
)

/** "What currency is used in the country whose capital is Oslo": the country is found first, then what is asked of it. */
export function answerByCapital(text: string): Finding {
  const groups = BY_CAPITAL.exec(text)?.groups
  const owners = groups?.city ? listByCapital(groups.city).filter(({ isSovereign }) => isSovereign) : []
  const [country, other] = owners
  if (!groups?.ask || !country || other) return null
  const found = answerCountry(`${groups.ask} ${fold(country.name)}`)
  if (!found || !('text' in found)) return null
  const capital = RELATIONS.find(({ id }) => id === 'capital')?.say(country)
  if (!capital || 'refusal' in capital) return null
  return {
    ...found,
    text: `${found.text} ${capital.text}`,
    also: [...(found.also ?? []), fromCountries(capital.quote)],
  }
}

/** The country a question means, when the whole question is about this matter. Exact names are tried before mended ones. */
function findMeant(text: string, nouns: string, patterns: readonly RegExp[]): Match | null {
  const phrases = [...patterns.flatMap((pattern) => pattern.exec(text)?.groups?.c ?? []), ...findSubjects(text, nouns)]
  for (const isStrict of [true, false]) {
    for (const phrase of phrases) {
      const match = findCountry(phrase, isStrict)
      if (match) return match
      const people = findByDemonym(phrase)
      if (people) return { country: people, readAs: null }
    }
  }
  return null
}

const CAPITAL_OF = [
  /^(?:which|what|whose) (?:country|nation|state)? ?(?:is|has|s)? ?(?<c>.+?) (?:is )?(?:capital(?: city)? of|as (?:its )?capital(?: city)?)(?: (?:which|what)(?: country| nation)?)?$/,
  /^(?:which|what|whose) (?:country|nation|state)(?: has| 's| with)? ?(?:its )?capital(?: city)?(?: is| city is| called| named| in| at)? (?<c>.+)$/,
  /^(?:of )?(?:which|what) (?:country|nation|state)? ?is (?<c>.+?) capital(?: city)?(?: of)?$/,
  /^(?<c>.+?) is capital(?: city)? of (?:which|what)(?: country| nation| state)?$/,
  /^(?<c>.+?) capital of (?:which|what)(?: country| nation)?$/,
  /^(?<c>.+?) is capital(?: city)? of$/,
  /^country (?:with|whose|that has)(?: its)? capital(?: is| city)? (?<c>.+)$/,
  /^(?:which|what) country (?:is governed|is ruled) from (?<c>.+)$/,
]
const IS_CAPITAL =
  /^(?:is|was) (?<city>.+?) (?:capital|capital city) of (?<c>.+)$|^(?:is|was) capital(?: city)? of (?<c2>.+?) (?<city2>\S.*)$|^(?:is|was) (?<owned>.+) 's capital(?: city)?$/

/** Finds a country from its capital, and confirms or corrects a capital. */
export function answerCapital(text: string): Finding {
  return confirmCapital(text) ?? chooseCapital(text) ?? nameCountryOf(text)
}

const capitalsOf = (country: Country) => [...country.capitals, ...(NOTES[country.code]?.capitalNames ?? [])]

function confirmCapital(text: string): Finding {
  const groups = IS_CAPITAL.exec(text)?.groups
  if (!groups) return null
  const owned = groups.owned ? splitEvery(groups.owned) : null
  const pairs: [string, string][] =
    owned ??
    (groups.c
      ? [[groups.city ?? '', groups.c]]
      : splitEvery(`${groups.c2} ${groups.city2}`).map(([place, city]) => [city, place]))
  for (const [city, place] of pairs) {
    const match = findCountry(place, true)
    if (!match) continue
    if ('refusal' in match) return match
    const isIt = capitalsOf(match.country).some((capital) => sameName(capital, city))
    const relation = RELATIONS.find(({ id }) => id === 'capital')?.say(match.country)
    if (
      !relation ||
      'refusal' in relation ||
      (!isIt && listNamed(city).length === 0 && listByCapital(city).length === 0)
    )
      return null
    const sentence = isIt ? `Yes. ${relation.text}` : `No. ${relation.text}`
    return { text: sentence, source: fromCountries(relation.quote), also: listNoteSources(match.country, 'capital') }
  }
  return null
}

const CHOOSE = [
  /^(?:what is |which is |is )?capital(?: city)? of (?<owner>.+?) or (?<b>.+)$/,
  /^(?:is it |which is it |is |which is )?(?<a>.+?) or (?<b>.+?) (?:(?:that|which|who) )?(?:is )?(?:the )?capital(?: city)? of (?<c>.+)$/,
  /^(?:which|what)(?: city| one)? is capital(?: city)? of (?<c>.+?) (?<a>\S+) or (?<b>.+)$/,
]

/** "The capital of Switzerland, Zurich or Geneva" names two cities to choose from, both perhaps wrong. */
function chooseCapital(text: string): Finding {
  for (const form of CHOOSE) {
    const groups = form.exec(text)?.groups
    if (!groups?.b) continue
    const pairs: [string, string][] = groups.owner ? splitEvery(groups.owner) : [[groups.c ?? '', groups.a ?? '']]
    for (const [place, city] of pairs) {
      const match = findCountry(place, true)
      const said = match && 'country' in match ? RELATIONS.find(({ id }) => id === 'capital')?.say(match.country) : null
      if (!match || 'refusal' in match || !said || 'refusal' in said) continue
      const isOne = [city, groups.b].some((name) =>
        capitalsOf(match.country).some((capital) => sameName(capital, name)),
      )
      return {
        text: `${isOne ? '' : 'Neither. '}${said.text}`,
        source: fromCountries(said.quote),
        also: listNoteSources(match.country, 'capital'),
      }
    }
  }
  return null
}

function splitEvery(text: string): [string, string][] {
  const words = text.split(' ')
  return words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
}

function nameCountryOf(text: string): Finding {
  for (const form of CAPITAL_OF) {
    const city = form.exec(text)?.groups?.c
    const owners = city ? listByCapital(city) : []
    const [only, ...others] = owners.some((country) => country.isSovereign)
      ? owners.filter((country) => country.isSovereign)
      : owners
    if (!only || !city) continue
    if (others.length > 0)
      return {
        refusal: `${startSentence(city)} is a capital of more than one place: ${[only, ...others]
          .map(({ name }) => name)
          .join(', ')}.`,
      }
    const capital = capitalsOf(only).find((name) => sameName(name, city)) ?? city
    const relation = RELATIONS.find(({ id }) => id === 'capital')?.say(only)
    if (!relation || 'refusal' in relation) return null
    const written =
      only.capitals.find((name) => sameName(name, city)) ??
      capital.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
    const isPlain = only.capitals.length === 1 && !NOTES[only.code]?.capital && !NOTES[only.code]?.capitalNote
    return {
      text: isPlain
        ? `${written} is the capital of ${only.called}.`
        : `${written} is a capital of ${only.called}. ${relation.text}`,
      source: fromCountries(relation.quote),
      also: listNoteSources(only, 'capital'),
    }
  }
  return null
}

const IS_IN = anyOf(
  /^(?:is|are|does|was) (?<c>.+?) (?:located |situated |a part |part |lie |belong |country |found )?(?:in|on|of|to|within) (?<a>.+)$/,
  /^(?:is|are) (?<c2>.+?) (?<a2>african|asian|european|south american|north american|oceanian) (?:country|nation|state)$/,
)
const CONTINENT_OF: Record<string, string> = toTable({
  african: 'africa',
  asian: 'asia',
  european: 'europe',
  'south american': 'south america',
  'north american': 'north america',
  oceanian: 'oceania',
})

const EITHER =
  /^(?:is|are) (?<c>.+?) (?:located |situated |part )?(?:in|on|of) (?<a>.+?) or (?:in |on |of |part of )?(?<b>.+)$/

/** "Is Russia in Europe or Asia". */
function answerEither(text: string): Finding {
  const groups = EITHER.exec(text)?.groups
  const match = groups && findArea(groups.a ?? '') && findArea(groups.b ?? '') ? findCountry(groups.c ?? '') : null
  if (!match) return null
  if ('refusal' in match) return match
  const said = RELATIONS.find(({ id }) => id === 'continent')?.say(match.country)
  return said && 'text' in said
    ? { text: said.text, source: fromCountries(said.quote), also: listNoteSources(match.country, 'continent') }
    : null
}

/** "Is Kenya in Africa", "is Norway in the EU": yes or no with the place. */
export function answerIsIn(text: string): Finding {
  const either = answerEither(text)
  if (either) return either
  const groups = IS_IN.exec(text)?.groups
  const place = (groups?.c ?? groups?.c2)?.replace(/ (?:member|member state|country)$/, '')
  const area = groups ? findArea(groups.a ?? CONTINENT_OF[groups.a2 ?? ''] ?? '') : null
  const match = place && area ? findCountry(place) : null
  if (!groups || !area || !match) return null
  if ('refusal' in match) return match
  const { country } = match
  const isMember = area.list.some(({ code }) => code === country.code) || isTerritoryIn(country, area.name)
  const note = NOTES[country.code]
  const isPartly = !isMember && note?.alsoInRegions?.some((region) => area.name.toLowerCase() === region)
  const source = fromCountries(`region of ${country.name}: ${country.region}, ${country.subregion}`)
  const dated = area.note.startsWith('sovereign') ? '' : ` (${area.note})`
  if (isPartly) return { text: `Partly. ${note?.alsoIn ?? ''}`, source, also: listNoteSources(country, 'continent') }
  if (isMember)
    return {
      text: `Yes, ${country.called} is in ${area.name}${dated}.${
        isTwoSided(country, area.name) ? ` ${note?.alsoIn}` : ''
      }${sayRead(match)}`,
      source,
    }
  const where =
    country.region === 'Americas'
      ? country.subregion === 'South America'
        ? 'South America'
        : 'North America'
      : country.region
  return {
    text: `No, ${country.called} is not in ${area.name}${dated}; it is in ${where}${
      country.subregion && country.subregion !== where ? ` (${country.subregion})` : ''
    }.${sayRead(match)}`,
    source,
  }
}

const isTwoSided = (country: Country, area: string) =>
  Boolean(NOTES[country.code]?.alsoIn) && ['Europe', 'Asia', 'Africa', 'Oceania'].includes(area)
const isTerritoryIn = (country: Country, area: string) =>
  !country.isSovereign && [country.region, country.subregion].includes(area)

const DO_BORDER = inOrder(
  /^(?:does|do|is|are) (?<a>.+?) (?:(?:share |have )?(?:a )?(?:common )?(?:land )?(?:border|borders|neighbou?r|neighbou?rs|bordering|next to|touch|adjacent to)(?: with| on)?|and) (?<b>.+?)/,
  /(?: (?:share (?:a )?(?:land )?border|border each other|neighbou?rs|neighbou?rs of each other|touch|share borders|next to each other))?$/,
)

/** "Does France border Spain". */
export function answerDoBorder(text: string): Finding {
  const groups = DO_BORDER.exec(text)?.groups
  if (!groups || !/border|neighbo|touch|next to|adjacent/.test(text)) return null
  const [a, b] = [findCountry(groups.a ?? ''), findCountry(groups.b ?? '')]
  if (!a || !b) return null
  if ('refusal' in a) return a
  if ('refusal' in b) return b
  const doThey = a.country.borders.includes(b.country.code)
  return {
    text: `${doThey ? 'Yes' : 'No'}, ${a.country.called} and ${b.country.called} ${
      doThey ? 'share' : 'do not share'
    } a land border.`,
    source: fromCountries(`borders of ${a.country.name}: ${a.country.borders.join(', ') || 'none'}`),
  }
}

const COMPARE = [
  /^(?:is|are) (?<a>.+?) (?<how>bigger|larger|smaller|greater|tinier) (?:in (?:area|size) )?than (?<b>.+?)(?: (?:by|in) (?:area|size))?$/,
  inOrder(
    /^(?:which|what|who|what country|which country|which one)(?: country| one)?(?: is| has)? (?<how>bigger|larger|smaller|biggest|largest)(?: country| area| size)?/,
    /(?: (?:by|in) (?:total |land |surface )?(?:area|size))? (?<a>.+?) or (?<b>.+)$/,
  ),
  /^(?<a>.+?) or (?<b>.+?) (?:which|what)(?: one)? is (?<how>bigger|larger|smaller)$/,
  /^(?:compare )?(?:size|area) of (?<a>.+?) (?:and|with|to|versus|vs) (?<b>.+)$/,
  /^(?:how (?:much|many times) (?<how>bigger|larger|smaller) is) (?<a>.+?) than (?<b>.+)$/,
  /^(?<a>.+?) (?:vs|versus) (?<b>.+?) (?:area|size)$/,
]

/** Compares two countries by area. */
export function answerCompare(text: string): Finding {
  for (const form of COMPARE) {
    const groups = form.exec(text)?.groups
    const [a, b] = groups ? [findCountry(groups.a ?? ''), findCountry(groups.b ?? '')] : [null, null]
    if (!groups || !a || !b) continue
    if ('refusal' in a) return a
    if ('refusal' in b) return b
    return sayCompared(
      a.country,
      b.country,
      text.startsWith('is ') || text.startsWith('are ') ? (groups.how ?? null) : null,
    )
  }
  return null
}

function sayCompared(a: Country, b: Country, asked: string | null): Finding {
  if (a.area <= 0 || b.area <= 0 || a.code === b.code) return null
  const [large, small] = a.area >= b.area ? [a, b] : [b, a]
  const isTrue = asked && (/small|tin/.test(asked) ? a === small : a === large)
  const times = large.area / small.area
  const lead = asked ? (isTrue ? 'Yes. ' : 'No. ') : ''
  return {
    text: `${lead}By area ${large.called} (${sayArea(large.area)}) is larger than ${small.called} (${sayArea(
      small.area,
    )}), about ${
      times < 10 ? times.toFixed(times < 1.095 ? 2 : 1) : Math.round(times).toLocaleString('en-GB')
    } times as large.`,
    source: fromCountries(`area of ${a.name}: ${a.area} km²; area of ${b.name}: ${b.area} km²`),
    isRecomputed: true,
  }
}

function sameName(capital: string, city: string): boolean {
  return fold(capital) === city || fold(capital).replace(/ city$|^city of /, '') === city.replace(/ city$/, '')
}

function listByCapital(city: string): Country[] {
  return openCountries().all.filter((country) => capitalsOf(country).some((capital) => sameName(capital, city)))
}
