import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import type { SeatResult } from '#app/kits/asking/panel/seat-result.ts'
import { askCommunity } from './panel-sources/community-seat.server.ts'
import { askDocument, type Witness } from './panel-sources/document-seat.server.ts'
import { askSettled } from './panel-sources/settled-seat.server.ts'

type Call = {
  question: string
  owner: Visitor
  witnesses: readonly Witness[]
  /** Which of those that are no engine are asked; null asks both. */
  asked: readonly ('community' | 'settled')[] | null
}

/** The voices beside engines and pasted answers: documents, the community, an earlier run. Those with nothing to say are not seated. */
export async function gatherSources({ question, owner, witnesses, asked }: Call): Promise<SeatResult[]> {
  if (question === '') return []
  const isAsked = (name: 'community' | 'settled') => asked === null || asked.includes(name)
  const [documents, community, settled] = await Promise.all([
    Promise.all(witnesses.map((witness) => askDocument(witness, question))),
    isAsked('community') ? askCommunity(question) : null,
    isAsked('settled') ? askSettled(owner, question) : null,
  ])
  return [...documents, ...(community ? [community] : []), ...(settled ? [settled] : [])]
}
