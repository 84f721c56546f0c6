import { sentencesOfText } from '#app/engines/text-tools/sentences-of.ts'
import { countWords } from '#app/engines/text-tools/stop-words.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import type { ContentTool } from '../content-tool.ts'

const MOST_SENTENCES = 40

export const shorten: ContentTool = {
  id: 'shorten',
  label: 'Shorten to N words',
  about: 'Keeps the weightiest sentences, in their order, until the words are used up.',
  group: 'Shorten',
  ports: ['summarise'],
  options: [{ id: 'words', label: 'Words at most', kind: 'number', least: 10, most: 2_000, otherwise: 100 }],
  async run(text, { words }, { run, signal }) {
    const most = Number(words)
    const all = sentencesOfText(text)
    const perSentence = Math.max(1, countWords(text) / Math.max(1, all.length))
    let count = Math.min(MOST_SENTENCES, all.length, Math.max(1, Math.ceil(most / perSentence) + 1))
    for (;;) {
      const { result, listed, costMicros } = await useBest(run, 'summarise', { text, sentences: count }, { signal })
      const has = countWords(result.text)
      if (has <= most || count === 1)
        return {
          blocks: [
            { kind: 'text', heading: null, text: result.text },
            {
              kind: 'figures',
              items: [
                { label: 'Words before', value: String(countWords(text)) },
                { label: 'Words now', value: String(has) },
              ],
            },
          ],
          text: result.text,
          by: listed.engine.label,
          costMicros,
          notes: has > most ? [`Its shortest weighty sentence has ${has} words; it was not cut in the middle.`] : [],
        }
      count = Math.max(1, Math.min(count - 1, Math.floor((count * most) / has)))
    }
  },
}
