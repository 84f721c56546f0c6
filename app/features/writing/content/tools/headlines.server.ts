import { headlinesOf } from '#app/engines/text-tools/headlines.ts'
import { byRules, type ContentTool } from '../content-tool.ts'

export const headlines: ContentTool = {
  id: 'headlines',
  label: 'Headlines',
  about: 'Short titles from the text’s own words, each with where it is from.',
  group: 'Publish',
  ports: [],
  options: [],
  run(text) {
    const lines = headlinesOf(text)
    const items = lines.map(({ text: line, from }) => ({ text: line, why: `From ${from}` }))
    return Promise.resolve(
      byRules([{ kind: 'quotes', heading: null, items }], lines.map((line) => line.text).join('\n')),
    )
  },
}
