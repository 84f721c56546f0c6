import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/kits/members/identity/session/session.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import type { AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { actOnKnowledgeBase } from './knowledge-base/knowledge-base-acts.server.ts'
import { readKnowledgeBase } from './knowledge-base/knowledge-base.server.ts'
import { KnowledgeBaseArticle } from './knowledge-base/knowledge-base-article.tsx'
import { KnowledgeBaseList } from './knowledge-base/knowledge-base-list.tsx'
import { KnowledgeBaseQuestions } from './knowledge-base/knowledge-base-questions.tsx'
import { KnowledgeBaseTicket } from './knowledge-base/knowledge-base-ticket.tsx'
import { KnowledgeBaseTickets } from './knowledge-base/knowledge-base-tickets.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return readKnowledgeBase(new URL(request.url).searchParams)
}

export const action = (visit: ActionFunctionArgs) => actOnKnowledgeBase(visit)

export const headers = passRetryAfter

export default function AdminKnowledgeBase() {
  const data = useLoaderData<typeof loader>()
  const answer = (useActionData() as AdminFormAnswer | undefined) ?? null
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
