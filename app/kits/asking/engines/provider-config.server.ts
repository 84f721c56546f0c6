import { companyInEnvironment } from '#app/platform/env.server.ts'
import { publicFetch } from '#app/platform/public-fetch.server.ts'
import { unseal } from '#app/platform/secrets/seal.server.ts'
import type { PortName } from '#app/providers/ports.ts'
import type { Company, OfferedModel, ProviderConfig } from '#app/providers/provider.ts'
import { findCompany } from './companies.server.ts'
import type { ProviderRow } from './providers.store.server.ts'

/** The operator's provider whose id is its company's gets key and address from the environment, when that names them. */
export const isFromEnvironment = (row: Pick<ProviderRow, 'id' | 'ownerId' | 'company'>): boolean =>
  row.ownerId === null && row.id === row.company && companyInEnvironment(row.company) !== null

/** Bound to its row: a sealed key is worth nothing under another id. */
export const keyPurpose = (id: string): string => `provider-key:${id}`

/**
 * A row made ready for use; null when its company is not known here, or what it needs is missing. A member's provider
 * reaches public addresses only.
 */
export function toConfig(row: ProviderRow): { company: Company; config: ProviderConfig } | null {
  const company = findCompany(row.company)
  if (!company) return null
  const said = isFromEnvironment(row) ? companyInEnvironment(row.company) : null
  const key = said?.key ?? (row.sealedKey === null ? null : unseal(row.sealedKey, keyPurpose(row.id)))
  const address = said?.address ?? row.address
  if ((company.needsKey && key === null) || (company.address === null && address === null)) return null
  const models = row.models.map(({ port, ...model }): OfferedModel => ({ ...model, port: port as PortName }))
  const reach = row.ownerId === null ? globalThis.fetch : publicFetch
  return { company, config: { id: row.id, label: row.label, address, key, models, fetch: reach } }
}
