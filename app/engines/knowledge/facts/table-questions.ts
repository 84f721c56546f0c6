import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'
import { toPlainQuestion } from '../plain-question.ts'
import { MONTHS, ORDINALS } from '../number-names.ts'
import { sayCount, sayPlanetPlace, saySuperlative } from './count-questions.ts'
import { sayEvent, sayFirst, sayLife } from './event-questions.ts'
import { type Finding, tell } from './finding.ts'
import { ABBREVIATIONS } from './table/lists.ts'
import { PROPERTY_WORDS } from './table/properties.ts'
import { openTable } from './table-index.ts'
import { findOwn, findSubjects, pattern, peelings, startSentence } from './wording.ts'

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

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

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
        : ORDINALS.indexOf(groups.w ?? '')
    const name = groups.of === 'month' ? MONTHS[at] : ALPHABET[at]
    const place =
      ORDINALS[at] ??
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

const STANDS_FOR = anyOf(
  inOrder(
    /^(?:what|which words) (?:does|do|is|are) (?:letters |acronym |abbreviation |initials )?(?<a>[a-z]{2,6}) /,
    /(?:stand for|stands for|mean|short for|abbreviation for|abbreviation of|mean in full|acronym for)$/,
  ),
  /^(?:what is )?(?:full form|full name|expansion|long form|meaning of (?:acronym|abbreviation)) (?:of |for )?(?<a2>[a-z]{2,6})$/,
  /^(?<a3>[a-z]{2,6}) (?:stands for(?: what)?|full form|stand for|meaning acronym|abbreviation)$/,
)

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
  const living = /^how (?:long|old) (?:does|do|can) (?<s>.+?) (?:live|get)(?: for)?$/.exec(text)?.groups?.s
  const lifespan = living ? properties.get(`lifespan\n${living}`) : undefined
  if (lifespan) return tell(lifespan[2])
  const defined = /^(?:define|definition of|how is) (?<s>.+?)(?: defined)?$/.exec(text)?.groups?.s
  const definition = defined ? properties.get(`definition\n${defined}`) : undefined
  if (definition) return tell(definition[2])
  const where = anyOf(
    /^where (?:is|are|can i (?:find|see)|would i find|do you find|on earth is) (?<s>.+?)(?: (?:located|situated|found|kept|hanging|displayed|exhibited))?$/,
    inOrder(
      /^(?:which|what|in which|in what) (?:country|city|state|ocean|town|museum) (?:is|are|can you find|has|would i find) (?<s2>.+?)/,
      /(?: (?:in|located|located in|situated in|found in|situated|found|kept in))?$/,
    ),
  ).exec(text)?.groups
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
