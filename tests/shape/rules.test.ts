import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const MOST_BYTES = 200_000
const MOST_FILES = 24
const MOST_LINES = 80
const MOST_PATTERN_CHARS = 200
const all = readdirSync('app', { recursive: true, encoding: 'utf8', withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
const isCode = (file: string) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file)
const isRegister = (file: string) => file.endsWith('.register.server.ts')
const code = all.filter(isCode)
const read = (file: string) => readFileSync(file, 'utf8')

test('app holds no large file, no weights, no training data and no benchmark', () => {
  expect(all.filter((file) => statSync(file).size > MOST_BYTES)).toEqual([])
  expect(all.filter((file) => /\.onnx$|\/(?:gold|train|asked)\/|-bench\.ts$/.test(file))).toEqual([])
})

/** One file per subject, like the lines of a list. */
const LISTS = ['app/catalogue/screens']

test(`no folder holds more than ${MOST_FILES} files of code`, () => {
  const sizes = new Map<string, number>()
  for (const file of code.filter((one) => !isRegister(one))) {
    const folder = file.slice(0, file.lastIndexOf('/'))
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
  }
  const full = [...sizes].filter(([folder, size]) => size > MOST_FILES && !LISTS.includes(folder))
  expect(full).toEqual([])
})

const scripts = code.filter((file) => /\.tsx?$/.test(file))
const lineOf = (source: ts.SourceFile, position: number) => source.getLineAndCharacterOfPosition(position).line

/** The functions and regular expressions over the limits; each file is parsed once. */
function readLong() {
  const long = { functions: [] as string[], patterns: [] as string[] }
  for (const file of scripts) {
    const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
    const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, false, kind)
    const walk = (node: ts.Node) => {
      const from = () => lineOf(source, node.getStart(source))
      if (ts.isFunctionLike(node) && 'body' in node && node.body) {
        const lines = lineOf(source, node.end) - from() + 1
        if (lines > MOST_LINES) long.functions.push(`${file}:${from() + 1} has ${lines} lines`)
      }
      if (ts.isRegularExpressionLiteral(node) && node.text.length > MOST_PATTERN_CHARS)
        long.patterns.push(`${file}:${from() + 1} has ${node.text.length} characters`)
      ts.forEachChild(node, walk)
    }
    walk(source)
  }
  return long
}
const long = readLong()

test(`no function is longer than ${MOST_LINES} lines`, () => {
  expect(long.functions).toEqual([])
})

test(`no regular expression is longer than ${MOST_PATTERN_CHARS} characters: its parts have names`, () => {
  expect(long.patterns).toEqual([])
})

test('what runs on the server reads the build, never the sources beside it', () => {
  expect(scripts.filter((file) => /process\.cwd\(\)/.test(read(file)))).toEqual([])
})

test('each rule that is turned off says why', () => {
  const silent = code.flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => /eslint-disable/.test(line) && !/eslint-disable[^\n]* -- \S/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(silent).toEqual([])
})

test('a sentence beside buttons has a width at which the row breaks', () => {
  const row = /flex flex-wrap[^"\n]*"[^<>]{0,120}>\s*<p className="([^"]*)"/g
  const squeezed = scripts.flatMap((file) =>
    [...read(file).matchAll(row)]
      .map(([, names = '']) => names.split(' '))
      .filter((names) => names.includes('flex-1') && !names.some((name) => name.startsWith('basis-')))
      .map((names) => `${file}: ${names.join(' ')}`),
  )
  expect(squeezed).toEqual([])
})

test('a row that begins at its chosen one scrolls at every width, so that the page does not scroll in its place', () => {
  const rows = scripts.flatMap((file) => [...read(file).matchAll(/["'`]([^"'`\n]*\bno-scrollbar\b[^"'`\n]*)/g)])
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.map(([, names = '']) => names).filter((names) => names.includes('overflow-visible'))).toEqual([])
})

test('what opens a folded part is more than a line high, so that a finger finds it', () => {
  const low = scripts.flatMap((file) =>
    [...read(file).matchAll(/<summary(?:\s+id="[^"]*")?\s+className="([^"]*)"/g)]
      .map(([, names = '']) => names)
      .filter((names) => !/\b(?:link|p[ytb]?-|min-h-|h-|size-)/.test(names))
      .map((names) => `${file}: ${names}`),
  )
  expect(low).toEqual([])
})

test('only pages that welcome people have a heading of the largest size', () => {
  const WELCOMES =
    /^app\/(?:features\/(?:landing|professionals|showcase)\/|features\/pandas\/about-|kits\/pages\/market\/)/
  const found = scripts.filter((file) => /<h1[^>]*\bheading-hero\b/.test(read(file)) && !WELCOMES.test(file))
  expect(found).toEqual([])
})

test('sentences are cut in one place, and the months are named in one', () => {
  const found = (pattern: RegExp) => scripts.filter((file) => pattern.test(read(file)))
  expect(found(/Intl\.Segmenter\([^)]*sentence|granularity: 'sentence'/)).toEqual(['app/engines/english/sentences.ts'])
  // A full stop and what follows it, cut by hand. These cut other things: questions of one text, orders, a title from its place.
  expect(found(/\(\?<=\[[^\]]*\.[^\]]*\]\)?["”)\]?]*\)\\s/)).toEqual([
    'app/engines/page-builder/read-wish.ts',
    'app/engines/text-tools/citation.ts',
  ])
  // The interface knows no engine, and names months as a calendar does, short ones too.
  expect(found(/january february march april may\b/i)).toEqual([
    'app/engines/english/english.ts',
    'app/ui/controls/day-words.ts',
  ])
})
