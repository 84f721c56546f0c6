import type { Language } from './languages.ts'
import type { FieldKind, Snippet, SnippetField } from './snippet.ts'

const FIELD = /^field (\w+) (number|name|text|choice) (.*): ([^:]+)$/

/**
 * Reads a file of snippets: each begins with `## title`, then `id:`, `words:` and `field` lines, its explanation, and
 * fenced blocks named `setup`, `code` and `check`. Throws an Error that names the snippet that is not right.
 */
export function readSnippets(language: Language, text: string): Snippet[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => readOne(language, part))
}

function readOne(language: Language, part: string): Snippet {
  const lines = part.split('\n')
  const title = (lines[0] ?? '').trim()
  const blocks = new Map<string, string>()
  const said: string[] = []
  const heads = new Map<string, string>()
  const fields: SnippetField[] = []
  for (let n = 1; n < lines.length; n += 1) {
    const line = lines[n] ?? ''
    const fence = /^```(\w+)$/.exec(line)
    if (fence) {
      const from = n + 1
      do n += 1
      while (n < lines.length && lines[n] !== '```')
      blocks.set(fence[1] ?? '', `${lines.slice(from, n).join('\n')}\n`)
      continue
    }
    const head = /^(id|words): (.+)$/.exec(line)
    const field = FIELD.exec(line)
    if (head) heads.set(head[1] ?? '', head[2] ?? '')
    else if (field) fields.push(toField(field))
    else if (line.trim() !== '') said.push(line.trim())
  }
  const [id, code] = [heads.get('id'), blocks.get('code')]
  if (!id || !code || title === '' || said.length === 0)
    throw new Error(`The snippet “${title}” of ${language} is not whole`)
  return {
    ...{
      id: `${language}/${id}`,
      language,
      title,
      words: heads.get('words') ?? '',
      about: said.join(' '),
      fields,
      code,
    },
    ...{ setup: blocks.get('setup') ?? '', check: blocks.get('check') ?? '' },
  }
}

function toField([, name = '', kind = '', usual = '', label = '']: RegExpExecArray): SnippetField {
  const choices = kind === 'choice' ? usual.split('/') : []
  return { name, kind: kind as FieldKind, usual: choices[0] ?? usual, label, choices }
}
