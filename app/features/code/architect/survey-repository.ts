import { lintCode } from '../tools/lint-code.ts'
import type { Language } from '../library/languages.ts'
import { findSecrets, readDependencies, readLicence } from './read-texts.ts'
import { grammarOf, readModule } from './read-modules.ts'
import { findCycles, findUnused, type Module, type Remark, type Survey } from './survey.ts'
import { unpackRepository } from './unpack-repository.ts'

const PARSE_MS = 40_000
const MOST_REMARKS = 400
const MOST_UNUSED = 200

/** Reads a repository out of a zip: its map, its dependencies and remarks by rules. Runs nothing of it. */
export async function surveyRepository(bytes: Uint8Array, note: (done: number, of: number) => void): Promise<Survey> {
  const startedAt = performance.now()
  const { files, count, bytes: total, left } = unpackRepository(bytes)
  const known = new Set(files.keys())
  const modules: Module[] = []
  const remarks: Remark[] = []
  let [done, late] = [0, 0]
  for (const [path, text] of files) {
    done += 1
    if (done % 100 === 0) note(done, files.size)
    remarks.push(...findSecrets(path, text))
    const grammar = grammarOf(path)
    if (!grammar) continue
    if (performance.now() - startedAt > PARSE_MS) {
      late += 1
      continue
    }
    const { module, faultLine } = await readModule(path, text, grammar, known)
    modules.push(module)
    if (faultLine !== null)
      remarks.push({
        path,
        line: faultLine,
        column: 1,
        kind: 'syntax',
        message: 'The parser does not understand this place.',
      })
    const language = (grammar === 'tsx' ? 'typescript' : grammar === 'c-sharp' ? 'csharp' : grammar) as Language
    if (remarks.length < MOST_REMARKS)
      remarks.push(...lintCode(language, text).map((fault): Remark => ({ ...fault, path, kind: 'rule' })))
  }
  if (late > 0) left.set('not reached in the time there is', { count: late, example: '' })
  const uses = new Map<string, number>()
  for (const { packages } of modules) for (const name of packages) uses.set(name, (uses.get(name) ?? 0) + 1)
  const order = { secret: 0, syntax: 1, rule: 2 }
  return {
    ...{ files: count, bytes: total, modules },
    languages: toLanguages(modules),
    dependencies: [...files].flatMap(([path, text]) =>
      readDependencies(path, text).map((one) => ({
        ...one,
        usedIn: uses.get(one.name) ?? uses.get(one.name.replaceAll('-', '_')) ?? 0,
      })),
    ),
    cycles: findCycles(modules).slice(0, 100),
    unused: findUnused(modules).slice(0, MOST_UNUSED),
    licences: [...files].flatMap(([path, text]) => {
      const name = readLicence(path, text)
      return name ? [{ path, name }] : []
    }),
    remarks: remarks.sort((a, b) => order[a.kind] - order[b.kind]).slice(0, MOST_REMARKS),
    left: [...left].map(([why, { count: many, example }]) => ({ why, count: many, example })),
    tookMs: Math.round(performance.now() - startedAt),
  }
}

function toLanguages(modules: readonly Module[]): Survey['languages'] {
  const all = new Map<string, { files: number; lines: number }>()
  for (const { language, lines } of modules) {
    const one = all.get(language) ?? { files: 0, lines: 0 }
    all.set(language, { files: one.files + 1, lines: one.lines + lines })
  }
  return [...all].map(([language, one]) => ({ language, ...one })).sort((a, b) => b.lines - a.lines)
}
