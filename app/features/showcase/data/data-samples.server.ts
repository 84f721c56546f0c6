import { toHtml } from '#app/kits/foundation/content/markdown.server.ts'
import { highlight } from '#app/kits/foundation/content/highlight.server.ts'
import { articleGroups, readArticles } from '#app/kits/foundation/content/content.server.ts'
import pageSteps from '#app/ui/data/page-steps.ts?raw'
import { countWords } from '../loading/loading-job.server.ts'

const TEXT = `### What pandas eat

Bamboo, mostly: up to **38 kg a day**, for about \`14\` hours.[^day] It is *not* a good meal.

> It digests bamboo badly, so it eats a lot of it.

1. Find a stem.
2. Peel it.
3. Sit down.

- [x] Breakfast
- [ ] Second breakfast

| Part | Share of the day |
| --- | ---: |
| Eating | 55% |
| Sleeping | 40% |

الباندا العملاق يأكل الخيزران طوال اليوم تقريبًا، ثم ينام.

- يأكل \`bamboo\` في الصباح
- ينام في الظهيرة

\`\`\`sh
# how long is that?
echo "$((24 * 55 / 100)) hours"
\`\`\`

[^day]: A sample text: its numbers show how a text looks, not what is true.
`

/** A file of this product, coloured, and a sample text with everything Markdown has. */
export const readSamples = () => ({ code: highlight(pageSteps, 'ts'), html: toHtml(TEXT) })

/** Words in every help article, in the order of the help centre, and by its parts. */
export function countArticleWords() {
  const articles = readArticles().map(({ group, body }) => ({ group, words: countWords(body) }))
  return {
    all: articles.map(({ words }, n) => ({ label: String(n + 1), value: words })),
    groups: articleGroups
      .map((group) => ({ group, words: articles.filter((one) => one.group === group).map(({ words }) => words) }))
      .filter(({ words }) => words.length > 2),
  }
}
