import { companies as modelCompanies } from '#app/providers/models/index.server.ts'
import type { Company } from '#app/providers/provider.ts'
import { companies as webCompanies } from '#app/providers/web/index.server.ts'

/** Every kind of provider that can be configured, in the order of lists. */
export const companies: readonly Company[] = [...modelCompanies, ...webCompanies]

export const findCompany = (id: string): Company | null => companies.find((company) => company.id === id) ?? null
