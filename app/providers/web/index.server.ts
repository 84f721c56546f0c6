import type { Company } from '#app/providers/provider.ts'
import { brave } from './brave.server.ts'
import { createSearchCompany } from './search-company.server.ts'
import { searxng } from './searxng.server.ts'
import { tavily } from './tavily.server.ts'

/** Every company that searches the web, in the order of lists. */
export const companies: readonly Company[] = [searxng, brave, tavily].map(createSearchCompany)
