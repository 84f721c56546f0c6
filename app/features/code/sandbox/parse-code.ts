import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Language as Grammar, Parser, type Node } from 'web-tree-sitter'
import { fromHtml } from './html-faults.ts'
import { parseDataFile } from './data-faults.ts'
import type { Language } from '../library/languages.ts'
import type { Fault, Parsed } from './code-jobs.ts'

const require = createRequire(import.meta.url)
/** What each language is parsed with; SQL is parsed by SQLite when it runs. */
const GRAMMARS: Partial<Record<Language, string>> = {
  javascript: 'javascript',
  typescript: 'typescript',
  python: 'python',
  css: 'css',
  bash: 'bash',
  go: 'go',
  rust: 'rust',
  java: 'java',
  csharp: 'c-sharp',
  php: 'php',
  ruby: 'ruby',
}
const MOST_FAULTS = 20

let starting: Promise<void> | null = null
const parsers = new Map<string, Promise<Parser>>()

/** A parser for a grammar of tree-sitter, kept for the next. */
export function parserOf(grammar: string): Promise<Parser> {
  const known = parsers.get(grammar)
  if (known) return known
  const made = (async () => {
    await (starting ??= Parser.init({ locateFile: () => require.resolve('web-tree-sitter/web-tree-sitter.wasm') }))
    const bytes = readFileSync(require.resolve(`@vscode/tree-sitter-wasm/wasm/tree-sitter-${grammar}.wasm`))
    const parser = new Parser()
    parser.setLanguage(await Grammar.load(new Uint8Array(bytes)))
    return parser
  })()
  parsers.set(grammar, made)
  return made
}

/** Where a piece of code is not what its language allows, by a real parser; null where there is none for it here. */
export async function parseCode(language: Language, code: string): Promise<Parsed> {
  if (language === 'html') return { parser: 'parse5', faults: fromHtml(code) }
  if (language === 'yaml') return { parser: 'yaml', faults: parseDataFile('yaml', code) }
  const grammar = GRAMMARS[language]
  if (!grammar) return { parser: null, faults: [] }
  const parser = await parserOf(grammar)
  const tree = parser.parse(code)
  if (!tree) return { parser: null, faults: [] }
  const faults: Fault[] = []
  if (tree.rootNode.hasError) collect(tree.rootNode, faults)
  tree.delete()
  return { parser: `tree-sitter ${grammar}`, faults }
}

function collect(node: Node, faults: Fault[]): void {
  if (faults.length >= MOST_FAULTS) return
  if (node.isError || node.isMissing) {
    const { row, column } = node.startPosition
    const near = node.text.split('\n')[0]?.slice(0, 40) ?? ''
    const message = node.isMissing ? `Here is missing: ${node.type}` : `Not understood: ${near}`
    faults.push({ line: row + 1, column: column + 1, message })
    return
  }
  for (const child of node.children) if (child?.hasError || child?.isMissing || child?.isError) collect(child, faults)
}
