import { to } from '#app/catalogue/to.ts'
import { toPlainText } from '#app/kits/foundation/content/markdown.server.ts'
import { rankTexts } from '#app/kits/search/site-search/rank-texts.ts'
import { defineSearchSource } from '#app/kits/search/site-search/search-source.server.ts'
import { listLessons } from './lessons/lessons.server.ts'
import { trackTitles } from './lessons/tracks.ts'

/** The lessons of the university. */
export const lessonsSource = defineSearchSource({
  kind: 'lesson',
  label: 'Lessons',
  one: 'Lesson',
  icon: 'graduation-cap',
  reach: 'public',
  place: 25,
  async search(_, query, limit) {
    const texts = (await listLessons()).map(({ slug, title, summary, body, track }) => ({
      title,
      summary,
      text: toPlainText(body),
      href: to('lesson', { slug }),
      about: `University, ${trackTitles[track].toLowerCase()}`,
    }))
    return rankTexts(texts, query, limit)
  },
})
