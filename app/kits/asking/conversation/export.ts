import { toSafeAddress, toSafeLine, toSafeMarkdown } from '#app/platform/text-files/safe-markdown.ts'
import type { Source } from '#app/providers/ports.ts'

/** A conversation to take away. */
export type Exported = {
  title: string
  createdAt: Date
  messages: {
    id: string
    parentId: string | null
    by: string
    role: 'person' | 'voice'
    state: string
    text: string
    engines: string[]
    note: string | null
    sources: Source[]
    attachments: { name: string; text: string }[]
    costMicros: number | null
    tookMs: number | null
    branchName: string | null
    createdAt: Date
  }[]
}

/** One branch as Markdown: who said what, by which engine, with its sources. */
export function toMarkdown({ title, createdAt, messages }: Exported): string {
  const parts = messages.map(({ by, role, text, engines, note, sources, attachments, state }) => {
    const head = `## ${toSafeLine(by)}${role === 'voice' && engines.length > 0 ? ` (${engines.map(toSafeLine).join(', ')})` : ''}`
    const files = attachments.map(({ name }) => `Attached: ${toSafeLine(name)}`)
    const list = sources.map((source) => `- ${toSafeLine(source.title)} ${toSafeAddress(source.url)}`.trimEnd())
    return [
      head,
      toSafeMarkdown(text) || '*No answer.*',
      ...files,
      state === 'done' || role === 'person' ? '' : `*${state === 'stopped' ? 'Stopped.' : 'Not whole.'}*`,
      note ? `*${toSafeLine(note)}*` : '',
      list.length > 0 ? `Sources:\n\n${list.join('\n')}` : '',
    ]
      .filter(Boolean)
      .join('\n\n')
  })
  return `# ${toSafeLine(title)}\n\n${createdAt.toISOString()}\n\n${parts.join('\n\n')}\n`
}
