import { toVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { notFound } from '#app/platform/request/problem.ts'
import type { Source } from '#app/providers/ports.ts'
import { NO_CONVERSATION } from './conversation-page.server.ts'
import * as rows from './conversations.store.server.ts'
import { toPlainFileName } from '#app/platform/values/file-name.ts'
import { toMarkdown, type Exported } from './export.ts'
import { listMessages, type MessageRow } from './messages.store.server.ts'
import { deepestOf, pathTo } from './tree.ts'

const AT_ONCE = 50
const types = { md: 'text/markdown; charset=utf-8', json: 'application/json; charset=utf-8' } as const

/** One conversation as a file: the branch that is seen as Markdown, or all branches as JSON. */
export async function exportConversation(request: Request, id: string): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const owner = await toVisitor(request, await findUser(request))
  const row = owner && (await rows.findConversation(id, owner))
  if (!row) throw notFound(NO_CONVERSATION)
  const all = await listMessages(id)
  const as = searchParams.get('as') === 'json' ? 'json' : 'md'
  const tip = deepestOf(all, searchParams.get('at') ?? row.tipId ?? '')
  const exported = await toExported(row, as === 'json' ? all : pathTo(all, tip?.id ?? null))
  return toFile(
    as === 'json' ? JSON.stringify(exported, null, 2) : toMarkdown(exported),
    `${toPlainFileName(row.title, 'conversation')}.${as}`,
    as,
  )
}

/** All conversations of somebody in one file, read a few at a time. */
export async function exportAllConversations(request: Request): Promise<Response> {
  const owner = await toVisitor(request, await findUser(request))
  if (!owner) throw notFound('There are no conversations of yours here.')
  const as = new URL(request.url).searchParams.get('as') === 'md' ? 'md' : 'json'
  const encoder = new TextEncoder()
  const pieces = as === 'json' ? toJsonPieces(owner) : toMarkdownPieces(owner)
  const body = new ReadableStream<Uint8Array>({
    async pull(out) {
      const next = await pieces.next()
      if (next.done) out.close()
      else out.enqueue(encoder.encode(next.value))
    },
  })
  return toFile(body, `conversations.${as}`, as)
}

async function* toJsonPieces(owner: Visitor): AsyncGenerator<string> {
  let n = 0
  yield '[\n'
  for await (const exported of listExported(owner)) yield `${n++ > 0 ? ',\n' : ''}${JSON.stringify(exported, null, 2)}`
  yield '\n]\n'
}

async function* toMarkdownPieces(owner: Visitor): AsyncGenerator<string> {
  for await (const exported of listExported(owner, true)) yield `${toMarkdown(exported)}\n---\n\n`
}

async function* listExported(owner: Visitor, isBranch = false): AsyncGenerator<Exported> {
  for (let offset = 0; ; offset += AT_ONCE) {
    const page = await rows.listConversations(owner, { find: '', only: 'all', voice: '' }, { limit: AT_ONCE, offset })
    for (const row of page) {
      const all = await listMessages(row.id)
      yield toExported(row, isBranch ? pathTo(all, deepestOf(all, row.tipId ?? '')?.id ?? null) : all)
    }
    if (page.length < AT_ONCE) return
  }
}

async function toExported(
  { id, title, createdAt }: rows.ConversationRow,
  messages: readonly MessageRow[],
): Promise<Exported> {
  const attachments = await rows.listAttachments(id)
  return {
    title,
    createdAt,
    messages: messages.map((message) => ({
      id: message.id,
      parentId: message.parentId,
      by: message.role === 'person' ? 'You' : (message.label ?? 'A voice'),
      role: message.role,
      state: message.state,
      text: message.text,
      engines: (message.engines ?? []) as string[],
      note: message.note,
      sources: (message.sources ?? []) as Source[],
      attachments: attachments
        .filter(({ messageId }) => messageId === message.id)
        .map(({ name, text }) => ({ name, text })),
      costMicros: message.costMicros,
      tookMs: message.tookMs,
      branchName: message.branchName,
      createdAt: message.createdAt,
    })),
  }
}

const toFile = (body: BodyInit, name: string, as: keyof typeof types) =>
  new Response(body, {
    headers: {
      'Content-Type': types[as],
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
