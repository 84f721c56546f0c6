import { clock } from '#app/platform/clock.ts'
import { companyInEnvironment } from '#app/platform/env.server.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { log } from '#app/platform/log.server.ts'
import { seal } from '#app/platform/secrets/seal.server.ts'
import { toFailure } from '#app/providers/engine.ts'
import type { OfferedModel } from '#app/providers/provider.ts'
import { companies } from './companies.server.ts'
import { toOperatorWords } from './failure-words.ts'
import { pickModels } from './pick-models.ts'
import { isFromEnvironment, keyPurpose, toConfig } from './provider-config.server.ts'
import * as rows from './providers.store.server.ts'
import type { ProviderRow } from './providers.store.server.ts'

/** A provider that does not answer in this time when it is asked for its models is unreachable. */
const LOOK_LIMIT_MS = 10_000
/** Choices that overtake a look while it is kept: each is read again. */
const MOST_TURNS = 5
const KEY_ENDING = 4

/** A provider as its owner sees it: the key never leaves the server. */
export type ProviderView = Omit<ProviderRow, 'sealedKey' | 'models'> & {
  models: OfferedModel[]
  companyLabel: string
  /** The last characters of the key, by which it is known again; null without a key. */
  keyEnding: string | null
  isFromEnvironment: boolean
  /** Why it cannot be used as it stands. */
  missing: 'company' | 'key' | null
}

export async function listProviders(ownerId: string | null): Promise<ProviderView[]> {
  return (await rows.listProviderRows(ownerId)).map(toView)
}

export async function findProvider(id: string, ownerId: string | null): Promise<ProviderView | null> {
  const row = await rows.findProviderRow(id, ownerId)
  return row && toView(row)
}

function toView(row: ProviderRow): ProviderView {
  const { sealedKey: _, ...shown } = row
  const ready = toConfig(row)
  const company = companies.find(({ id }) => id === row.company)
  return {
    ...shown,
    models: row.models as OfferedModel[],
    companyLabel: company?.label ?? row.company,
    keyEnding: ready?.config.key ? ready.config.key.slice(-KEY_ENDING) : null,
    isFromEnvironment: isFromEnvironment(row),
    missing: ready ? null : company ? 'key' : 'company',
  }
}

type NewProvider = { company: string; label: string; address: string | null; key: string | null }

/** Keeps a provider with its sealed key, and looks for its models. Gives its id, and what stood in the way of the look. */
export async function createProvider(
  { company, label, address, key }: NewProvider,
  ownerId: string | null,
): Promise<{ id: string; failure: string | null }> {
  const wished = ownerId === null ? toSlug(label) : `own-${createSecretId()}`
  const row = { ownerId, company, label, address, position: (await rows.listProviderRows(ownerId)).length }
  for (let n = 1; ; n++) {
    const id = n === 1 ? wished : `${wished}-${n}`
    const sealedKey = key === null ? null : seal(key, keyPurpose(id))
    if (await rows.createProviderRow({ ...row, id, sealedKey }))
      return { id, failure: await lookForModels(id, ownerId) }
  }
}

const SLUG_MAX_CHARS = 40
const toSlug = (label: string): string =>
  label
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, SLUG_MAX_CHARS) || 'provider'

/** Changes a provider; a key that is not named stays. */
export async function saveProvider(
  id: string,
  ownerId: string | null,
  { key, ...change }: Omit<rows.ProviderChange, 'sealedKey'> & { key?: string },
): Promise<void> {
  await rows.saveProviderRow(id, ownerId, {
    ...change,
    ...(key !== undefined && { sealedKey: seal(key, keyPurpose(id)) }),
  })
}

export const removeProvider = rows.removeProviderRow

/** The models a provider has now. Throws EngineFailure when it cannot be asked. */
export async function listModelsOf(id: string, ownerId: string | null): Promise<OfferedModel[]> {
  const row = await rows.findProviderRow(id, ownerId)
  const ready = row && toConfig(row)
  if (!ready) return []
  return ready.company.listModels(ready.config, AbortSignal.timeout(LOOK_LIMIT_MS))
}

/**
 * Tests address and key by asking for the models, and keeps the outcome. A provider without models gets a first choice
 * of them. Gives what went wrong, in words for its owner, or null.
 */
export async function lookForModels(id: string, ownerId: string | null): Promise<string | null> {
  const row = await rows.findProviderRow(id, ownerId)
  const ready = row && toConfig(row)
  if (!ready) return 'It has no key, or no address.'
  try {
    const listed = await ready.company.listModels(ready.config, AbortSignal.timeout(LOOK_LIMIT_MS))
    let now = await rows.findProviderRow(id, ownerId)
    for (let turn = 0; now && turn < MOST_TURNS; turn += 1) {
      const models = now.models.length > 0 ? withLabels(now.models, listed) : pickModels(ready.company.id, listed)
      if (await rows.saveUnlessChosen(now, { testedAt: clock.now(), testFailure: null, models })) break
      now = await rows.findProviderRow(id, ownerId)
    }
    return null
  } catch (error) {
    const testFailure = toOperatorWords(toFailure(error))
    await rows.saveProviderRow(id, ownerId, { testedAt: clock.now(), testFailure })
    return testFailure
  }
}

type KeptModel = ProviderRow['models'][number]

/** Models keep what their company calls them, also when they were chosen by id alone. */
const withLabels = (chosen: readonly KeptModel[], listed: readonly OfferedModel[]): KeptModel[] =>
  chosen.map((one) => {
    const label = one.label ?? listed.find(({ model, port }) => model === one.model && port === one.port)?.label
    return { ...one, ...(label && { label }) }
  })

/** Gives each company that the environment configures its row, and finds its models in the background. */
export async function adoptEnvironment(): Promise<void> {
  for (const [position, { id, label }] of companies.entries()) {
    const said = companyInEnvironment(id)
    if (!said) continue
    await rows.createProviderRow({ id, company: id, label, ownerId: null, position })
    if (said.models.length > 0) await rows.saveProviderRow(id, null, { models: said.models.map(toOffered) })
    lookForModels(id, null).then(
      (failure) => failure && log.warn({ provider: id, failure }, 'a provider of the environment did not answer'),
      (error: unknown) => log.error({ err: error, provider: id }, 'a provider could not be kept'),
    )
  }
}

/** `gpt-image-1:draw`: the port follows a colon when it is a port; models may have colons of their own. */
function toOffered(said: string): OfferedModel {
  const [, model, port] = /^(.+):(embed|speak|transcribe|read|see|draw|film|search|write)$/.exec(said) ?? []
  return model && port ? { model, port: port as OfferedModel['port'] } : { model: said, port: 'write' }
}
