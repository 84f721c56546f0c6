import type { Engine } from './engine.ts'
import type { PortName } from './ports.ts'

/** A model that a provider offers, and what it is used for. */
export type OfferedModel = { model: string; port: PortName; label?: string }

/** Somebody's account with a company, or a machine of their own, ready for use. */
export type ProviderConfig = {
  id: string
  label: string
  /** Null: the company's own address. */
  address: string | null
  key: string | null
  models: readonly OfferedModel[]
  /** How to reach it. For a member's provider this one refuses private addresses. */
  fetch: typeof globalThis.fetch
}

/** A kind of provider: how to speak with it. */
export type Company = {
  id: string
  label: string
  /** One sentence: what it gives, and where an operator gets a key. */
  about: string
  /** The company's own address; null where there is none and the operator has to name one. */
  address: string | null
  needsKey: boolean
  ports: readonly PortName[]
  /** The models that can be had there; also the test of address and key. Throws EngineFailure. */
  listModels(config: ProviderConfig, signal: AbortSignal): Promise<OfferedModel[]>
  /** One engine for each offered model whose port this company serves. */
  engines(config: ProviderConfig): Engine[]
}
