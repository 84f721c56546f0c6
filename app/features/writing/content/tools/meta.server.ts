import { metaDescription } from '#app/engines/text-tools/headlines.ts'
import { sentencesOfText } from '#app/engines/text-tools/sentences-of.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import type { ContentTool } from '../content-tool.ts'

export const meta: ContentTool = {
  id: 'meta',
  label: 'Meta description',
  about: 'Up to 155 characters for search engines, without a word cut in two.',
  group: 'Publish',
  ports: ['summarise'],
  options: [],
  async run(text, _, { run, signal }) {
    const { result, listed, costMicros } = await useBest(run, 'summarise', { text, sentences: 2 }, { signal })
    const line = metaDescription(sentencesOfText(result.text))
    return {
      blocks: [{ kind: 'text', heading: `${line.length} of 155 characters`, text: line }],
      text: line,
      by: `${listed.engine.label}, fitted by rules`,
      costMicros,
      notes: [],
    }
  },
}
