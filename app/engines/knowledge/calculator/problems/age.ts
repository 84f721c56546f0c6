import { count, startSentence } from '../amount.ts'
import { type Day, spanOf, writeDay } from '../dates/day.ts'
import { readDay, settleDay } from '../dates/spoken-day.ts'
import type { Worked } from './worked.ts'

const WHO = '(?:someone|somebody|a person|a man|a woman|a child|a baby|anyone|people|i|he|she|they|you|we|one)'
const AGE = [
  new RegExp(
    `^how old (?:is|was|will|would|am|are|be) (?:${WHO} )?(?:be )?(?:(?:who (?:was|is) |that was |if |being |when )*(?:${WHO} )?(?:was |were |am |is |are )?born )(?:on |in )?(?<born>.+?)(?:(?:,| be| turn| turning| by| as of)* (?:on|in|at|by|as of) (?<at>.+?))?(?: be)?$`,
  ),
  new RegExp(
    `^how old (?:will|would|am|is|are|was) ${WHO} (?:be )?(?:on|in|at|by) (?<at>.+?) (?:if|when|who|having)(?: ${WHO})?(?: was| were| is| am)? born (?:on|in) (?<born>.+)$`,
  ),
  new RegExp(
    `^(?:what is )?(?:the )?age of (?:${WHO} )(?:who was )?born (?:on |in )?(?<born>.+?)(?: (?:on|in|at|by) (?<at>.+))?$`,
  ),
  new RegExp(
    `^(?:if )?(?:${WHO} )?(?:was |were |am |is )?born (?:on |in )?(?<born>.+?),? (?:how old|what age|what is (?:my|his|her|their) age)(?: (?:am|is|are|was|will|would) ${WHO})?(?: be)?(?: (?:on|in|at|by) (?<at>.+))?$`,
  ),
]

/** How old someone born on a day or in a year is, then or today. */
export function workAge(text: string, today: Day): Worked {
  for (const form of AGE) {
    const groups = form.exec(text)?.groups
    const answer = groups ? sayAge(groups.born ?? '', groups.at ?? 'today', today) : null
    if (answer) return answer
  }
  return null
}

function sayAge(bornText: string, atText: string, today: Day): Worked {
  const [bornYear, atYear] = [readYear(bornText), readYear(atText)]
  const [born, at] = [readDay(bornText, today), readDay(atText, today)]
  for (const reading of [born, at]) if (reading && 'refusal' in reading) return reading
  if (bornYear !== null || (atYear !== null && born))
    return sayRoughAge(
      bornText,
      bornYear,
      born && 'year' in born ? born.year : null,
      atYear ?? (at && 'year' in at ? at.year : null),
    )
  if (!born || !at || 'refusal' in born || 'refusal' in at || born.year === null) return null
  const [from, to] = [settleDay(born, today, 'past'), settleDay(at, today, 'this')]
  if (from === null || to === null) return { refusal: 'There is no such date in the calendar.' }
  if (to < from) return { refusal: 'The second date is before the birth.' }
  const span = spanOf(from, to)
  const verb = to < today ? 'was' : to > today ? 'will be' : 'is'
  return {
    text: `Someone born on ${writeDay(from)} ${verb} ${count(span.years, 'year')} old on ${writeDay(to)}.`,
    working: `${writeDay(from)} + ${count(span.years, 'year')}, ${count(span.months, 'month')} and ${count(
      span.days,
      'day',
    )} = ${writeDay(to)}`,
  }
}

const readYear = (text: string) => (/^(?:the year )?\d{4}$/.test(text.trim()) ? Number(text.replace(/\D/g, '')) : null)

function sayRoughAge(bornText: string, bornYear: number | null, dayYear: number | null, atYear: number | null): Worked {
  const from = bornYear ?? dayYear
  if (from === null || atYear === null || atYear < from) return null
  const age = atYear - from
  return {
    text:
      age === 0
        ? `Someone born in ${from} is not yet 1 year old in ${atYear}.`
        : `Someone born ${bornYear ? `in ${from}` : `on ${startSentence(bornText)}`} is ${
            age - 1
          } or ${age} years old in ${atYear}, before or after the birthday.`,
    working: `${atYear} − ${from} = ${age}`,
  }
}
