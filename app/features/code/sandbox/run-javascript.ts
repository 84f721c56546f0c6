import variant from '@jitl/quickjs-singlefile-mjs-release-sync'
import {
  newQuickJSWASMModuleFromVariant,
  shouldInterruptAfterDeadline,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core'
import { OUTPUT_MAX_CHARS, RUN_MEMORY_MB, RUN_MS, type CheckResult, type Ran } from './code-jobs.ts'

const MB = 1_048_576
const STACK_BYTES = 256 * 1_024
/** A promise that makes promises for ever is stopped after so many. */
const MOST_JOBS = 100_000

let loading: Promise<QuickJSWASMModule> | null = null
const quickjs = () => (loading ??= newQuickJSWASMModuleFromVariant(variant))

/** What checks are written with. It runs inside the sandbox and says what it found by `__check`. */
const HARNESS = `
const __show = (value) => { try { return typeof value === 'string' ? JSON.stringify(value) : typeof value === 'bigint' ? value + 'n' : value instanceof Map ? 'Map ' + JSON.stringify([...value]) : value instanceof Set ? 'Set ' + JSON.stringify([...value]) : value instanceof Date ? value.toISOString() : value instanceof Error ? String(value) : (JSON.stringify(value) ?? String(value)) } catch { return String(value) } };
const __pending = [];
const equal = (actual, expected, name) => { const [a, b] = [__show(actual), __show(expected)]; __check(name || b, a === b, a === b ? '' : 'got ' + a + ', expected ' + b) };
const ok = (value, name = 'is true') => __check(name, Boolean(value), value ? '' : 'got ' + __show(value));
const throws = (work, name = 'throws') => { try { work() } catch (error) { return __check(name, true, '') } __check(name, false, 'nothing was thrown') };
const later = (work, name) => { __pending.push(name || 'later'); Promise.resolve().then(work).then(() => __pending.pop(), (error) => { __pending.pop(); __check(name || 'later', false, String(error)) }) };
`

/** Runs JavaScript in a sandbox of its own: no network, no files, no clock to wait by, bounded in time, memory and stack. */
export async function runJavaScript(code: string, check: string): Promise<Ran> {
  const startedAt = performance.now()
  const module = await quickjs()
  const runtime = module.newRuntime()
  runtime.setMemoryLimit(RUN_MEMORY_MB * MB)
  runtime.setMaxStackSize(STACK_BYTES)
  const deadline = Date.now() + RUN_MS
  runtime.setInterruptHandler(shouldInterruptAfterDeadline(deadline))
  const context = runtime.newContext()
  const said = { output: '', checks: [] as CheckResult[] }
  let trouble: string | null = null
  try {
    giveTools(context, said)
    trouble = runPart(context, `${HARNESS}\n${code}\n;${check}`)
    if (trouble === null) {
      const jobs = runtime.executePendingJobs(MOST_JOBS)
      if (jobs.error) trouble = toWords(context, jobs.error)
      else if (runtime.hasPendingJob()) trouble = 'It went on for ever and was stopped.'
    }
    if (trouble === null && check !== '')
      trouble = runPart(context, `if (__pending.length > 0) throw new Error('A check was never done')`)
  } catch (error) {
    trouble = toStopWords(error instanceof Error ? error.message : String(error), deadline)
  } finally {
    try {
      context.dispose()
      runtime.dispose()
    } catch {
      // What was cut at its memory limit cannot always be put away; the module is loaded anew for the next.
      loading = null
    }
  }
  if (trouble) trouble = toStopWords(trouble, deadline)
  return { engine: 'QuickJS', isDone: trouble === null, ...said, trouble, tookMs: performance.now() - startedAt }
}

function runPart(context: QuickJSContext, code: string): string | null {
  const result = context.evalCode(code, 'code.js', { type: 'global' })
  if (result.error) return toWords(context, result.error)
  result.value.dispose()
  return null
}

function giveTools(context: QuickJSContext, said: { output: string; checks: CheckResult[] }) {
  const textOf = (handle: QuickJSHandle | undefined): string => {
    if (!handle) return ''
    const value: unknown = context.dump(handle)
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
  const print = context.newFunction('print', (...handles) => {
    if (said.output.length < OUTPUT_MAX_CHARS)
      said.output = `${said.output}${handles.map(textOf).join(' ')}\n`.slice(0, OUTPUT_MAX_CHARS)
  })
  const console = context.newObject()
  for (const name of ['log', 'info', 'warn', 'error', 'debug']) context.setProp(console, name, print)
  context.setProp(context.global, 'console', console)
  console.dispose()
  print.dispose()
  const check = context.newFunction('__check', (name, isPassed, message) => {
    if (said.checks.length < 200)
      said.checks.push({
        name: textOf(name).slice(0, 200),
        isPassed: context.dump(isPassed!) === true,
        message: textOf(message).slice(0, 500),
      })
  })
  context.setProp(context.global, '__check', check)
  check.dispose()
}

function toWords(context: QuickJSContext, handle: QuickJSHandle): string {
  const error: unknown = context.dump(handle)
  handle.dispose()
  if (typeof error !== 'object' || error === null) return String(error)
  const { name = 'Error', message = '', stack = '' } = error as { name?: string; message?: string; stack?: string }
  const line = /code\.js:(\d+)/.exec(stack)?.[1]
  const own = line ? Number(line) - HARNESS_LINES : 0
  return `${name}: ${message}${own > 0 ? ` (line ${own})` : ''}`
}
const HARNESS_LINES = HARNESS.split('\n').length

function toStopWords(message: string, deadline: number): string {
  if (/interrupted/.test(message) || Date.now() > deadline + 500)
    return `It ran longer than ${RUN_MS / 1_000} seconds and was stopped.`
  if (/out of memory/i.test(message)) return `It used more than ${RUN_MEMORY_MB} MB of memory and was stopped.`
  return message
}
