import type { EmbeddingModel, LanguageModel } from 'ai'
import { toBaseAddress } from '#app/providers/base-address.ts'
import { EngineFailure } from '#app/providers/engine.ts'
import type { TimeLimits } from '#app/providers/timeouts.ts'
import type { Company, OfferedModel, ProviderConfig } from '#app/providers/provider.ts'

/** What one call needs to know: whom it asks (for the operator), where, with which key, and the fetch that fails honestly. */
export type Session = { who: string; base: string; key: string; ask: typeof fetch; signal: AbortSignal }

/** How a company of models differs from the others. */
export type ModelCompany = Omit<Company, 'listModels' | 'engines'> & {
  /** What a bare address is completed with, such as `/v1`. */
  path: string
  limits: TimeLimits
  /** Its models can be given tools, and told the form of their answer. */
  takesTools?: true
  /** Is told that an answer is JSON by a schema alone, if only of any object. */
  needsSchema?: true
  /** Brings an address into the form the calls start from, before the path is added. */
  toAddress?: (address: string) => string
  list(session: Session): Promise<OfferedModel[]>
  write(session: Session, model: string): Promise<LanguageModel>
  embed?(session: Session, model: string): Promise<EmbeddingModel>
}

export type EngineParts = { company: ModelCompany; config: ProviderConfig; offered: OfferedModel }

/** Some servers send JSON as plain text; a page of HTML is nothing we asked for. */
export const JSON_TYPE = /json|text\/plain|octet-stream/i
/** JSON where a stream was asked for is mostly an error, with words. */
export const STREAM_TYPE = /event-stream|json|text\/plain/i

/** Throws EngineFailure when the key or the address is missing. */
export function toSession(
  company: ModelCompany,
  config: ProviderConfig,
  ask: typeof fetch,
  signal: AbortSignal,
): Session {
  if (company.needsKey && !config.key) throw new EngineFailure('unauthorised', `${config.label} needs a key.`)
  const given = config.address ?? company.address
  if (!given) throw new EngineFailure('unreachable', `${config.label} has no address yet.`)
  const base = toBaseAddress(company.toAddress?.(given) ?? given, company.path)
  return { who: config.label, base, key: config.key ?? '', ask, signal }
}
