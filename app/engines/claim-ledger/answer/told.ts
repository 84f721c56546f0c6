import type { Lexicon } from '#app/engines/knowledge/lexicon.ts'
import type { SeatClaim } from '../claims.ts'
import type { DecidedEdge } from '../judgements.ts'
import type { AskedAnswer } from '../record.ts'
import type { Asked } from '../segment/question-form.ts'
import { withAgents } from './agents.ts'
import { withAsked } from './asked-edges.ts'
import { withChosen } from './chosen-of-two.ts'
import { withCompared } from './compared-deeds.ts'
import { withKept } from './kept-times.ts'
import { withNamedAnswers } from './named-answers.ts'
import { withNamedValues } from './named-values.ts'
import { withNumberedParts } from './numbered-parts.ts'
import { withCommands } from './shared-commands.ts'
import { withSizes } from './superlative-figures.ts'
import { withDeeds } from './told-deeds.ts'
import { withInfluence } from './told-influence.ts'

type Panel = {
  claims: SeatClaim[]
  question: string
  asked: Asked | null
  answered: AskedAnswer | null
  lexicon: Lexicon
}

/** What seats tell of one thing in whatever sentences, each rule on what those before it found. */
const RULES: readonly ((edges: DecidedEdge[], panel: Panel) => DecidedEdge[])[] = [
  (edges, { claims }) => withCommands(edges, claims),
  (edges, { claims, question }) => withKept(edges, claims, question),
  (edges, { claims }) => withNumberedParts(edges, claims),
  (edges, { claims }) => withNamedValues(edges, claims),
  (edges, { claims, question, lexicon }) => withDeeds(edges, claims, question, lexicon),
  (edges, { claims }) => withAgents(edges, claims),
  (edges, { claims, question, lexicon }) => withCompared(edges, claims, question, lexicon),
  (edges, { claims, question }) => withChosen(edges, claims, question),
  (edges, { claims, asked }) => withSizes(edges, claims, asked),
  (edges, { claims, asked }) => withInfluence(edges, claims, asked),
  (edges, { claims, asked, lexicon }) => withNamedAnswers(edges, claims, asked, lexicon),
  (edges, { claims, answered }) => withAsked(edges, claims, answered),
]

/** What was found of pairs of claims, with what the seats tell of one thing in whatever sentences in its place. */
export const withTold = (edges: DecidedEdge[], panel: Panel): DecidedEdge[] =>
  RULES.reduce((found, rule) => rule(found, panel), edges)
