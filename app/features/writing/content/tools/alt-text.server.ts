import { altTextOf } from '#app/engines/text-tools/alt-text.ts'
import { byRules, type ContentTool } from '../content-tool.ts'

export const altText: ContentTool = {
  id: 'alt',
  label: 'Alt text',
  about: 'What stands for a picture, from your notes about it: short, and without “picture of”.',
  group: 'Publish',
  ports: [],
  options: [{ id: 'most', label: 'Characters at most', kind: 'number', least: 40, most: 500, otherwise: 125 }],
  run(text, { most }) {
    const { alt, left, notes } = altTextOf(text, Number(most))
    return Promise.resolve(
      byRules(
        [
          { kind: 'text', heading: `${alt.length} of ${most} characters`, text: alt },
          ...(left
            ? [{ kind: 'text' as const, heading: 'For a longer description beside the picture', text: left }]
            : []),
        ],
        alt,
        ['It is made of your words: nobody looked at the picture. The lens looks into pictures.', ...notes],
      ),
    )
  },
}
