import { readdirSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createTurns, findProgram, runCommand } from '#app/platform/command.server.ts'
import { EngineFailure } from '#app/providers/engine.ts'
import type { Engine } from '#app/providers/engine.ts'
import { hasProgram } from '#app/providers/machine.server.ts'
import { toMachineFailure } from '#app/providers/machine-failure.ts'
import type { Span } from '#app/providers/ports.ts'
import { findRoute, languageOf, listTargets, modes } from './modes.ts'
import type { Mode, Route } from './modes.ts'
import { fromStream, toStream } from './stream.ts'
import { toUnits } from './units.ts'

export const APERTIUM = 'apertium'
const STEP_LIMIT_MS = 10_000
/** Two steps and the wait for a turn. */
const LIMIT_MS = 30_000
const MAX_TEXT_CHARS = 50_000
const MAX_OUTPUT_BYTES = 2_000_000
const MEMORY_MB = 1_024
const MOST_AT_ONCE = 2
const MAX_WAITING = 20

const turns = createTurns({ most: MOST_AT_ONCE, maxWaiting: MAX_WAITING })
const names = new Intl.DisplayNames('en', { type: 'language' })

export type TranslationTools = {
  /** The language a text is in, as a BCP 47 code, or null; asked when nobody said it. */
  detect?: (text: string, signal: AbortSignal) => Promise<string | null>
}

/** The directions that can be translated in now. */
export const listModes = (): Mode[] => (hasProgram(APERTIUM) ? listInstalledModes() : [])

/** The directions whose data is on this machine, from the table of those we know. */
export function listInstalledModes(): Mode[] {
  const program = findProgram(APERTIUM)
  if (!program) return []
  const installed = new Set(readFolder(join(dirname(dirname(realpathSync(program))), 'share/apertium/modes')))
  return modes.filter(({ mode }) => installed.has(`${mode}.mode`))
}

function readFolder(path: string): string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}

/** Translation by dictionaries and rules, in a child process. */
export function apertium({ detect }: TranslationTools): Engine<'translate'> {
  return {
    id: 'embedded:apertium',
    port: 'translate',
    label: 'Apertium',
    about:
      'Translates by dictionaries and rules: a draft that gives the gist. Best between Romance languages and with English.',
    providerId: null,
    maker: 'Apertium',
    family: 'apertium',
    version: null,
    unit: 'character',
    contextUnits: MAX_TEXT_CHARS,
    limitMs: LIMIT_MS,
    async run({ text, from, to }, { signal, onProgress }) {
      if (text.length > MAX_TEXT_CHARS) throw unable(`Apertium takes ${MAX_TEXT_CHARS} characters at most`)
      try {
        const start = from ?? (await detect?.(text, signal)) ?? null
        if (!start) throw unable('It is not plain which language the text is in')
        const route = routeOf(start, to)
        const result = await translate(text, route, signal, onProgress)
        const note = route.via ? `Rule-based draft via ${names.of(route.via)}` : 'Rule-based draft'
        return { result: { ...result, from: start, note }, usage: { input: text.length, output: result.text.length } }
      } catch (error) {
        throw toMachineFailure(error, signal)
      }
    },
  }
}

const unable = (why: string) => new EngineFailure('unable', why)

function routeOf(from: string, to: string): Route {
  if (languageOf(from) === languageOf(to)) throw unable(`The text is in ${nameOf(to)} already`)
  const available = listModes()
  const route = findRoute(from, to, available)
  if (route) return route
  const targets = listTargets(from, available).map(nameOf)
  throw unable(
    targets.length > 0
      ? `Apertium cannot translate from ${nameOf(from)} to ${nameOf(to)}, only to ${listing.format(targets)}`
      : `Apertium cannot translate from ${nameOf(from)}`,
  )
}

const listing = new Intl.ListFormat('en', { type: 'disjunction' })

function nameOf(code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}

type Translated = { text: string; unknown: Span[] }

async function translate(
  text: string,
  { steps }: Route,
  signal: AbortSignal,
  onProgress?: (share: number) => void,
): Promise<Translated> {
  const units = toUnits(text)
  let pieces: Translated[] = units.map((unit) => ({ text: unit.text, unknown: [] }))
  for (const [index, step] of steps.entries()) {
    pieces = await turns.inTurn(() => runStep(pieces, step, signal), signal)
    onProgress?.((index + 1) / steps.length)
  }
  const result: Translated = { text: '', unknown: [] }
  for (const [index, { before }] of units.entries()) {
    const piece = pieces[index] ?? { text: '', unknown: [] }
    const at = result.text.length + before.length
    result.text += before + piece.text
    result.unknown.push(...piece.unknown.map(({ start, end }) => ({ start: start + at, end: end + at })))
  }
  return result
}

/** Zero bytes part the pieces: Apertium begins anew after each. Without a blank before them it loses the last full stop. */
async function runStep(pieces: readonly Translated[], { mode }: Mode, signal: AbortSignal): Promise<Translated[]> {
  const input = pieces.map(({ text }) => `${toStream(text.replaceAll('\0', ' '))}[]\0`).join('')
  const { stdout } = await runCommand(APERTIUM, ['-f', 'none', '-z', mode], {
    input,
    isInputFile: true,
    limitMs: STEP_LIMIT_MS,
    maxOutputBytes: MAX_OUTPUT_BYTES,
    memoryMb: MEMORY_MB,
    signal,
  })
  const answers = stdout.toString('utf8').split('\0')
  if (answers.length <= pieces.length) throw new EngineFailure('broken', `${mode} lost a part of the text`)
  return pieces.map((_, index) => fromStream(answers[index] ?? ''))
}
