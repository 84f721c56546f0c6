import { readFileSync } from 'node:fs'
import { assetPath, type AssetName } from './assets.server.ts'

/** The names of the trained weights that are JSON; `models/manifest.json` says where each comes from. */
export type ModelName = Extract<
  AssetName,
  'claim-forests.json' | 'claim-wordings.json' | 'panel-forest.json' | 'help-articles.json' | 'entailment-words.json'
>

/** Reads trained weights. Throws when the file cannot be read or is no JSON. */
export const readModel = <T>(name: ModelName): T => JSON.parse(readFileSync(assetPath(name), 'utf8')) as T
