import { LANGUAGES, type Language } from '../library/languages.ts'
import { fillSnippet, type FieldValues, type Snippet } from '../library/snippet.ts'
import type { Parsed, Ran } from '../sandbox/code-jobs.ts'
import { inCodeRoom } from '../sandbox/code-pool.server.ts'

export type Proof = { formatter: string | null; text: string; parsed: Parsed; ran: Ran | null; check: string }

const NOT_PARSED: Parsed = { parser: null, faults: [] }
const toFailed = (trouble: string): Ran => ({ engine: '', isDone: false, output: '', trouble, checks: [], tookMs: 0 })

/** A snippet with its places filled: formatted, parsed, and run with its checks where its language runs. */
export async function proveSnippet(snippet: Snippet, values: FieldValues, signal?: AbortSignal): Promise<Proof> {
  const { language } = snippet
  const filled = fillSnippet(snippet, values)
  return prove({ language, ...filled, isVerified: true }, signal)
}

/** The same for code that somebody or a model wrote. */
export async function prove(
  {
    language,
    code,
    setup,
    check,
    isVerified = false,
  }: { language: Language; code: string; setup: string; check: string; isVerified?: boolean },
  signal?: AbortSignal,
): Promise<Proof> {
  const shaped = await inCodeRoom('format', { language, code }, signal)
  const [text, formatter] = shaped.isDone ? [shaped.value.code, shaped.value.by] : [code, null]
  const parsed = await inCodeRoom('parse', { language, code: text }, signal)
  const runs = LANGUAGES[language].runs
  const ran =
    runs === 'server' || (runs === 'browser' && isVerified)
      ? await inCodeRoom('run', { language, code: text, setup, check, isVerified }, signal)
      : null
  return {
    ...{ text, formatter, check },
    parsed: parsed.isDone ? parsed.value : NOT_PARSED,
    ran: ran === null ? null : ran.isDone ? ran.value : toFailed(ran.message),
  }
}
