import { useEngine } from '#app/kits/asking/runs/use-engine.server.ts'
import { findEngine } from '#app/kits/asking/engines/registry.server.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import type { Ports } from '#app/providers/ports.ts'
import { SUPER_RESOLUTION_VERSION } from '#app/providers/vision/super-resolution.ts'
import { changePicture, type ChangeTools } from './change-picture.server.ts'
import { withProvenance } from './provenance.ts'
import type { Change, Recipe } from './recipe.ts'

type Drawn = Ports['draw']['result']['pictures'][number]

/** Whether the built-in engine of this version makes a picture again from its recipe, byte for byte. */
export const isRedrawable = ({ engine, seed }: Recipe): boolean => engine.startsWith('embedded:') && seed !== null

/** What the engine draws by a recipe, before any change; null when there is no such engine, or another version of it. */
export async function redrawPlain(run: Run, recipe: Recipe): Promise<Drawn | null> {
  const listed = isRedrawable(recipe) ? await findEngine(run.viewer, 'draw', recipe.engine) : null
  if (!listed || listed.engine.version !== recipe.version) return null
  const { prompt, style, width, height, seed } = recipe
  const { result } = await useEngine(run, listed, { prompt, style, width, height, seed, count: 1 })
  return result.pictures[0] ?? null
}

const isOfAnother = (change: Change) => change.do === 'upscale' && change.version !== SUPER_RESOLUTION_VERSION

/** The file a recipe gives, with its changes and what it carries of its making; null when it can't be made here any more. */
export async function redrawFile(run: Run, recipe: Recipe, engineLabel: string): Promise<Uint8Array | null> {
  if (recipe.changes.some(isOfAnother)) return null
  const drawn = await redrawPlain(run, recipe)
  if (!drawn) return null
  // Step by step as it was made: each step's file carries its own recipe, and the next is done to that file.
  let bytes = withProvenance(drawn.bytes, { ...recipe, changes: [] }, engineLabel)
  for (const [n, change] of recipe.changes.entries())
    bytes = await changedFile(bytes, change, { ...recipe, changes: recipe.changes.slice(0, n + 1) }, engineLabel)
  return bytes
}

/** A picture's file with one change more, which carries the whole recipe. */
export const changedFile = async (
  bytes: Uint8Array,
  change: Change,
  recipe: Recipe,
  engineLabel: string,
  tools: ChangeTools = {},
) => withProvenance(await changePicture(bytes, [change], tools), recipe, engineLabel)
