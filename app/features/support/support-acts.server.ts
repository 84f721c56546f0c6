import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { readForm } from '#app/platform/request/form.server.ts'
import { badRequest } from '#app/platform/request/problem.ts'
import { toTable } from '#app/platform/table.ts'
import { actOnArticle } from './article-acts.server.ts'
import { askPanda } from './ask-panda.server.ts'
import { sendContact } from './contact.server.ts'
import { actOnTicket } from './ticket-acts.server.ts'
import type { Sent } from './sent.server.ts'

/** Any form of this page: what was sent is checked by the act it names. */
const anyForm = z.looseObject({ act: z.string().default('') })

const acts: Readonly<Record<string, (sent: Sent) => Promise<unknown>>> = toTable({
  'ask': askPanda,
  'contact': sendContact,
  'vote': actOnArticle,
  'missing': actOnArticle,
  'reply': actOnTicket,
  'close': actOnTicket,
  'reopen': actOnTicket,
})

/** The action of the help page: questions to the panda, messages to the team, and what readers say of an article. */
export async function actOnSupport({ request, context }: ActionFunctionArgs) {
  const { input } = await readForm(request, anyForm)
  const act = input && Object.hasOwn(acts, input.act) ? acts[input.act] : undefined
  if (!input || !act) throw badRequest('This form is not of this page. Please open the page again.')
  return act({ request, context, act: input.act, raw: input, params: new URL(request.url).searchParams })
}
