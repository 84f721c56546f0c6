import { type Finding, fromTable } from '../finding.ts'
import { PROVINCES, US_STATES } from './us-states.ts'
import { findSubjects, fold } from '../wording.ts'

type Part = { name: string; kind: string; capital: string }

const PARTS: ReadonlyMap<string, Part> = new Map([
  ...US_STATES.map(([name, , capital]): [string, Part] => [
    fold(name),
    { name, kind: 'a state of the United States', capital },
  ]),
  ...PROVINCES.map(([name, kind, capital]): [string, Part] => [fold(name), { name, kind, capital }]),
])
const STATE_CAPITAL_OF =
  /^(?:which|what) (?:us |american )?state (?:has|is|s)?(?: capital)? ?(?<c>.+?)(?: (?:capital of|is capital of|as (?:its )?capital))?$|^(?<c2>.+?) is capital of (?:which|what) (?:us |american )?state$/

/** Capitals of states and provinces inside countries. A name that is also a country is left to the countries. */
export function answerStateCapital(text: string): Finding {
  for (const subject of findSubjects(text, '(?:state |provincial )?capitals?(?: city)?')) {
    const name = subject
      .replace(/^(?:us |american )?(?:state|province|region) of /, '')
      .replace(/ (?:state|province)$/, '')
    if (name === 'georgia' && name === subject) return GEORGIA
    const part = PARTS.get(name)
    if (part)
      return {
        text: `The capital of ${part.name}, ${part.kind}, is ${part.capital}.`,
        source: fromTable(`${part.name}: capital ${part.capital}`),
      }
  }
  return nameState(text)
}

/** Georgia is a country and a state. */
const GEORGIA: Finding = {
  text: 'The capital of Georgia, the country, is Tbilisi. The capital of Georgia, the state of the United States, is Atlanta.',
  source: fromTable('Georgia: country, capital Tbilisi; US state, capital Atlanta'),
}

function nameState(text: string): Finding {
  const groups = STATE_CAPITAL_OF.exec(text)?.groups
  const city = (groups?.c ?? groups?.c2)?.replace(/^capital (?:city )?/, '')
  const state = city ? US_STATES.find(([, , capital]) => fold(capital) === city) : undefined
  if (!state) return null
  return {
    text: `${state[2]} is the capital of ${state[0]}, a state of the United States.`,
    source: fromTable(`${state[0]}: capital ${state[2]}`),
  }
}

/** The two-letter code of a US state by name or code, or null. */
export function findState(name: string): string | null {
  return US_STATES.find(([state, code]) => fold(state) === name || code.toLowerCase() === name)?.[1] ?? null
}

export const nameStateOf = (code: string) => US_STATES.find(([, known]) => known === code)?.[0] ?? null
