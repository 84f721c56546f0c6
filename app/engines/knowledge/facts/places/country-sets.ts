import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'
import { toTable } from '#app/platform/table.ts'
import { type Area, type Country, findArea, openCountries } from './countries.server.ts'
import { sayArea } from './country-relations.ts'
import { sayByCode, saySharers } from './country-sharers.ts'
import { type Finding, fromCountries } from '../finding.ts'
import { inNameOrder, listWords, startSentence } from '../wording.ts'

const ORDINALS: Record<string, number> = toTable({
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
  '5th': 5,
  '6th': 6,
  '7th': 7,
  '8th': 8,
  '9th': 9,
  '10th': 10,
})
const NUMBERS: Record<string, number> = toTable({
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
})
const HEAD =
  '(?:(?:what|which|name|tell|list|give|show|me|us|is|are|country|countries|nation|called|name of|was|by area|in terms of area) )*'
const SIZE = '(?<how>largest|biggest|smallest|tiniest|greatest|least)'
const BY = '(?: (?:by|in) (?:land |total |surface )?(?:area|size|land mass|landmass))?'
const LONGEST_LIST = 60

const SUPERLATIVES = [
  new RegExp(
    `^${HEAD}(?:top (?<top>\\d{1,2}|two|three|five|ten) |(?<top2>\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) )?(?:(?<place>second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\\d{1,2}(?:st|nd|rd|th)) )?${SIZE} (?:(?<locked>landlocked) )?(?:(?<adj>african|asian|european|south american|north american) )?(?:country|countries|nation|nations|state)${BY} ?(?:(?:in|of|on|from|within) (?<area>.+?))?${BY}$`,
  ),
  new RegExp(`^${HEAD}${SIZE} in (?<area>.+?)${BY}$`),
  new RegExp(
    `^(?:which|what) country (?:in|of|on) (?<area>.+?) (?:is|has) (?:the )?${SIZE}(?: area| territory)?${BY}$`,
  ),
  new RegExp(
    `^(?:which|what) (?:country|nation) has ${SIZE} (?:land )?(?:area|territory|land mass|surface|surface area)(?: (?:in|of) (?<area>.+))?$`,
  ),
]
const ADJECTIVES: Record<string, string> = toTable({
  african: 'africa',
  asian: 'asia',
  european: 'europe',
  'south american': 'south america',
  'north american': 'north america',
})

/** Answers about sets of countries: the largest, how many, which ones, where a language or currency is at home. */
export function answerCountrySet(text: string): Finding {
  return (
    sayWorldCount(text) ??
    saySuperlative(text) ??
    sayMembers(text) ??
    sayMostBorders(text) ??
    saySharers(text) ??
    sayByCode(text)
  )
}

function saySuperlative(text: string): Finding {
  for (const [index, form] of SUPERLATIVES.entries()) {
    const groups = form.exec(text)?.groups
    if (!groups) continue
    if (/population|people|populous|gdp|econom/.test(text)) return null
    const area = findArea(groups.area ?? ADJECTIVES[groups.adj ?? ''] ?? 'world')
    if (!area || (index === 1 && !/countr|nation/.test(text))) continue
    const top = groups.top ?? groups.top2
    return sayRanked(area, groups, top ? (NUMBERS[top] ?? Number(top)) : null)
  }
  return null
}

function sayRanked(area: Area, groups: Record<string, string | undefined>, top: number | null): Finding {
  const isSmall = /small|tin|least/.test(groups.how ?? '')
  const list = area.list
    .filter((country) => !groups.locked || country.isLandlocked)
    .toSorted((a, b) => (isSmall ? a.area - b.area : b.area - a.area))
  const how = `${isSmall ? 'smallest' : 'largest'}${groups.locked ? ' landlocked' : ''}`
  if (top) {
    const names = list.slice(0, Math.min(top, 20)).map((country) => `${country.called} (${sayArea(country.area)})`)
    return {
      text: `The ${names.length} ${how} countries of ${area.name} by area are ${listWords(names)}.`,
      source: fromCountries(names.join('; ')),
      isRecomputed: true,
    }
  }
  const place = groups.place ? (ORDINALS[groups.place] ?? parseInt(groups.place, 10)) : 1
  const country = list[place - 1]
  if (!country) return null
  const note =
    country.code === 'RUS' && area.name === 'Europe'
      ? ' Most of that area is in Asia; of the countries wholly in Europe, Ukraine is the largest.'
      : ''
  const ordinal = place === 1 ? '' : `${groups.place} `
  return {
    text: `The ${ordinal}${how} country in ${area.name} by area is ${country.called}, with ${sayArea(
      country.area,
    )}.${note}`,
    source: fromCountries(`area of ${country.name}: ${country.area} km², place ${place} of ${list.length}`),
    isRecomputed: true,
  }
}

const WORLD_COUNT = inOrder(
  /^(?:(?:what is )?(?:total )?number of (?:sovereign |independent )?(?:countries|nations)|how many (?:sovereign |independent )?(?:countries|nations|states)) ?/,
  /(?:are (?:there)?|exist|there are|there)? ?(?:(?:in|on) (?:world|earth|planet|total|globe|whole world|all))?$/,
)
const UN_COUNT = anyOf(
  /^how many (?:countries|nations|states|members|member states)(?: (?:are|belong|there|members|member states|does|do))*(?: (?:in|of|to))? (?:un|united nations|u n)(?: have)?$/,
  /^how many (?:un|united nations) (?:members|member states|countries)(?: are there| exist)?$/,
  /^(?:number of )?(?:un|united nations) members(?: states)?$/,
)

function sayWorldCount(text: string): Finding {
  if (!WORLD_COUNT.test(text) && !UN_COUNT.test(text)) return null
  const members = openCountries().all.filter((country) => country.isUnMember).length
  const text195 = UN_COUNT.test(text)
    ? `The United Nations has ${members} member states.`
    : `There are ${
        members + 2
      } countries in the world by the usual count: ${members} UN member states and 2 observer states, the Holy See and Palestine. Other counts add places such as Kosovo and Taiwan.`
  return { text: text195, source: fromCountries(`UN members: ${members}`), isRecomputed: true }
}

const MEMBERS = [
  inOrder(
    /^(?<many>how many)? ?(?:what|which|list|name|all|show|give|me|of)* ?(?:are )?(?:all )?(?<locked>landlocked )?(?:(?<adj>african|asian|european|south american|north american) )?/,
    /(?:countries|nations|states|members|member states)(?: are)?(?: there)?(?: are)? (?:in|of|on|from|within|make up|belong to|are in|are part of|form|part of|does|are members of|is in) /,
    /(?<area>.+?)(?: (?<locked2>are landlocked|landlocked|have))?$/,
  ),
  /^(?:number of) (?<locked>landlocked )?(?:countries|nations|states) (?:in|of|on) (?<area>.+)$/,
  /^(?<many>how many) (?<locked>landlocked )?(?:(?<adj>african|asian|european|south american|north american) )?(?:countries|nations) (?:are there|exist)$/,
  /^(?:which|what|list|name)? ?(?:are )?(?<locked>landlocked )(?:(?<adj>african|asian|european|south american|north american) )?countries$/,
  /^(?:which|what)(?: are)? (?:member|members|member states|member countries|countries) (?:of|in) (?<area>.+)$/,
]

function sayMembers(text: string): Finding {
  for (const form of MEMBERS) {
    const groups = form.exec(text)?.groups
    const area = groups
      ? findArea((groups.area ?? ADJECTIVES[groups.adj ?? ''] ?? 'world').replace(/^(?:continent of |region of )/, ''))
      : null
    if (!groups || !area) continue
    const isLocked = Boolean(groups.locked ?? groups.locked2?.includes('landlocked'))
    const list = area.list.filter((country) => !isLocked || country.isLandlocked)
    const names = inNameOrder(list.map(({ called }) => called))
    const count = names.length === 1 ? 'is 1' : `are ${names.length}`
    const noun = `${isLocked ? 'landlocked ' : ''}countr${names.length === 1 ? 'y' : 'ies'}`
    const named = names.length <= LONGEST_LIST ? `: ${listWords(names)}` : ''
    return {
      text: `There ${count} ${noun} in ${area.name} (${area.note.replace(/^27 members /, '')})${named}.`,
      source: fromCountries(list.map(({ code }) => code).join(', ')),
      isRecomputed: true,
    }
  }
  return null
}

const MOST_BORDERS = anyOf(
  inOrder(
    /^(?:which|what) (?:country|countries|nation) (?:in (?<area>.+?) )?(?:has|have|borders|shares|touches|is bordered by) (?:the )?most (?:land )?/,
    /(?:borders|neighbou?rs|neighbou?ring countries|countries|other countries|borders with other countries)(?: in (?<area2>.+))?$/,
  ),
  /^country with most (?:land )?(?:borders|neighbou?rs|neighbou?ring countries)(?: in (?<area3>.+))?$/,
)

function sayMostBorders(text: string): Finding {
  const groups = MOST_BORDERS.exec(text)?.groups
  const area = MOST_BORDERS.test(text) ? findArea(groups?.area ?? groups?.area2 ?? groups?.area3 ?? 'world') : null
  if (!area) return null
  const countBorders = (country: Country) =>
    country.borders.filter((code) => openCountries().byCode.get(code)?.isSovereign).length
  const most = Math.max(...area.list.map(countBorders))
  const winners = area.list.filter((country) => countBorders(country) === most).map((country) => country.called)
  return {
    text: `${startSentence(listWords(winners))} ${winners.length > 1 ? 'have' : 'has'} the most land neighbours in ${
      area.name
    }: ${most}${winners.length > 1 ? ' each' : ''}.`,
    source: fromCountries(`borders counted for ${area.list.length} countries`),
    isRecomputed: true,
  }
}
