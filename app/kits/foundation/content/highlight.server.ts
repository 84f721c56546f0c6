import hljs from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import c from 'highlight.js/lib/languages/c'
import cpp from 'highlight.js/lib/languages/cpp'
import csharp from 'highlight.js/lib/languages/csharp'
import css from 'highlight.js/lib/languages/css'
import diff from 'highlight.js/lib/languages/diff'
import go from 'highlight.js/lib/languages/go'
import ini from 'highlight.js/lib/languages/ini'
import java from 'highlight.js/lib/languages/java'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import markdown from 'highlight.js/lib/languages/markdown'
import php from 'highlight.js/lib/languages/php'
import python from 'highlight.js/lib/languages/python'
import ruby from 'highlight.js/lib/languages/ruby'
import rust from 'highlight.js/lib/languages/rust'
import sql from 'highlight.js/lib/languages/sql'
import swift from 'highlight.js/lib/languages/swift'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import { toTable } from '#app/platform/table.ts'
import type { CodeKind, CodeToken, HighlightedCode } from '#app/ui/data/code-token.ts'

/** Longer code stays plain: colouring it would hold up the page. */
export const MAX_HIGHLIGHTED_CHARS = 20_000

const languages = {
  bash: { name: 'Shell', grammar: bash, aliases: ['sh', 'shell', 'zsh', 'console'] },
  c: { name: 'C', grammar: c, aliases: ['h'] },
  cpp: { name: 'C++', grammar: cpp, aliases: ['c++', 'hpp', 'cc'] },
  csharp: { name: 'C#', grammar: csharp, aliases: ['c#', 'cs'] },
  css: { name: 'CSS', grammar: css, aliases: [] },
  diff: { name: 'Diff', grammar: diff, aliases: ['patch'] },
  go: { name: 'Go', grammar: go, aliases: ['golang'] },
  ini: { name: 'INI', grammar: ini, aliases: ['toml', 'env'] },
  java: { name: 'Java', grammar: java, aliases: [] },
  javascript: { name: 'JavaScript', grammar: javascript, aliases: ['js', 'jsx', 'mjs', 'cjs'] },
  json: { name: 'JSON', grammar: json, aliases: ['jsonc', 'json5'] },
  markdown: { name: 'Markdown', grammar: markdown, aliases: ['md'] },
  php: { name: 'PHP', grammar: php, aliases: [] },
  python: { name: 'Python', grammar: python, aliases: ['py'] },
  ruby: { name: 'Ruby', grammar: ruby, aliases: ['rb'] },
  rust: { name: 'Rust', grammar: rust, aliases: ['rs'] },
  sql: { name: 'SQL', grammar: sql, aliases: [] },
  swift: { name: 'Swift', grammar: swift, aliases: [] },
  typescript: { name: 'TypeScript', grammar: typescript, aliases: ['ts', 'tsx', 'mts', 'cts'] },
  xml: { name: 'HTML', grammar: xml, aliases: ['html', 'svg', 'xhtml'] },
  yaml: { name: 'YAML', grammar: yaml, aliases: ['yml'] },
} as const

const known = Object.entries(languages)
for (const [id, { grammar }] of known) hljs.registerLanguage(id, grammar)

const byWord = new Map(known.flatMap(([id, { aliases }]) => [id, ...aliases].map((word) => [word, id] as const)))

/** Scopes of highlight.js, most telling first part, by the kind we colour them as. */
const kinds: Readonly<Record<string, CodeKind>> = toTable({
  keyword: 'keyword',
  'selector-tag': 'keyword',
  operator: 'keyword',
  section: 'keyword',
  string: 'string',
  regexp: 'string',
  quote: 'comment',
  comment: 'comment',
  doctag: 'comment',
  number: 'number',
  literal: 'number',
  symbol: 'number',
  bullet: 'number',
  title: 'name',
  name: 'name',
  link: 'name',
  'selector-id': 'name',
  'selector-class': 'name',
  'selector-pseudo': 'name',
  type: 'type',
  built_in: 'type',
  attr: 'type',
  attribute: 'type',
  property: 'type',
  'selector-attr': 'type',
  variable: 'type',
  'template-variable': 'type',
  meta: 'meta',
  addition: 'added',
  deletion: 'removed',
})

/** What a fence calls a language, as we know it; null for one we do not colour. */
export function findLanguage(word: string): { id: string; name: string } | null {
  const id = byWord.get(word.toLowerCase())
  return id ? { id, name: languages[id as keyof typeof languages].name } : null
}

/** Code in tokens by line. Unknown languages and very long code come back plain. Never throws. */
export function highlight(code: string, word: string): HighlightedCode {
  const text = code.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  const language = findLanguage(word)
  const name = language?.name ?? (word || 'Text')
  if (!language || text.length > MAX_HIGHLIGHTED_CHARS) return { language: name, lines: toLines(plain(text)) }
  return { language: name, lines: toLines(tokensOf(text, language.id)) }
}

const plain = (text: string): CodeToken[] => [{ text, kind: null }]

function tokensOf(text: string, id: string): CodeToken[] {
  try {
    const { _emitter: emitter } = hljs.highlight(text, { language: id, ignoreIllegals: true })
    return 'rootNode' in emitter ? flatten(emitter.rootNode as Scope, null) : plain(text)
  } catch {
    return plain(text)
  }
}

type Scope = { scope?: string; children: (Scope | string)[] }

/** The innermost scope we know gives the kind. */
function flatten({ children }: Scope, kind: CodeKind | null): CodeToken[] {
  return children.flatMap((child) =>
    typeof child === 'string' ? [{ text: child, kind }] : flatten(child, kindOf(child.scope, kind)),
  )
}

/** An expression inside a string is code again. */
function kindOf(scope: string | undefined, outer: CodeKind | null): CodeKind | null {
  const name = scope?.split('.')[0] ?? ''
  return name === 'subst' ? null : (kinds[name] ?? outer)
}

function toLines(tokens: readonly CodeToken[]): CodeToken[][] {
  const lines: CodeToken[][] = [[]]
  for (const { text, kind } of tokens) {
    text.split('\n').forEach((part, n) => {
      if (n > 0) lines.push([])
      const line = lines.at(-1)
      const last = line?.at(-1)
      if (part === '' || !line) return
      if (last && last.kind === kind) last.text += part
      else line.push({ text: part, kind })
    })
  }
  return lines
}
