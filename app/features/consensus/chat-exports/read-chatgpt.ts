import { z } from 'zod'
import { withoutMarks } from './chatgpt-marks.ts'
import { toChat, type ExportedChat, type Said } from './exported-chat.ts'
import { listOf, maybeFlag, maybeText, maybeTime, toDate } from './lenient.ts'

const content = z.object({
  content_type: maybeText,
  parts: z.array(z.unknown()).nullish().catch(null),
  text: maybeText,
  language: maybeText,
})
const message = z.object({
  author: z.object({ role: maybeText }).nullish().catch(null),
  recipient: maybeText,
  channel: maybeText,
  create_time: maybeTime,
  content: z.union([z.string(), content]).nullish().catch(null),
  fragments: listOf(z.object({ type: maybeText, content: maybeText })),
  metadata: z
    .object({
      is_visually_hidden_from_conversation: maybeFlag,
      attachments: listOf(z.object({ name: maybeText })),
    })
    .nullish()
    .catch(null),
})
const node = z.object({ message: message.nullish().catch(null), parent: maybeText, children: listOf(z.string()) })
type Message = z.output<typeof message>

/**
 * One conversation of OpenAI's data export (`conversations.json`): a tree of messages and the leaf that was read last.
 * DeepSeek's has the same tree, with fragments in its messages.
 */
export const chatgptChat = z.object({
  title: maybeText,
  create_time: maybeTime,
  inserted_at: maybeTime,
  current_node: maybeText,
  mapping: z.record(z.string(), node.nullable().catch(null)),
})
type Chat = z.output<typeof chatgptChat>
type Nodes = ReadonlyMap<string, z.output<typeof node>>

const MOST_MESSAGES = 10_000
const MOST_GAPS = 20
/** The document beside a chat, which the model wrote as an answer. */
const CANVAS = 'canmore.create_textdoc'
/** What a person set up once, thoughts, and what tools gave back. */
const UNSAID =
  /^(?:user_editable_context|model_editable_context|thoughts|reasoning_recap|execution_output|tether_\w+|system_error)$/

/** The branch that was read last, from its beginning. */
export function readChatgpt({ title, create_time, inserted_at, current_node, mapping }: Chat): ExportedChat {
  const nodes: Nodes = new Map(Object.entries(mapping).flatMap(([id, one]) => (one ? [[id, one] as const] : [])))
  const said: Said[] = []
  const seen = new Set<string>()
  let gaps = 0
  let at: string | null | undefined = current_node && nodes.has(current_node) ? current_node : leafOf(nodes)
  while (at && !seen.has(at) && seen.size < MOST_MESSAGES) {
    seen.add(at)
    const one = nodes.get(at)
    if (one?.message) said.push(...saidIn(one.message))
    const isGap = !!one?.parent && !nodes.has(one.parent)
    at = isGap ? (gaps++ < MOST_GAPS ? beforeGap(at, nodes, seen) : null) : one?.parent
  }
  const isDeepseek = [...nodes.values()].some(({ message: one }) => one && one.fragments.length > 0)
  return toChat(
    { title, from: isDeepseek ? 'DeepSeek' : 'ChatGPT', at: toDate(create_time ?? inserted_at) },
    said.reverse(),
  )
}

/**
 * The message before one whose parent was deleted: one that names it among its children, else what was written last of the
 * rest, so that nothing before a gap is lost.
 */
function beforeGap(id: string, nodes: Nodes, seen: ReadonlySet<string>): string | null {
  const named = [...nodes].find(([other, { children }]) => !seen.has(other) && children.includes(id))
  if (named) return named[0]
  const isBehind = (other: string | null | undefined, steps = 0): boolean =>
    !!other && steps < MOST_MESSAGES && (seen.has(other) || isBehind(nodes.get(other)?.parent, steps + 1))
  return leafOf(new Map([...nodes].filter(([other]) => !isBehind(other))))
}

/** The leaf that was written last; without times the last one in the file. */
function leafOf(nodes: Nodes): string | null {
  const parents = new Set([...nodes.values()].map(({ parent }) => parent))
  const timeOf = (id: string) => toDate(nodes.get(id)?.message?.create_time)?.getTime() ?? 0
  const leaves = [...nodes.keys()].filter((id) => !parents.has(id) && nodes.get(id)?.message)
  return leaves.reduce<string | null>((best, id) => {
    if (best === null) return id
    const isSpoken = saidIn(nodes.get(id)!.message!).length >= saidIn(nodes.get(best)!.message!).length
    return isSpoken && timeOf(id) >= timeOf(best) ? id : best
  }, null)
}

/** What a message says on the page: nothing for one that is hidden, or spoken to a tool. */
function saidIn({ author, recipient, channel, content: held, fragments, metadata }: Message): Said[] {
  if (fragments.length > 0) return fragments.flatMap(fragmentOf).reverse()
  const role = author?.role
  if ((role !== 'user' && role !== 'assistant') || metadata?.is_visually_hidden_from_conversation) return []
  if (typeof held === 'object' && UNSAID.test(held?.content_type ?? '')) return []
  const text = textOf(held)
  if (role === 'user') return [{ role: 'person', text: withFiles(text, metadata?.attachments ?? []) }]
  if (channel === 'analysis') return []
  if (recipient === CANVAS) return [{ role: 'model', text: canvasOf(text) }]
  if (recipient && recipient !== 'all') return []
  return [{ role: 'model', text: withoutMarks(text), ...(channel === 'commentary' && { isAside: true }) }]
}

/** A question with the names of what came along. */
function withFiles(text: string, files: readonly ({ name?: string | null | undefined } | null)[]): string {
  const names = files.flatMap((file) => (file?.name ? [`[Attached: ${file.name}]`] : []))
  return [text, ...names].filter((part) => part.trim() !== '').join('\n')
}

function fragmentOf(fragment: Message['fragments'][number]): Said[] {
  const role = fragment?.type === 'REQUEST' ? 'person' : fragment?.type === 'RESPONSE' ? 'model' : null
  return role ? [{ role, text: fragment?.content ?? '' }] : []
}

function textOf(held: Message['content']): string {
  if (!held || typeof held === 'string') return held ?? ''
  const parts = held.parts?.map(partOf).filter((part) => part !== '') ?? []
  const text = parts.length > 0 ? parts.join('\n') : (held.text ?? '')
  return held.content_type === 'code' && text.trim() !== '' ? toFence(text, held.language) : text
}

/** Code that is no text around it, in a fence longer than any inside. */
function toFence(code: string, language: string | null | undefined): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language && language !== 'unknown' ? language : ''}\n${code.replace(/\n$/, '')}\n${fence}`
}

const spokenPart = z.object({ content_type: maybeText, text: maybeText })

function partOf(part: unknown): string {
  if (typeof part === 'string') return part
  const read = spokenPart.safeParse(part)
  if (!read.success) return ''
  if (read.data.text) return read.data.text
  return /^image/.test(read.data.content_type ?? '') ? '[picture]' : ''
}

function canvasOf(text: string): string {
  try {
    const read = z.object({ content: z.string() }).safeParse(JSON.parse(text))
    return read.success ? read.data.content : text
  } catch {
    return text
  }
}
