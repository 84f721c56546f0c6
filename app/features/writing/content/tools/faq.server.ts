import { faqOf } from '#app/engines/text-tools/questions-in.ts'
import { byRules, type ContentTool } from '../content-tool.ts'

export const faq: ContentTool = {
  id: 'faq',
  label: 'Questions and answers',
  about: 'Questions the text answers, each with the sentence that does.',
  group: 'Draw out',
  ports: [],
  options: [],
  run(text) {
    const found = faqOf(text)
    return Promise.resolve(
      byRules(
        found.map(({ question, answer, why }) => ({
          kind: 'quotes',
          heading: question,
          items: [{ text: answer, why }],
        })),
        found.map(({ question, answer }) => `**${question}**\n\n${answer}`).join('\n\n'),
        found.length === 0 ? ['The rules found no question that a sentence of the text answers.'] : [],
      ),
    )
  },
}
