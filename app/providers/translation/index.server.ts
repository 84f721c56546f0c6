import { runCommand } from '#app/platform/command.server.ts'
import type { Engine } from '#app/providers/engine.ts'
import type { SystemProgram } from '#app/providers/system-program.ts'
import { apertium, listModes } from './apertium.server.ts'
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

const PROBE_LIMITS = { limitMs: 1_000, maxOutputBytes: 10_000 }

/** Programs that add translation when they are there. */
export const programs: readonly SystemProgram[] = [
  {
    name: 'apertium',
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
    async probe() {
      const [mode] = listModes()
      if (!mode) return null
      try {
        const { stdout } = await runCommand('apertium', ['-V'], PROBE_LIMITS)
        const test = await runCommand('apertium', [mode.mode], { ...PROBE_LIMITS, input: '12', isInputFile: true })
        const version = /\d+(?:\.\d+)+/.exec(stdout.toString())?.[0]
        return version && test.stdout.toString().includes('12') ? { version } : null
      } catch {
        return null
      }
    },
  },
]
