import { transform } from 'sucrase'
import type { Ran, RunInput } from './code-jobs.ts'
import { runJavaScript } from './run-javascript.ts'
import { runVerifiedPython } from './run-python.ts'
import { runSql } from './run-sql.ts'

/** Runs code with its checks, where the language runs on the server. */
export async function runCode({ language, code, setup, check, isVerified }: RunInput): Promise<Ran> {
  if (language === 'sql') return runSql(setup, code, check)
  if (language === 'javascript') return runJavaScript(withoutModules(`${setup}\n${code}`), check)
  if (language === 'typescript') {
    try {
      return await runJavaScript(withoutModules(toJavaScript(`${setup}\n${code}`)), toJavaScript(check))
    } catch (error) {
      const trouble = error instanceof Error ? error.message : String(error)
      return { engine: 'QuickJS', isDone: false, output: '', trouble, checks: [], tookMs: 0 }
    }
  }
  if (language === 'python' && isVerified) return runVerifiedPython(code, check)
  return { engine: '', isDone: false, output: '', trouble: 'This language does not run here.', checks: [], tookMs: 0 }
}

const toJavaScript = (code: string) => transform(code, { transforms: ['typescript'] }).code

/** One file alone has nobody to export to. */
const withoutModules = (code: string) =>
  code
    .replace(/^export default (?=async function|function|class)/gm, '')
    .replace(/^export (?=async|function|class|const|let|var)/gm, '')
