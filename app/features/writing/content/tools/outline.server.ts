import { outlineOf, outlineText } from '#app/engines/text-tools/outline.ts'
import { byRules, type ContentTool } from '../content-tool.ts'

export const outline: ContentTool = {
  id: 'outline',
  label: 'Outline',
  about: 'The build of a text: headings or paragraphs, with their first sentences.',
  group: 'Draw out',
  ports: [],
  options: [],
  run(text) {
    const points = outlineOf(text)
    return Promise.resolve(
      byRules(
        points.map(({ title, points: items }) => ({ kind: 'list', heading: title, items })),
        outlineText(points),
      ),
    )
  },
}
