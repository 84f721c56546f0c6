import { glossaryOf } from '#app/engines/text-tools/questions-in.ts'
import { byRules, type ContentTool } from '../content-tool.ts'

export const glossary: ContentTool = {
  id: 'glossary',
  label: 'Glossary',
  about: 'Terms and abbreviations the text explains, in its own words.',
  group: 'Draw out',
  ports: [],
  options: [],
  run(text) {
    const terms = glossaryOf(text)
    return Promise.resolve(
      byRules(
        [{ kind: 'figures', items: terms.map(({ term, meaning }) => ({ label: term, value: meaning })) }],
        terms.map(({ term, meaning }) => `**${term}**: ${meaning}`).join('\n\n'),
        terms.length === 0 ? ['The text explains no term the rules can see.'] : [],
      ),
    )
  },
}
