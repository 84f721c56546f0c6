import variant from '@jitl/quickjs-singlefile-mjs-release-sync'
import { newQuickJSWASMModuleFromVariant, shouldInterruptAfterDeadline } from 'quickjs-emscripten-core'
import type { RegexAnswer, RegexInput, RegexMatch } from './code-jobs.ts'

const MATCHES_MAX = 200
const LIMIT_MS = 700
const MEMORY_BYTES = 32 * 1_048_576
const module = newQuickJSWASMModuleFromVariant(variant)

const PROGRAM = `
(({ pattern, flags, text, replacement }, most) => {
  const all = new RegExp(pattern, flags.includes('g') ? flags : flags + 'g');
  const matches = []; let isCut = false;
  for (const found of text.matchAll(all)) {
    if (matches.length >= most) { isCut = true; break }
    matches.push({ at: found.index, text: found[0], groups: found.slice(1).map((one) => one ?? null), names: Object.entries(found.groups ?? {}).map(([name, value]) => [name, value ?? null]) });
    if (!flags.includes('g')) break;
  }
  return JSON.stringify({ matches, isCut, replaced: replacement === '' ? '' : text.replace(new RegExp(pattern, flags), replacement) });
})(INPUT, ${MATCHES_MAX})`

/** Tries a regular expression on a text. One that would never come to an end is stopped. */
export async function runRegex(input: RegexInput): Promise<RegexAnswer> {
  const startedAt = performance.now()
  const runtime = (await module).newRuntime()
  runtime.setMemoryLimit(MEMORY_BYTES)
  runtime.setInterruptHandler(shouldInterruptAfterDeadline(Date.now() + LIMIT_MS))
  const context = runtime.newContext()
  try {
    const result = context.evalCode(PROGRAM.replace('INPUT', () => JSON.stringify(input)))
    if (result.error) {
      const error = context.dump(result.error) as { message?: string }
      result.error.dispose()
      return { isDone: false, message: toWords(error.message ?? 'It cannot be read.') }
    }
    const told = JSON.parse(String(context.dump(result.value))) as {
      matches: RegexMatch[]
      isCut: boolean
      replaced: string
    }
    result.value.dispose()
    return { isDone: true, ...told, tookMs: performance.now() - startedAt }
  } catch (error) {
    return { isDone: false, message: toWords(error instanceof Error ? error.message : String(error)) }
  } finally {
    context.dispose()
    runtime.dispose()
  }
}

const toWords = (message: string) =>
  message.includes('interrupted')
    ? 'This pattern takes too long on this text and was stopped. Repeats inside repeats, such as (a+)+, do that.'
    : message
