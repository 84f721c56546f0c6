import { CommandFailure, findProgram, runCommand } from '#app/platform/command.server.ts'
import { withScratchFolder } from './scratch-folder.server.ts'
import { PROBE_LIMIT_MS } from './system-program.ts'
import type { Probe, SystemProgram } from './system-program.ts'

export type Bench = {
  /** A folder of its own, which goes away by itself. */
  folder: string
  /** Runs a program there; gives both its outputs as one text. */
  run(program: string, args: readonly string[], input?: string): Promise<string>
}

/** Thrown by a test whose program is here without the data it needs. */
export class PartMissing extends Error {}

const MAX_OUTPUT_BYTES = 200_000
const MEMORY_MB = 4_096

/** A probe around a test that does something tiny for real and gives the version, or null where the program says none. */
export const selfTest =
  (
    name: string,
    test: (bench: Bench) => Promise<string | null>,
    limitMs: number = PROBE_LIMIT_MS,
  ): SystemProgram['probe'] =>
  async (signal) => {
    if (!findProgram(name)) return { state: 'missing', why: null }
    const limit = AbortSignal.timeout(limitMs)
    const either = signal ? AbortSignal.any([signal, limit]) : limit
    try {
      const version = await withScratchFolder('probe', (folder) => test({ folder, run: runIn(folder, either) }))
      return { state: 'works', version }
    } catch (error) {
      signal?.throwIfAborted()
      return toProbe(error, limitMs)
    }
  }

const runIn =
  (cwd: string, signal: AbortSignal): Bench['run'] =>
  async (program, args, input) => {
    const bounds = { cwd, signal, limitMs: PROBE_LIMIT_MS, maxOutputBytes: MAX_OUTPUT_BYTES, memoryMb: MEMORY_MB }
    const { stdout, stderr } = await runCommand(program, args, {
      ...bounds,
      ...(input !== undefined && { input, isInputFile: true }),
    })
    return `${stdout.toString()}\n${stderr}`
  }

function toProbe(error: unknown, limitMs: number): Probe {
  if (error instanceof PartMissing) return { state: 'missing', why: error.message }
  if (!(error instanceof CommandFailure))
    return { state: 'broken', why: error instanceof Error ? error.message : String(error) }
  if (error.kind === 'missing') return { state: 'missing', why: null }
  const isLate = error.kind === 'slow' || error.kind === 'cancelled'
  return { state: 'broken', why: isLate ? `It took longer than ${limitMs / 1_000} s` : error.message }
}

/** `1.2.3` where a text names it. */
export const versionIn = (text: string): string | null => /\d+(?:\.\d+)+/.exec(text)?.[0] ?? null
