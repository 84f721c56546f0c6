import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'
import { type Country, openCountries } from './countries.server.ts'
import { NOTES } from './country-notes.ts'
import { type Finding, fromCountries } from '../finding.ts'
import { fold, inNameOrder, listWords, startSentence } from '../wording.ts'

const LANGUAGE = [
  inOrder(
    /^(?:in )?(?:(?:which|what|list|how many) (?:countries|country|nations)|who|who else) (?:is |are |do |does |people )*(?:speak|speaks|use|uses|have|has|spoken|where) (?<x>[a-z ]+?)/,
    /(?: (?:as )?(?:an? )?(?:official )?language| officially| spoken| is spoken)?$/,
  ),
  /^(?:in )?(?:which|what|how many) countries is (?<x>[a-z ]+?) (?:an? )?(?:spoken|official language|official|used|language)$/,
  /^where (?:is|do people|do they) (?<x>[a-z ]+?) (?:spoken|an? official language|official language|language spoken)$/,
  /^where do (?:they|people) speak (?<x>[a-z ]+)$/,
  /^(?:list )?(?<x>[a-z]+) speaking countries$/,
  /^(?:which|what) countries (?:are|is) (?<x>[a-z]+) speaking$/,
]
const CURRENCY = [
  inOrder(
    /^(?:in )?(?:(?:which|what|list|how many) (?:countries|country|nations)|who|who else) ?(?:is|are|do|does|that)? ?(?:use|uses|using|have|has|pay with|pays with|adopted) (?<x>[a-z ]+?)/,
    /(?: as (?:its |their )?(?:official )?(?:currency|money))?$/,
  ),
  /^(?:where|in (?:which|what) (?:country|countries)) (?:is|are|do people use|do they use) (?<x>[a-z ]+?)(?: (?:used|currency|currency used|money|legal tender|currency of))?$/,
  /^(?<x>[a-z ]+?) is (?:currency|money) of (?:which|what)(?: country| countries)?$/,
  /^(?:which|what) (?:country|countries)(?: 's)? (?:currency|has currency|uses currency)(?: called)?(?: is)? (?<x>[a-z ]+)$/,
]
const IS_SPOKEN =
  /^(?:is|are) (?<x>[a-z ]+?) (?:spoken|official language|official|language) (?:in|of) (?<c>.+)$|^do (?:people|they) speak (?<x2>[a-z ]+?) in (?<c2>.+)$/
const USES =
  /^(?:does|do|is) (?<c>.+?) (?:use|using|have|pay with|in) (?<x>euro|euros|eurozone|dollar|us dollar|pound|yen)(?: as (?:its )?currency)?$/

/** Countries that share an official language or a currency. */
export function saySharers(text: string): Finding {
  return (
    confirmShare(text) ??
    sayWhere(text, LANGUAGE, hasLanguage, 'is an official language of') ??
    sayWhere(text, CURRENCY, hasCurrency, 'is used in')
  )
}

const bareName = (name: string) => fold(name).replace(/ \(.*| farsi$/g, '')
/** The official language of a country that is asked for, by its full name. */
export const hasLanguage = (country: Country, asked: string) =>
  country.languages.find(
    (language) =>
      bareName(language) === asked ||
      (asked === 'persian' && /persian/i.test(language)) ||
      (asked === 'farsi' && /farsi/i.test(language)),
  ) ?? null

/** The currency of a country that is asked for, by its full name, its last word or its code. */
export function hasCurrency(country: Country, asked: string): string | null {
  const singular = asked.replace(/s$/, '')
  const names = NOTES[country.code]?.currencyNames ?? country.currencies.map(({ name }) => name)
  const byName = names.find(
    (name) =>
      [asked, singular].includes(fold(name)) || [asked, singular].includes(fold(name).split(' ').slice(-1)[0] ?? ''),
  )
  const byCode = NOTES[country.code]?.currency
    ? undefined
    : country.currencies.find(({ code }) => code.toLowerCase() === asked)?.name
  return byName ?? byCode ?? null
}

/** A currency's usual name as the data set has it. */
export const toCurrencyName = (said: string) =>
  said
    .replace(/^(?:us|american) dollars?$/, 'united states dollar')
    .replace(/^(?:pounds? sterling|british pounds?|sterling)$/, 'british pound')

const COMMON_WORDS = new Set([
  'country',
  'official',
  'same',
  'language',
  'many',
  'most',
  'real',
  'new',
  'gold',
  'som',
  'pound sterling',
])

function sayWhere(
  text: string,
  forms: RegExp[],
  has: (country: Country, asked: string) => string | null,
  verb: string,
): Finding {
  for (const form of forms) {
    const asked = toCurrencyName(form.exec(text)?.groups?.x ?? '')
    if (!asked || (COMMON_WORDS.has(asked) && asked !== 'som')) continue
    const found = openCountries().all.filter((country) => country.isSovereign && has(country, asked))
    const [first] = found
    if (!first) continue
    const name = has(first, asked) ?? asked
    const title =
      verb === 'is used in' && asked.split(' ').length === 1 && found.length > 1
        ? asked.startsWith('euro')
          ? 'The euro'
          : `A currency called ${asked.replace(/s$/, '')}`
        : verb === 'is used in'
          ? `The ${name}`
          : name
    const names = inNameOrder(found.map(({ called }) => called))
    return {
      text: `${title} ${verb} ${names.length > 1 ? `${names.length} sovereign states: ` : ''}${listWords(names)}.`,
      source: fromCountries(`${name}: ${found.map(({ code }) => code).join(', ')}`),
      isRecomputed: true,
    }
  }
  return null
}

function confirmShare(text: string): Finding {
  const spoken = IS_SPOKEN.exec(text)?.groups
  const uses = USES.exec(text)?.groups
  const place = spoken?.c ?? spoken?.c2 ?? uses?.c
  const match = place ? openCountries().byName.get(place) : undefined
  if (!match) return null
  if (uses) {
    const name = (uses.x ?? '').replace(/eurozone|euros/, 'euro').replace(/^us dollar$/, 'united states dollar')
    const isUsed = hasCurrency(match, name) !== null
    return {
      text: `${isUsed ? 'Yes' : 'No'}, ${match.called} ${isUsed ? 'uses' : 'does not use'} the ${
        name === 'united states dollar' ? 'United States dollar' : name
      }.`,
      source: fromCountries(
        `currencies of ${match.name}: ${match.currencies.map(({ name: each }) => each).join(', ')}`,
      ),
    }
  }
  const asked = spoken?.x ?? spoken?.x2 ?? ''
  const isKnown = openCountries().all.some((country) => hasLanguage(country, asked))
  if (!isKnown) return null
  const language = hasLanguage(match, asked)
  return {
    text: language
      ? `Yes, ${language} is an official language of ${match.called}.`
      : `${startSentence(asked)} is not among the official languages the data set lists for ${
          match.called
        }: ${listWords(match.languages)}.`,
    source: fromCountries(`languages of ${match.name}: ${match.languages.join(', ')}`),
  }
}

const DOMAIN = anyOf(
  inOrder(
    /^(?:which|what|whose|country with|country that has)? ?(?:country|nation|domain)? ?(?:is|has|uses|does|owns|domain is|code is|s)? ?/,
    /(?:(?:internet |web |top level )?(?:domain|tld|code|extension|ending) )?(?:is )?(?<tld>\.[a-z]{2,3})/,
    /(?: (?:domain|tld|belong to|stand for|for|as its domain|come from|from|extension))*$/,
  ),
  /^(?<tld2>\.[a-z]{2,3}) (?:is|belongs to|stands for) (?:domain of )?(?:which|what)(?: country)?(?: 's)?(?: domain)?$/,
)
const CALLING = anyOf(
  inOrder(
    /^(?:which|what|whose) (?:country|nation)? ?(?:is|has|uses|does|s)? ?(?:(?:calling|dialling|dialing|phone|telephone|country|dial) )*(?:code|prefix)? ?(?:is )?/,
    /(?<code>\+ ?\d{1,4}|00\d{1,3}|\d{2,3}(?= (?:calling|dialling|dialing|phone|country) code)|(?<=code )\d{2,3})(?: (?:calling|dialling|dialing|phone|country) code)?/,
    /(?: (?:belong to|for|from|of|stand for))?$/,
  ),
  /^(?<code2>\+ ?\d{1,4}) is (?:which|what) country(?: 's)?(?: (?:calling |phone |dialling |dialing )?code)?$/,
)
const ISO = /^(?:which|what) country (?:has|is|uses)(?: iso)?(?: country)? code (?<iso>[a-z]{2,3})$/

/** Finds a country by its domain, calling code or ISO code. */
export function sayByCode(text: string): Finding {
  const { all } = openCountries()
  const domain = DOMAIN.exec(text)?.groups
  const tld = domain?.tld ?? domain?.tld2
  const called = CALLING.exec(text)?.groups
  const calling = (called?.code ?? called?.code2)
    ?.replace(/^00/, '+')
    .replace(/\s/g, '')
    .replace(/^(?=\d)/, '+')
  const iso = ISO.exec(text)?.groups?.iso?.toUpperCase()
  const found = tld
    ? all.filter(({ domains }) => domains[0] === tld)
    : calling
      ? all.filter(({ callingCode }) => callingCode === calling)
      : iso
        ? all.filter(({ iso2, code }) => iso2 === iso || code === iso)
        : []
  const [first] = found
  if (!first) return null
  const names = listWords(found.map((country) => country.called))
  if (calling === '+1')
    return {
      text: 'The calling code +1 belongs to the North American Numbering Plan: the United States, Canada and many Caribbean countries and territories.',
      source: fromCountries('calling code +1'),
    }
  const [what, quote] = tld
    ? [`top-level domain ${tld}`, tld]
    : calling
      ? [`calling code ${calling}`, calling]
      : [`ISO code ${iso}`, String(iso)]
  return {
    text: `The ${what} belongs to ${names}.`,
    source: fromCountries(`${quote}: ${found.map(({ name }) => name).join(', ')}`),
  }
}
