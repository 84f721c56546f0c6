import { recogniseIntent } from '#app/kits/asking/intent/recognise-intent.server.ts'
import { languagePool } from '#app/providers/language/index.server.ts'
import { askHelp } from './built-in.server.ts'

const WARM_UP_MESSAGE = 'How do I find what I asked here before?'

/**
 * Loads what the panda's first answer needs: the help desk, the language detector and the cues of wishes. Starts no run and
 * writes nothing. Rejects when the detector's room fails.
 */
export async function warmPanda(): Promise<void> {
  await Promise.all([
    askHelp(WARM_UP_MESSAGE),
    recogniseIntent(WARM_UP_MESSAGE, null),
    languagePool().run('detect', { text: WARM_UP_MESSAGE }),
  ])
}
