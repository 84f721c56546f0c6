import type { Fault } from '../sandbox/code-jobs.ts'

/** What stands in one file of code. */
export type Module = {
  path: string
  language: string
  lines: number
  /** Files of the repository that it imports, and packages from outside. */
  imports: string[]
  packages: string[]
  exports: string[]
  /** Names it takes from each file; `*` is all of them. */
  takes: [string, string[]][]
  /** Branches in it: if, loops, cases, catches. */
  branches: number
}
export type Dependency = { name: string; version: string; from: string; usedIn: number; isDevelopment: boolean }
export type Remark = Fault & { path: string; kind: 'syntax' | 'rule' | 'secret' }

/** What was read out of a repository. Nothing of it was run. */
export type Survey = {
  files: number
  bytes: number
  languages: { language: string; files: number; lines: number }[]
  modules: Module[]
  dependencies: Dependency[]
  cycles: string[][]
  unused: { path: string; name: string }[]
  licences: { path: string; name: string }[]
  remarks: Remark[]
  /** What was not read, and why. */
  left: { why: string; count: number; example: string }[]
  tookMs: number
}

/** Files that import each other in a circle: Tarjan's strongly connected parts, without recursion. */
export function findCycles(modules: readonly Pick<Module, 'path' | 'imports'>[]): string[][] {
  const edges = new Map(modules.map(({ path, imports }) => [path, imports]))
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const onStack = new Set<string>()
  const stack: string[] = []
  const cycles: string[][] = []
  let next = 0
  for (const root of edges.keys()) {
    if (index.has(root)) continue
    const work: { node: string; at: number }[] = [{ node: root, at: 0 }]
    while (work.length > 0) {
      const top = work.at(-1)!
      const { node } = top
      if (top.at === 0) {
        index.set(node, next)
        low.set(node, next)
        next += 1
        stack.push(node)
        onStack.add(node)
      }
      const following = (edges.get(node) ?? [])[top.at]
      top.at += 1
      if (following !== undefined) {
        if (!edges.has(following)) continue
        if (!index.has(following)) work.push({ node: following, at: 0 })
        else if (onStack.has(following)) low.set(node, Math.min(low.get(node)!, index.get(following)!))
        continue
      }
      work.pop()
      const parent = work.at(-1)
      if (parent) low.set(parent.node, Math.min(low.get(parent.node)!, low.get(node)!))
      if (low.get(node) !== index.get(node)) continue
      const part: string[] = []
      for (let one = stack.pop(); one !== undefined; one = stack.pop()) {
        onStack.delete(one)
        part.push(one)
        if (one === node) break
      }
      if (part.length > 1 || edges.get(node)?.includes(node)) cycles.push(part.reverse())
    }
  }
  return cycles.sort((a, b) => a.length - b.length)
}

/** Names that a file offers and no other file takes. Entry points and what takes all (`*`) are left in peace. */
export function findUnused(modules: readonly Module[]): { path: string; name: string }[] {
  const taken = new Map<string, Set<string>>()
  for (const { takes } of modules)
    for (const [path, names] of takes) taken.set(path, new Set([...(taken.get(path) ?? []), ...names]))
  return modules.flatMap(({ path, exports }) => {
    const names = taken.get(path)
    if (!names || names.has('*')) return []
    return exports.filter((name) => !names.has(name)).map((name) => ({ path, name }))
  })
}
