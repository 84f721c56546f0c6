import { toTable } from '#app/platform/table.ts'
import { to } from '#app/catalogue/to.ts'
import { defineFlowTools, FlowStepFailure } from '#app/kits/asking/flow-tools/flow-tools.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import { keepPicture } from '../keeping/keep-picture.server.ts'
import { withProvenance } from '../keeping/provenance.ts'
import type { Recipe } from '../keeping/recipe.ts'
import { PROMPT_MAX_CHARS } from '../images.limits.ts'

const SIDES: Readonly<Record<string, { width: number; height: number }>> = toTable({
  wide: { width: 1_024, height: 576 },
  square: { width: 768, height: 768 },
  tall: { width: 576, height: 768 },
})

/** A picture as a step of a flow, kept among its owner's with its recipe. */
defineFlowTools({
  id: 'draw',
  label: 'Draw a picture',
  about: 'From words, kept among your pictures.',
  group: 'Make and keep',
  gives: 'thing',
  effect: 'keeps a picture among yours',
  ports: ['draw'],
  fields: [
    { name: 'prompt', label: 'What is to be seen', kind: 'text', usual: '{{}}' },
    {
      name: 'shape',
      label: 'Shape',
      kind: 'choice',
      usual: 'wide',
      choices: Object.keys(SIDES).map((value) => ({ value, label: value })),
    },
  ],
  async work({ prompt: typed = '', shape = 'wide' }, { run, owner, signal }) {
    const prompt = typed.replace(/\s+/g, ' ').trim().slice(0, PROMPT_MAX_CHARS).toWellFormed()
    const size = SIDES[shape] ?? SIDES['wide']!
    const wish = { prompt, style: null, ...size, seed: null, count: 1 }
    const { result, listed, costMicros } = await useBest(run, 'draw', wish, { signal })
    const [drawn] = result.pictures
    if (!drawn) throw new FlowStepFailure('The engine drew nothing.')
    const { engine } = listed
    const recipe: Recipe = {
      ...{ prompt, style: null, ...size, seed: drawn.seed, engine: engine.id, version: engine.version, changes: [] },
    }
    const told = { understood: result.understood, ignored: result.ignored, drawId: null, parentId: null }
    const bytes = withProvenance(drawn.bytes, recipe, engine.label)
    const keep = async () => {
      const kept = await keepPicture({ bytes, recipe, engineLabel: engine.label, ...told }, owner)
      if (!kept.isKept) throw new FlowStepFailure(kept.message)
      const value = { title: kept.picture.title, href: to('image-studio', null, { picture: kept.picture.id }) }
      const notes = result.ignored.length > 0 ? [`It made nothing of: ${result.ignored.join(', ')}.`] : []
      return { value, by: engine.label, costMicros, notes }
    }
    return { keep }
  },
})
