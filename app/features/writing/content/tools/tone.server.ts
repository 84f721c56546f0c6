import { readTone } from '#app/engines/text-tools/tone-reading.ts'
import { byRules, type ContentTool } from '../content-tool.ts'

export const tone: ContentTool = {
  id: 'tone',
  label: 'Tone reading',
  about: 'How a text sounds, by words you can look up in it.',
  group: 'Measure',
  ports: [],
  options: [],
  run(text) {
    const signs = readTone(text)
    return Promise.resolve(
      byRules(
        signs.map(({ tone: name, about, quotes, count }) => ({
          kind: 'quotes',
          heading: `${name}: ${count} ${count === 1 ? 'place' : 'places'}`,
          items: quotes.map((quote) => ({ text: quote, why: about })),
        })),
        text,
        signs.length === 0
          ? ['No sign of any tone the rules know: it reads as matter of fact.']
          : ['English words only.'],
      ),
    )
  },
}
