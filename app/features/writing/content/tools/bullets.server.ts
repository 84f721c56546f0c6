import { toBullets, toProse } from '#app/engines/text-tools/bullets.ts'
import { byRules, type ContentTool } from '../content-tool.ts'

export const bullets: ContentTool = {
  id: 'bullets',
  label: 'Prose to bullet points',
  about: 'A point for each sentence, paragraph by paragraph.',
  group: 'Rewrite',
  ports: [],
  options: [],
  run(text) {
    const points = toBullets(text)
    return Promise.resolve(byRules([{ kind: 'text', heading: null, text: points }], points))
  },
}

export const prose: ContentTool = {
  id: 'prose',
  label: 'Bullet points to prose',
  about: 'Each point a sentence, each list a paragraph.',
  group: 'Rewrite',
  ports: [],
  options: [],
  run(text) {
    const paragraphs = toProse(text)
    return Promise.resolve(byRules([{ kind: 'text', heading: null, text: paragraphs }], paragraphs))
  },
}
