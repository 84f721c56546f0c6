import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/kits/identity/session.server.ts'
import { passRetryAfter } from '#app/kits/screen/answer-headers.server.ts'
import type { DeskAnswer } from '#app/kits/desk/desk-answer.ts'
import { actOnKnowledgeBase } from './knowledge-base-acts.server.ts'
import { readKnowledgeBase } from './knowledge-base.server.ts'
import { KnowledgeBaseArticle } from './parts/knowledge-base-article.tsx'
import { KnowledgeBaseList } from './parts/knowledge-base-list.tsx'
import { KnowledgeBaseQuestions } from './parts/knowledge-base-questions.tsx'
import { KnowledgeBaseTicket } from './parts/knowledge-base-ticket.tsx'
import { KnowledgeBaseTickets } from './parts/knowledge-base-tickets.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return readKnowledgeBase(new URL(request.url).searchParams)
}

export const action = (visit: ActionFunctionArgs) => actOnKnowledgeBase(visit)

export const headers = passRetryAfter

export default function AdminKnowledgeBase() {
  const data = useLoaderData<typeof loader>()
  const answer = (useActionData() as DeskAnswer | undefined) ?? null
  switch (data.shows) {
    case 'articles':
      return <KnowledgeBaseList list={data.list} />
    case 'article':
      return <KnowledgeBaseArticle article={data.article} answer={answer} />
    case 'questions':
      return <KnowledgeBaseQuestions questions={data.questions} answer={answer} />
    case 'tickets':
      return <KnowledgeBaseTickets queue={data.queue} />
    case 'ticket':
      return <KnowledgeBaseTicket ticket={data.ticket} answer={answer} />
  }
}
