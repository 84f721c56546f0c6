import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'

/**
 * Looks for regular expressions whose time grows without measure, in the whole product and those put together out of parts:
 * `npm i --no-save recheck@4.5.0 && npx tsx tests/hostile/patterns.ts`. Takes about ten minutes; ends with 1 when one is
 * exponential. Those of a high degree are printed with the text that is slow.
 */
type Attack = { pumps: { prefix: string; pump: string }[]; suffix: string; pattern: string }
type Verdict = { status: string; complexity?: { summary: string }; attack?: Attack }
type Check = (source: string, flags: string, limits: { timeout: number }) => Promise<Verdict>

const LIMITS = { timeout: 5_000 }
const packageName = 'recheck'
const { check } = (await import(packageName).catch(() => {
  console.error('First: npm i --no-save recheck@4.5.0')
  process.exit(2)
})) as { check: Check }

/** Where a pattern first stands. */
const found = new Map<string, string>()
const keep = (source: string, flags: string, where: string) => {
  if (/[*+]|\{\d+,/.test(source)) found.set(`/${source}/${flags.replaceAll(/[dv]/g, '')}`, where)
}

const files = execFileSync('git', ['ls-files', 'app', 'server.ts'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))

for (const file of files) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const { source: pattern, flags } = toPattern(node.text)
      keep(pattern, flags, `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
}

function toPattern(literal: string) {
  const end = literal.lastIndexOf('/')
  return { source: literal.slice(1, end), flags: literal.slice(end + 1) }
}

/** Patterns made of parts are seen when the engines, which are pure, are loaded. */
const Native = RegExp
globalThis.RegExp = new Proxy(Native, {
  construct(target, args: [string | RegExp, string?], asked) {
    const made = Reflect.construct(target, args, asked) as RegExp
    keep(made.source, made.flags, 'put together')
    return made
  },
})
for (const file of files.filter((one) => one.startsWith('app/engines/') && !/worker|\.tsx$/.test(one)))
  await import(`../../${file}`).catch(() => undefined)
globalThis.RegExp = Native

let exponential = 0
for (const [literal, where] of found) {
  const { source, flags } = toPattern(literal)
  const { status, complexity, attack } = await check(source, flags, LIMITS)
  const summary = complexity?.summary ?? ''
  if (status !== 'vulnerable' || /^2nd/.test(summary)) continue
  if (summary.startsWith('exponential')) exponential += 1
  console.log(`${summary}  ${where}\n  ${literal.slice(0, 300)}\n  ${attack?.pattern ?? ''}`)
}
console.log(`${found.size} patterns, ${exponential} of them exponential`)
process.exit(exponential > 0 ? 1 : 0)
