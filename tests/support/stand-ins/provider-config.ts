import type { OfferedModel, ProviderConfig } from '#app/providers/provider.ts'
import { STAND_IN_KEY, type StandIn } from './stand-in.ts'
import type { Face } from './exchange.ts'

/** A provider as an operator would set it up with the stand-in. */
export const toConfig = (standIn: StandIn, face: Face, models: readonly OfferedModel[] = []): ProviderConfig => ({
  id: `my-${face}`,
  label: `My ${face}`,
  address: standIn.address(face),
  key: STAND_IN_KEY,
  models,
  fetch: globalThis.fetch,
})
