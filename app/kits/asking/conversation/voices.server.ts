import type { Viewer } from '#app/kits/asking/engines/viewer.ts'
import { listEngines, type ListedEngine } from '#app/kits/asking/engines/registry.server.ts'
import type { Ally } from './allies/ally.ts'
import { listAllies } from './allies/allies.server.ts'

/** The built-in knowledge engines, which answer together. */
const BUILT_IN_VOICE = 'built-in'

/** Who can answer in a conversation. */
export type Voice = {
  key: string
  label: string
  about: string
  kind: 'model' | 'built-in' | 'ally'
  /** The language model behind it; null where there is none, and embedded engines answer. */
  model: ListedEngine<'write'> | null
  ally: Ally | null
  handle: string | null
}

const toEngineKey = (engineId: string): string => `engine:${engineId}`

const builtIn: Voice = {
  key: BUILT_IN_VOICE,
  label: 'Built-in engines',
  about: 'Calculator, world facts, dictionary and help. They quote and calculate; they do not write freely.',
  kind: 'built-in',
  model: null,
  ally: null,
  handle: null,
}

/** Everybody who can answer somebody: models in the operator's order, the built-in engines, then allies. */
export async function listVoices(viewer: Viewer): Promise<Voice[]> {
  const [models, allies] = await Promise.all([listEngines(viewer, 'write'), listAllies(viewer)])
  return [
    ...models.map((model): Voice => ({
      key: toEngineKey(model.engine.id),
      label: model.engine.label,
      about: model.engine.about,
      kind: 'model',
      model,
      ally: null,
      handle: null,
    })),
    builtIn,
    ...allies.map((ally): Voice => ({
      key: ally.key,
      label: ally.name,
      about: ally.goodFor,
      kind: 'ally',
      model: models.find(({ engine }) => engine.id === ally.engineId) ?? models[0] ?? null,
      ally,
      handle: ally.handle,
    })),
  ]
}
