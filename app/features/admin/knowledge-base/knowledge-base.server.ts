import { readArticleScreen } from './knowledge-base-article.server.ts'
import { readArticleList } from './knowledge-base-list.server.ts'
import { readQuestions } from './knowledge-base-questions.server.ts'
import { readTicket, readTickets } from './knowledge-base-tickets.server.ts'

/** What the knowledge base shows at an address: `?article=`, `?new=yes`, `?part=questions`, `?part=tickets`; else its articles. */
export async function readKnowledgeBase(params: URLSearchParams) {
  const [article, ticket, part] = [params.get('article'), params.get('ticket'), params.get('part')]
  if (part === 'tickets' && ticket) return { shows: 'ticket' as const, ticket: await readTicket(ticket) }
  if (part === 'tickets') return { shows: 'tickets' as const, queue: await readTickets(params) }
  if (part === 'questions') return { shows: 'questions' as const, questions: await readQuestions(params) }
  if (article || params.has('new')) return { shows: 'article' as const, article: await readArticleScreen(params) }
  return { shows: 'articles' as const, list: await readArticleList(params) }
}
