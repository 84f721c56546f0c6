import { loadMicroPython } from '@micropython/micropython-webassembly-pyscript'
import { toPythonProgram } from '../library/python-program.ts'
import { OUTPUT_MAX_CHARS, type CheckResult, type Ran } from './code-jobs.ts'

const CHECK = '\u0001'
const PART = '\u0002'

/**
 * Runs a snippet of the library with its checks. Never code that somebody wrote: MicroPython reaches the JavaScript around
 * it, so theirs runs in the sandboxed frame of their own browser alone.
 */
export async function runVerifiedPython(code: string, check: string): Promise<Ran> {
  const startedAt = performance.now()
  const lines: string[] = []
  const python = await loadMicroPython({ stdout: (line) => void lines.push(line), linebuffer: true })
  let trouble: string | null = null
  try {
    python.runPython(toPythonProgram(code, check))
  } catch (error) {
    trouble = (error instanceof Error ? error.message : String(error)).trim().split('\n').at(-1) ?? 'It failed'
  }
  return {
    ...{ engine: 'MicroPython', isDone: trouble === null, trouble, checks: lines.flatMap(toCheck) },
    output: lines
      .filter((line) => !line.startsWith(CHECK))
      .join('\n')
      .slice(0, OUTPUT_MAX_CHARS),
    tookMs: performance.now() - startedAt,
  }
}

function toCheck(line: string): CheckResult[] {
  if (!line.startsWith(CHECK)) return []
  const [state, name = '', message = ''] = line.slice(1).split(PART)
  return [{ name, isPassed: state === 'pass', message }]
}
