import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import type { ContentTool } from '../content-tool.ts'

export const summarise: ContentTool = {
  id: 'summarise',
  label: 'Summarise',
  about: 'The sentences that carry a text, word for word, or a model’s own words.',
  group: 'Shorten',
  ports: ['summarise'],
  options: [{ id: 'sentences', label: 'Sentences', kind: 'number', least: 1, most: 15, otherwise: 4 }],
  async run(text, { sentences }, { run, signal }) {
    const { result, listed, costMicros } = await useBest(
      run,
      'summarise',
      { text, sentences: Number(sentences) },
      { signal },
    )
    const quotes = result.quotes?.map(({ start, end }) => ({ text: text.slice(start, end), why: '' })) ?? null
    return {
      blocks: quotes
        ? [{ kind: 'quotes', heading: 'Sentences of the text', items: quotes }]
        : [{ kind: 'text', heading: null, text: result.text }],
      text: result.text,
      by: listed.engine.label,
      costMicros,
      notes: quotes ? [] : ['The words are the engine’s own; it may leave out or twist something.'],
    }
  },
}
