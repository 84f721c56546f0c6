import { keywordsOf, toHashtag } from '#app/engines/text-tools/keywords.ts'
import { byRules, type ContentTool } from '../content-tool.ts'

export const keywords: ContentTool = {
  id: 'keywords',
  label: 'Keywords and hashtags',
  about: 'What a text is about, with how often it says so.',
  group: 'Publish',
  ports: [],
  options: [{ id: 'most', label: 'How many', kind: 'number', least: 3, most: 30, otherwise: 10 }],
  run(text, { most }) {
    const found = keywordsOf(text, Number(most))
    const tags = found.map(({ words }) => toHashtag(words)).join(' ')
    return Promise.resolve(
      byRules(
        [
          { kind: 'figures', items: found.map(({ words, count }) => ({ label: words, value: `${count} ×` })) },
          { kind: 'text', heading: 'As hashtags', text: tags },
        ],
        found.map(({ words }) => words).join(', '),
      ),
    )
  },
}
