import type { AlikePair } from '#app/engines/document-facts/alike-sentences.ts'
import type { VersionComparison } from '#app/engines/document-facts/compare-versions.ts'
import type { DocumentFacts, FactBlock } from '#app/engines/document-facts/facts.ts'
import type { FactPage } from '#app/engines/document-facts/placed.ts'
import type { Found, Quoted } from '../keeping/found.ts'

/** What is worked out of the words of documents, aside from the requests. */
export type FactsJobs = {
  facts: {
    input: { pages: FactPage[]; blocks: FactBlock[] }
    result: { facts: DocumentFacts; orders: Quoted[]; level: Found['level'] }
  }
  versions: { input: { before: FactPage[]; now: FactPage[] }; result: VersionComparison }
  alike: { input: { left: FactPage[]; right: FactPage[]; most: number }; result: AlikePair[] }
}
