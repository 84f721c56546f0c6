import { refuse, type Refusal } from '#app/kits/members/identity/account/refusal.ts'
import { findCompany } from './companies.server.ts'
import { OWN_PROVIDERS_MAX } from './provider.limits.ts'
import { createProvider, listProviders } from './providers.server.ts'

type Asked = { company: string; label: string; address: string | null; secretKey: string | null }

/**
 * Adds a provider for everybody (`ownerId` null) or for one member, and looks for its models at once. Gives its id and
 * what the look found, or the field that is wrong.
 */
export async function addProvider(
  { company: companyId, label, address, secretKey }: Asked,
  ownerId: string | null,
): Promise<{ isDone: true; id: string; failure: string | null } | Refusal> {
  const company = findCompany(companyId)
  if (!company) return refuse(400, 'Please choose a kind.', 'company')
  if (company.address === null && address === null)
    return refuse(400, `Please write the address of your ${company.label}.`, 'address')
  if (company.needsKey && secretKey === null) return refuse(400, `${company.label} needs a key.`, 'secretKey')
  if (ownerId !== null && (await listProviders(ownerId)).length >= OWN_PROVIDERS_MAX)
    return refuse(409, `There are ${OWN_PROVIDERS_MAX}, which is the most. Remove one that you do not use.`, 'company')
  return { isDone: true, ...(await createProvider({ company: companyId, label, address, key: secretKey }, ownerId)) }
}
