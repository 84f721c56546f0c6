import { changedAcross } from '#app/engines/kept-facts/across-languages.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import type { ContentTool } from '../content-tool.ts'
import { languageName, LANGUAGES } from '../../languages.ts'

export const translate: ContentTool = {
  id: 'translate',
  label: 'Translate',
  about: 'Into another language, where an engine of this server knows the pair.',
  group: 'Rewrite',
  ports: ['translate'],
  options: [{ id: 'to', label: 'Into', kind: 'choice', choices: LANGUAGES, otherwise: 'es' }],
  async run(text, { to = 'es' }, { run, signal }) {
    const { result, listed, costMicros } = await useBest(run, 'translate', { text, from: null, to }, { signal })
    const { lost, invented } = changedAcross(text, result.text)
    const unknown = result.unknown.map(({ start, end }) => result.text.slice(start, end))
    return {
      blocks: [
        { kind: 'text', heading: `From ${languageName(result.from)} into ${languageName(to)}`, text: result.text },
        ...(unknown.length > 0
          ? [{ kind: 'list' as const, heading: 'Words it did not know', items: [...new Set(unknown)] }]
          : []),
      ],
      text: result.text,
      by: listed.engine.label,
      costMicros,
      notes: [
        ...(result.note ? [result.note] : []),
        lost.length + invented.length === 0
          ? 'Every figure and address is there.'
          : `Figures or addresses differ: ${[...lost, ...invented].join(', ')}.`,
      ],
    }
  },
}
