import { dirname, posix } from 'node:path'
import { Query, type Node } from 'web-tree-sitter'
import { parserOf } from '../sandbox/parse-code.ts'
import type { Module } from './survey.ts'

const GRAMMARS = new Map(
  Object.entries({
    ...{
      js: 'javascript',
      mjs: 'javascript',
      cjs: 'javascript',
      jsx: 'javascript',
      ts: 'typescript',
      mts: 'typescript',
    },
    ...{
      cts: 'typescript',
      tsx: 'tsx',
      py: 'python',
      go: 'go',
      rs: 'rust',
      java: 'java',
      cs: 'c-sharp',
      php: 'php',
      rb: 'ruby',
    },
  }),
)
const LABELS = new Map(
  Object.entries({
    ...{
      javascript: 'JavaScript',
      typescript: 'TypeScript',
      tsx: 'TypeScript',
      python: 'Python',
      go: 'Go',
      rust: 'Rust',
    },
    ...{ 'java': 'Java', 'c-sharp': 'C#', 'php': 'PHP', 'ruby': 'Ruby' },
  }),
)
export const grammarOf = (path: string): string | null =>
  GRAMMARS.get(path.split('.').at(-1)?.toLowerCase() ?? '') ?? null
export const labelOf = (grammar: string): string => LABELS.get(grammar) ?? grammar

const SCRIPT = `
(import_statement source: (string) @from)
(export_statement source: (string) @from)
(call_expression function: (import) arguments: (arguments . (string) @from))
(call_expression function: (identifier) @called arguments: (arguments . (string) @required) (#eq? @called "require"))
`
const QUERIES = new Map(
  Object.entries({
    ...{ javascript: SCRIPT, typescript: SCRIPT, tsx: SCRIPT },
    python:
      '(import_statement name: (dotted_name) @module) (import_statement name: (aliased_import name: (dotted_name) @module)) (import_from_statement module_name: (_) @module)',
    go: '(import_spec path: (interpreted_string_literal) @from)',
    rust: '(use_declaration argument: (_) @module)',
    java: '(import_declaration (scoped_identifier) @module)',
  }),
)
const BRANCHES = new Set(
  (
    'if_statement elif_clause for_statement for_in_statement while_statement do_statement switch_case case_clause catch_clause ' +
    'except_clause conditional_expression ternary_expression if_expression match_arm for_expression while_expression ' +
    'enhanced_for_statement foreach_statement'
  ).split(' '),
)
const queries = new Map<string, Query>()

/** One file of code: what it imports, offers and how it branches; and whether the parser found it whole. */
export async function readModule(
  path: string,
  text: string,
  grammar: string,
  known: ReadonlySet<string>,
): Promise<{ module: Module; faultLine: number | null }> {
  const parser = await parserOf(grammar)
  const tree = parser.parse(text)
  const module: Module = {
    ...{ path, language: labelOf(grammar), lines: text.split('\n').length, branches: 0 },
    ...{ imports: [], packages: [], exports: [], takes: [] },
  }
  if (!tree) return { module, faultLine: null }
  try {
    const source = QUERIES.get(grammar)
    if (source && parser.language) {
      const query = queries.get(grammar) ?? new Query(parser.language, source)
      queries.set(grammar, query)
      for (const { name, node } of query.captures(tree.rootNode))
        if (name !== 'called') addImport(module, grammar, node, known)
    }
    module.branches = countBranches(tree.rootNode)
    if (SCRIPT === QUERIES.get(grammar)) module.exports = exportsOf(tree.rootNode)
    module.imports = [...new Set(module.imports)]
    module.packages = [...new Set(module.packages)]
    return { module, faultLine: tree.rootNode.hasError ? firstFault(tree.rootNode) : null }
  } finally {
    tree.delete()
  }
}

function addImport(module: Module, grammar: string, node: Node, known: ReadonlySet<string>) {
  const words = node.text.replace(/^['"`]|['"`]$/g, '')
  const target =
    grammar === 'python' ? resolvePython(module.path, words, known) : resolveScript(module.path, words, known)
  if (target === null) {
    const name = toPackage(grammar, words)
    if (name) module.packages.push(name)
    return
  }
  module.imports.push(target)
  if (SCRIPT === QUERIES.get(grammar)) module.takes.push([target, namesOf(node)])
}

const ENDINGS = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.cjs', '/index.ts', '/index.tsx', '/index.js']
function resolveScript(path: string, words: string, known: ReadonlySet<string>): string | null {
  const base = words.startsWith('.')
    ? posix.join(dirname(path), words)
    : /^[@#~]\//.test(words)
      ? words.slice(2)
      : words.startsWith('#')
        ? words.slice(1)
        : null
  if (base === null) return null
  const bare = base.replace(/\.js$/, '')
  for (const start of [base, bare, `src/${base}`])
    for (const ending of ENDINGS) if (known.has(start + ending)) return start + ending
  return null
}

function resolvePython(path: string, words: string, known: ReadonlySet<string>): string | null {
  const dots = /^\.*/.exec(words)?.[0].length ?? 0
  const rest = words.slice(dots).replaceAll('.', '/')
  const folder = dots > 0 ? posix.join(dirname(path), ...Array.from({ length: dots - 1 }, () => '..')) : ''
  for (const start of dots > 0 ? [folder] : ['', dirname(path), 'src'])
    for (const ending of ['.py', '/__init__.py']) {
      const file = posix.join(start, rest) + ending
      if (known.has(file)) return file
    }
  return null
}

function toPackage(grammar: string, words: string): string | null {
  if (grammar === 'python') return words.startsWith('.') ? null : (words.split('.')[0] ?? null)
  if (grammar === 'rust') return words.split('::')[0]?.replace(/[{\s].*$/, '') ?? null
  if (grammar === 'java' || grammar === 'go') return words
  if (words.startsWith('.') || words.startsWith('#') || words.startsWith('/')) return null
  return words.startsWith('@') ? words.split('/').slice(0, 2).join('/') : (words.split('/')[0] ?? null)
}

/** The names that an import takes; all of them where it cannot be told. */
function namesOf(node: Node): string[] {
  const statement = node.parent
  if (statement?.type !== 'import_statement') return ['*']
  const clause = statement.namedChildren.find((one) => one?.type === 'import_clause')
  if (!clause) return ['*']
  return clause.namedChildren.flatMap((one) => {
    if (one?.type === 'identifier') return ['default']
    if (one?.type === 'named_imports')
      return one.namedChildren.map((each) => each?.childForFieldName('name')?.text ?? each?.text ?? '*')
    return ['*']
  })
}

function exportsOf(root: Node): string[] {
  return root.namedChildren.flatMap((one) => {
    if (one?.type !== 'export_statement' || one.childForFieldName('source')) return []
    if (one.children.some((each) => each?.type === 'default')) return ['default']
    const declared = one.childForFieldName('declaration')
    if (!declared)
      return one.namedChildren.flatMap(
        (each) =>
          each?.namedChildren
            .map((name) => name?.childForFieldName('alias')?.text ?? name?.childForFieldName('name')?.text ?? '')
            .filter(Boolean) ?? [],
      )
    const name = declared.childForFieldName('name')?.text
    if (name) return [name]
    return declared.namedChildren.flatMap((each) => {
      const inner = each?.childForFieldName('name')
      return inner?.type === 'identifier' ? [inner.text] : []
    })
  })
}

function countBranches(root: Node): number {
  const cursor = root.walk()
  let count = 0
  for (;;) {
    if (BRANCHES.has(cursor.nodeType)) count += 1
    if (cursor.gotoFirstChild()) continue
    while (!cursor.gotoNextSibling())
      if (!cursor.gotoParent()) {
        cursor.delete()
        return count
      }
  }
}

function firstFault(node: Node): number {
  for (let at: Node = node; ;) {
    if (at.isError || at.isMissing) return at.startPosition.row + 1
    const next = at.children.find((one) => one?.hasError || one?.isMissing)
    if (!next) return at.startPosition.row + 1
    at = next
  }
}
