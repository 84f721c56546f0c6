import type { ActionFunctionArgs } from '@remix-run/node'
import { knowledgeBaseInputs } from './knowledge-base.inputs.ts'
import { handleAdminForm } from '../admin-form.server.ts'
import { articleActs } from './knowledge-base-article-acts.server.ts'
import { questionActs } from './knowledge-base-question-acts.server.ts'
import { ticketActs } from './knowledge-base-ticket-acts.server.ts'

/** What the administrator does with articles, questions without an answer, and messages to the team. */
export const actOnKnowledgeBase = (visit: ActionFunctionArgs) =>
  handleAdminForm(visit, knowledgeBaseInputs, { ...articleActs, ...questionActs, ...ticketActs })
