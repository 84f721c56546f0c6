import type { ContentTool } from '../content-tool.ts'
import { polishText } from '../../polish/polish-text.server.ts'
import { toPolishedText, TONES, type PolishTone } from '../../polish/polished.ts'

export const rewrite: ContentTool = {
  id: 'rewrite',
  label: 'Rewrite',
  about: 'Corrects a text and sets its tone. No number, date, name or address changes.',
  group: 'Rewrite',
  ports: ['polish'],
  options: [
    {
      id: 'tone',
      label: 'Tone',
      kind: 'choice',
      choices: Object.fromEntries(Object.entries(TONES).map(([id, { label }]) => [id, label])),
      otherwise: 'plain',
    },
  ],
  async run(text, { tone }, { run, signal }) {
    const polished = await polishText(run, { draft: text, incoming: '', tone: tone as PolishTone }, signal)
    const taken = new Set(polished.taken)
    const result = toPolishedText(polished, taken)
    const changes = polished.changes.filter(({ id }) => taken.has(id))
    const flagged = polished.changes.filter(({ flag }) => flag !== null)
    return {
      blocks: [
        { kind: 'text', heading: null, text: result },
        ...(changes.length > 0
          ? [
              {
                kind: 'list' as const,
                heading: 'What changed',
                items: changes.map(
                  ({ before, after, why }) => `“${before || 'nothing'}” became “${after || 'nothing'}”: ${why}`,
                ),
              },
            ]
          : []),
        ...(flagged.length > 0
          ? [
              {
                kind: 'list' as const,
                heading: 'Left out, because it would change a fact',
                items: flagged.map(({ before, after }) => `“${before}” to “${after}”`),
              },
            ]
          : []),
      ],
      text: result,
      by: polished.engine?.label ?? '',
      costMicros: polished.costMicros,
      notes: [...(changes.length === 0 ? ['Nothing had to change.'] : []), ...polished.notes],
    }
  },
}
