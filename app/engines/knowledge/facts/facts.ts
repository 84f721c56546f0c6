import type { Seat, SeatAnswer } from '../knowledge.ts'
import { answerAsked } from './asked-facts.ts'
import { answerCity } from './places/city-questions.ts'
import {
  answerByCapital,
  answerCapital,
  answerCompare,
  answerCountry,
  answerDoBorder,
  answerIsIn,
} from './places/country-questions.ts'
import { answerPeople } from './places/country-people.ts'
import { answerNeighbours } from './places/country-neighbours.ts'
import { answerCountrySet } from './places/country-sets.ts'
import { answerElement } from './element-questions.ts'
import type { Finding } from './finding.ts'
import { answerInvention, answerWork } from './maker-questions.ts'
import { answerPlanetSizes } from './planet-sizes.ts'
import { answerMeasures } from './measures.ts'
import { findReason } from './reasons.ts'
import { answerStatusCode } from './status-codes.server.ts'
import { answerStateCapital } from './places/state-questions.ts'
import { answerTable } from './table-questions.ts'
import { answerTime } from './time-questions.ts'
import { simplify } from './wording.ts'

const LONGEST_QUESTION = 300
const NOT_HERE = 'This is not about a country, city, element or common fact that the tables hold.'

/** The world facts seat: countries, cities, elements, and a hand-checked table. Data is read on the first question. */
export function createFacts({ now = () => new Date() }: { now?: () => Date } = {}): Seat {
  return {
    id: 'facts',
    label: 'World facts',
    about: 'Looks up countries, cities, time zones, chemical elements and a hand-checked table of common facts.',
    family: 'structured-data',
    answer: async (question) => toAnswer(findFact(question, now())),
  }
}

/** Tries each kind of fact in turn; the first that understands the whole question answers. */
export function findFact(question: string, today: Date): Finding {
  if (question.length > LONGEST_QUESTION) return { refusal: 'This question is too long for a table of facts.' }
  const text = simplify(question)
  const time = answerTime(question, today)
  if (time) return 'text' in time ? time : (answerAsked(text) ?? time)
  const status = answerStatusCode(text)
  if (status) return status
  const reason = findReason(text, today)
  const found: Finding = reason ? { refusal: reason } : (findIn(text, question) ?? answerClaim(text, question))
  return found && 'text' in found ? found : (answerAsked(text) ?? answerAsked(question) ?? found)
}

function findIn(text: string, question: string): Finding {
  return (
    answerStateCapital(text) ??
    answerNeighbours(text) ??
    answerByCapital(text) ??
    answerCapital(text) ??
    answerIsIn(text) ??
    answerDoBorder(text) ??
    answerCompare(text) ??
    answerPeople(text) ??
    answerCountrySet(text) ??
    answerPlanetSizes(text) ??
    answerMeasures(text) ??
    answerTable(text, question) ??
    answerElement(text, question) ??
    answerWork(text) ??
    answerInvention(text) ??
    answerCity(text) ??
    answerCountry(text)
  )
}

const CLAIM =
  /^(?:is|was|are|were) (?:\S+ ){1,5}?(?<rest>(?:second |third )?(?:largest|biggest|smallest|highest|tallest|longest|deepest|fastest|oldest|closest|nearest|farthest|hottest|hardest|most populous) .+)$/

/** "Is Cairo the largest city in Africa" is answered with what is the largest; the reader compares. */
function answerClaim(text: string, question: string): Finding {
  const rest = CLAIM.exec(text)?.groups?.rest
  return rest ? findIn(rest, question) : null
}

function toAnswer(finding: Finding): SeatAnswer {
  if (finding === null) return { state: 'abstained', why: NOT_HERE }
  if ('refusal' in finding) return { state: 'abstained', why: finding.refusal }
  return {
    state: 'answered',
    text: finding.text,
    sources: [finding.source, ...(finding.also ?? [])],
    weight: 'typed',
    isRecomputed: finding.isRecomputed ?? false,
  }
}
