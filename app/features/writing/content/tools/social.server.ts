import { postsOf } from '#app/engines/text-tools/social.ts'
import { sentencesOfText } from '#app/engines/text-tools/sentences-of.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import type { ContentTool } from '../content-tool.ts'

const SENTENCES = 6

export const social: ContentTool = {
  id: 'social',
  label: 'Social posts',
  about: 'A post for each place, within its limit as the place counts it.',
  group: 'Publish',
  ports: ['summarise'],
  options: [],
  async run(text, _, { run, signal }) {
    const { result, listed, costMicros } = await useBest(run, 'summarise', { text, sentences: SENTENCES }, { signal })
    const posts = postsOf(text, sentencesOfText(result.text))
    return {
      blocks: posts.map(({ label, text: post, length, most }) => ({
        kind: 'text',
        heading: `${label}: ${length} of ${most.toLocaleString('en')}`,
        text: post,
      })),
      text: posts[0]?.text ?? '',
      by: `${listed.engine.label}, fitted by rules`,
      costMicros,
      notes: ['X counts a link as 23 signs and wide signs as two; the others count what people see as one sign.'],
    }
  },
}
