import type { Engine } from '#app/providers/engine.ts'
import { PartMissing, selfTest, versionIn } from '#app/providers/self-test.server.ts'
import type { SystemProgram } from '#app/providers/system-program.ts'
import { APERTIUM, apertium, listInstalledModes, listModes } from './apertium.server.ts'
import type { TranslationTools } from './apertium.server.ts'
import { findRoute, listTargets } from './modes.ts'

export type { TranslationTools } from './apertium.server.ts'

/** The embedded engines of the translate port that can run on this machine now. */
export const translationEngines = (tools: TranslationTools = {}): Engine[] =>
  listModes().length > 0 ? [apertium(tools)] : []

/** What can be translated here, for lists to choose from: each pair once, with the language in between if there is one. */
export function listTranslationPairs(): { from: string; to: string; via: string | null }[] {
  const available = listModes()
  const starts = [...new Set(available.map(({ from }) => from))].sort()
  return starts.flatMap((from) =>
    listTargets(from, available).map((to) => ({ from, to, via: findRoute(from, to, available)?.via ?? null })),
  )
}

/** Programs that add translation when they are there. */
export const programs: readonly SystemProgram[] = [
  {
    name: APERTIUM,
    adds: 'Translation between English, Spanish, Catalan, French, Italian, Portuguese, Galician and Esperanto',
    packages: [
      'apertium',
      'apertium-eng-spa',
      'apertium-eng-cat',
      'apertium-spa-cat',
      'apertium-eo-en',
      'apertium-fr-es',
      'apertium-es-pt',
      'apertium-spa-ita',
      'apertium-en-gl',
      'apertium-fra-cat',
      'apertium-cat-ita',
    ],
    probe: selfTest(APERTIUM, async ({ run }) => {
      const [mode] = listInstalledModes()
      if (!mode) throw new PartMissing('It is here without a pair of languages')
      if (!(await run(APERTIUM, [mode.mode], '12')).includes('12')) throw new Error('It lost what it was given')
      return versionIn(await run(APERTIUM, ['-V']))
    }),
  },
]
