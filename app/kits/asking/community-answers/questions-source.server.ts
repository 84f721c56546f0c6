import { markedWords } from '#app/kits/search/site-search/search-query.ts'
import { defineSearchSource } from '#app/kits/search/site-search/search-source.server.ts'
import { markSnippet } from '#app/kits/search/site-search/snippet.ts'
import { listPublicQuestions } from './community-answers.server.ts'

const toAnswersWords = (count: number) => (count === 1 ? 'one answer by a member' : `${count} answers by members`)

/** The public questions of members, in the search over everything. */
export const questionsSource = defineSearchSource({
  kind: 'question',
  label: 'Questions',
  one: 'Question',
  icon: 'messages-square',
  reach: 'public',
  place: 70,
  search: async (_, query, limit) =>
    (await listPublicQuestions(query, limit)).map(
      ({ question, url, answerCount, panelAnswer, score, publishedAt }) => ({
        title: question,
        href: url,
        about:
          answerCount > 0 ? toAnswersWords(answerCount) : panelAnswer ? 'answered by the panel' : 'not answered yet',
        snippetHtml: markSnippet(panelAnswer || question, markedWords(query)),
        score,
        date: publishedAt?.toISOString() ?? null,
      }),
    ),
})
