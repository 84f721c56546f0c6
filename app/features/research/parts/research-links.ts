import { to } from '#app/catalogue/to.ts'
import type { ResearchPart } from '../work/research-view.server.ts'

/** The address of a part of one research. */
export const toResearchPart =
  (id: string) =>
  (part: ResearchPart, query: Record<string, string | number | null> = {}) =>
    to('v2-research-assistant', null, { research: id, part, ...query })
