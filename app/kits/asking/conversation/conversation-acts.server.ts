import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import type { ConversationKind } from '#app/database/tables/conversations.ts'
import { readUpload } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { requireVisitor, toVisitorHeaders } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { toCapWords, toResetS } from '#app/kits/members/quota/quota.server.ts'
import type { Runner } from '#app/kits/asking/runs/begin-run.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { FormProblem, Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { readAttachments } from './attachments.server.ts'
import { conversationInputs, type ConversationInputs } from './conversation.inputs.ts'
import { ATTACHMENT_MAX_BYTES, MAX_ATTACHMENTS } from './conversation.limits.ts'
import { NO_CONVERSATION } from './conversation-page.server.ts'
import * as rows from './conversations.store.server.ts'
import { eraseMessages } from './erase.server.ts'
import { findMessage, isUnderWay, listMessages, saveMessage } from './messages.store.server.ts'
import { toConversation } from './to-conversation.ts'
import { deepestOf, pathTo, siblingsOf, withFollowers } from './tree.ts'
import { answerAgain, sendMessage, toNamed, type Begun } from './turns/begin-turn.server.ts'
import { stopTurns } from './turns/stop-turn.server.ts'

const spendMessage = createRateLimit('conversation', { points: 60, windowS: 60 })
const uploads = { files: { most: MAX_ATTACHMENTS, maxBytes: ATTACHMENT_MAX_BYTES } }

export type ActAnswer = { problem: FormProblem }
/** Where an act leads to, when not to the conversation itself. */
type Home = { kind: ConversationKind; after?: (deleted: string[]) => string }
type Act = {
  owner: Visitor
  runner: Runner
  network: string
  headers: Record<string, string>
  typed: Typed
  home: Home
}

/** Does what a form on a page of conversations asks for, and leads to the page that shows it. */
export async function actOnConversation(request: Request, { network }: { network: string }, home: Home) {
  const upload = await readUpload(request, conversationInputs, uploads)
  try {
    if (upload.problem) return data<ActAnswer>({ problem: upload.problem }, upload.init)
    const member = await findUser(request)
    const { owner, cookie } = await requireVisitor(request, member)
    const act: Act = {
      owner,
      runner: { member, network },
      network,
      headers: toVisitorHeaders(cookie),
      typed: upload.typed,
      home,
    }
    const { input } = upload
    if (input.do !== 'send' && input.do !== 'edit' && input.do !== 'again') return await change(input, act)
    const waitS = await spendMessage(network)
    if (waitS > 0) return refuse(act, 'text', tooManyAtOnce('messages', waitS), overLimit(waitS))
    if (input.do !== 'send') return await goOn(input, act)
    return await send(input, upload.files.files ?? [], act)
  } finally {
    await upload.discard()
  }
}

const refuse = ({ typed }: Act, field: string, message: string, init: number | ResponseInit) =>
  data<ActAnswer>({ problem: { errors: { [field]: message }, ...typed } }, init)

const need = async (id: string, owner: Visitor) => {
  const row = await rows.findConversation(id, owner)
  if (!row) throw notFound(NO_CONVERSATION)
  return row
}

async function send(
  input: ConversationInputs & { do: 'send' },
  files: Parameters<typeof readAttachments>[0],
  act: Act,
) {
  const conversation = input.c === '' ? null : await need(input.c, act.owner)
  const all = conversation ? await listMessages(conversation.id) : []
  const parent = all.find(({ id }) => id === input.parent) ?? deepestOf(all, conversation?.tipId ?? '')
  if (parent && isUnderWay(parent)) return refuse(act, 'text', 'Wait until the answer is there, or stop it first.', 409)
  const read = await readAttachments(files, act.owner, act.network)
  if (!read.isRead) return refuse(act, 'files', read.message, read.status)
  const begun = await sendMessage(act, {
    kind: conversation?.kind ?? act.home.kind,
    conversation,
    parentId: parent?.id ?? null,
    text: input.text,
    voices: input.voice,
    attachments: read.attachments,
    isTemporary: input.temporary !== undefined,
  })
  return answerBegun(begun, act, conversation?.kind ?? act.home.kind)
}

async function goOn(input: ConversationInputs & { do: 'edit' | 'again' }, act: Act) {
  const conversation = await need(input.c, act.owner)
  const all = await listMessages(conversation.id)
  const message = all.find(({ id }) => id === input.message)
  if (!message || (message.role === 'person') !== (input.do === 'edit')) throw notFound('This message is gone.')
  if (input.do === 'again')
    return answerBegun(await answerAgain(act, conversation, message, input.voice || null), act, conversation.kind)
  const attached = (await rows.listAttachments(conversation.id)).filter(({ messageId }) => messageId === message.id)
  const begun = await sendMessage(act, {
    kind: conversation.kind,
    conversation,
    parentId: message.parentId,
    text: input.text,
    voices: conversation.voices as string[],
    attachments: attached,
    isTemporary: false,
  })
  return answerBegun(begun, act, conversation.kind)
}

function answerBegun(begun: Begun, act: Act, kind: ConversationKind) {
  if (begun.isDone)
    return redirect(`${toConversation(kind, begun.conversationId)}#m-${begun.anchorId}`, {
      status: 303,
      headers: act.headers,
    })
  if (begun.quota === null) return refuse(act, begun.field, begun.message, begun.status)
  return refuse(act, 'text', toCapWords(begun.quota, act.runner.member === null), overLimit(toResetS(begun.quota)))
}

type Change = Exclude<ConversationInputs, { do: 'send' | 'edit' | 'again' }>

async function change(input: Change, act: Act) {
  const lead = (address: string) => redirect(address, { status: 303, headers: act.headers })
  if (input.do === 'delete' || input.do === 'bring-back') return lead(await markDeleted(input, act))
  const conversation = await need(input.c, act.owner)
  const { id, kind } = conversation
  const home = act.home.after?.([]) ?? toConversation(kind, id)
  switch (input.do) {
    case 'stop':
      await stopTurns(await listMessages(id))
      return lead(toConversation(kind, id))
    case 'rename':
      await rows.saveConversation(id, toNamed(input.title))
      return lead(home)
    case 'pin':
    case 'unpin':
      await rows.saveConversation(id, { isPinned: input.do === 'pin' })
      return lead(home)
    case 'keep':
      await rows.saveConversation(id, { isTemporary: false })
      return lead(toConversation(kind, id))
    case 'name-branch':
      await saveMessage((await needMessage(id, input.message)).id, { branchName: input.name || null })
      return lead(toConversation(kind, id, { view: 'branches' }))
    case 'remove-branch':
      await removeBranch(conversation, input.message)
      return lead(toConversation(kind, id, { view: 'branches' }))
  }
}

async function needMessage(conversationId: string, id: string) {
  const message = await findMessage(id)
  if (message?.conversationId !== conversationId) throw notFound('This message is gone.')
  return message
}

/** What belongs to this branch alone goes; the last branch stays. */
async function removeBranch({ id, tipId }: rows.ConversationRow, leafId: string): Promise<void> {
  const all = await listMessages(id)
  const path = pathTo(all, leafId)
  const from = path.findLastIndex((one) => siblingsOf(all, one).length > 1)
  if (from < 0) return
  const gone = withFollowers(all, path[from]!.id)
  await stopTurns(gone)
  const left = all.filter((one) => !gone.includes(one))
  await eraseMessages(gone.map((one) => one.id))
  const goOnAt = deepestOf(left, tipId ?? '') ?? deepestOf(left, siblingsOf(left, path[from]!).at(-1)?.id ?? '')
  await rows.saveConversation(id, { tipId: goOnAt?.id ?? null })
}

/** Deleting says what it deleted, and how to bring it back. */
async function markDeleted(
  input: Change & { do: 'delete' | 'bring-back' },
  { owner, home: { kind, after } }: Act,
): Promise<string> {
  if (input.do === 'bring-back') {
    const [back] = await rows.markDeleted(input.c, owner, null)
    if (after) return after([])
    return back ? toConversation(kind, back.id) : to(kind)
  }
  for (const id of input.c) if (await rows.findConversation(id, owner)) await stopTurns(await listMessages(id))
  const gone = (await rows.markDeleted(input.c, owner, clock.now())).map(({ id }) => id)
  return after ? after(gone) : to(kind, null, { deleted: gone[0] ?? null })
}
