import { data, redirect } from '@remix-run/node'
import { brandOrigin } from '#app/kits/pages/brand/request-brand.server.ts'
import type { ConversationKind } from '#app/database/tables/conversations.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { toPublishingRefusal, type Publisher } from '#app/kits/members/publishing/publisher.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { renderMarkdown } from '#app/kits/foundation/untrusted/untrusted.server.ts'
import { readForm, type FormProblem } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { readBranches } from './branches.server.ts'
import { actOnConversation } from './conversation-acts.server.ts'
import { NO_CONVERSATION, openBranch, readConversationPage } from './conversation-page.server.ts'
import { shareInputs, type ShareInputs } from './sharing/share.inputs.ts'
import { createShare, previewShare, revokeShare, type SharePreview } from './sharing/share.server.ts'
import type { SharedPage } from './sharing/shared-page.ts'
import { toConversation } from './to-conversation.ts'

const spendShare = createRateLimit('conversation-share', { points: 20, windowS: 60 })

/** What a screen of conversations shows: a talk, all its branches (`?view=branches`), or what others would read (`?view=share`). */
export async function readConversationView(request: Request, kind: ConversationKind) {
  const { searchParams } = new URL(request.url)
  const [view, id] = [searchParams.get('view'), searchParams.get('c')]
  if (id !== null && view === 'branches')
    return { shows: 'branches' as const, page: await readBranches(id, await readVisitor(request)) }
  if (id !== null && view === 'share') return toShareView(request, id, { lifted: [], added: [] }, '')
  return { shows: 'talk' as const, page: await readConversationPage(request, kind) }
}

const readVisitor = async (request: Request) => toVisitor(request, await findUser(request))

async function toShareView(request: Request, id: string, choice: { lifted: string[]; added: string[] }, words: string) {
  const at = new URL(request.url).searchParams.get('at')
  const preview = await previewShare(id, await readVisitor(request), at, choice)
  const desk: ShareView = {
    shows: 'share',
    preview,
    html: await toHtml(preview.page),
    at,
    origin: brandOrigin(request),
    words,
    publisher: await readPublisher(request),
  }
  return desk
}

export type ShareView = {
  shows: 'share'
  preview: SharePreview
  html: (string | null)[]
  at: string | null
  origin: string
  words: string
  publisher: Publisher
}

/** The safe HTML of each answer of a page, null for what a person said. */
export const toHtml = ({ messages }: SharedPage): Promise<(string | null)[]> =>
  Promise.all(messages.map(({ role, text }) => (role === 'voice' && text !== '' ? renderMarkdown(text) : null)))

type Answer = { problem: FormProblem | null; share: ShareView | null }

/** Does what a form of such a screen asks for. */
export async function handleForm(request: Request, context: { network: string }, kind: ConversationKind) {
  const { searchParams } = new URL(request.url)
  if (searchParams.get('view') !== 'share') return actOnConversation(request, context, { kind })
  const id = searchParams.get('c') ?? ''
  const owner = await readVisitor(request)
  if (!owner) throw notFound(NO_CONVERSATION)
  const form = await readForm(request, shareInputs)
  if (form.problem) return data<Answer>({ problem: form.problem, share: null }, 400)
  return shareAct(request, context, { id, owner, input: form.input, at: searchParams.get('at') })
}

type ShareAct = { id: string; owner: Visitor; input: ShareInputs; at: string | null }

async function shareAct(request: Request, { network }: { network: string }, { id, owner, input, at }: ShareAct) {
  const { row } = await openBranch(id, owner, at)
  const choice = { lifted: input.found.filter((key) => !input.hide.includes(key)), added: input.words }
  const toDesk = () => toShareView(request, id, choice, input.words.join('\n'))
  if (input.do === 'preview') return data<Answer>({ problem: null, share: await toDesk() })
  if (input.do === 'revoke') await revokeShare(input.share, owner)
  else {
    const refusal = toPublishingRefusal(await readPublisher(request), 'links')
    if (refusal) {
      const problem = { errors: { form: refusal }, values: {}, lists: {} }
      return data<Answer>({ problem, share: await toDesk() }, 403)
    }
    const waitS = await spendShare(network)
    const problem = { errors: { words: tooManyAtOnce('pages', waitS) }, values: {}, lists: {} }
    if (waitS > 0) return data<Answer>({ problem, share: await toDesk() }, overLimit(waitS))
    await createShare(id, owner, { member: await findUser(request), network }, at, choice, input.term)
  }
  return redirect(toConversation(row.kind, id, { view: 'share', at }), 303)
}
