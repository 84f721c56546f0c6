import { clock } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import { findProbe, keepProbe, machineEdition } from '#app/providers/machine.server.ts'
import type { Probe, SystemProgram } from '#app/providers/system-program.ts'
import { systemPrograms } from './embedded-engines.server.ts'

/** A program of this machine and what its last self-test found; `probe` is null before the first. */
export type ProgramState = Pick<SystemProgram, 'name' | 'adds' | 'packages'> & { probe: Probe | null }

const state = () =>
  once('machine-look', () => ({
    at: null as Date | null,
    underWay: null as Promise<boolean> | null,
    stop: new AbortController(),
  }))

/**
 * Tries every program of the machine, one after another: those that share it with others take longer than they may. One
 * found broken no longer stands as an engine. Whoever asks meanwhile shares the look under way. Gives whether other
 * engines stand than before; never throws.
 */
export function lookAtMachine(): Promise<boolean> {
  const it = state()
  it.underWay ??= tryAll(it.stop.signal).finally(() => (it.underWay = null))
  return it.underWay
}

async function tryAll(signal: AbortSignal): Promise<boolean> {
  const before = machineEdition()
  try {
    for (const { name, probe } of systemPrograms) {
      const found = await probe(signal)
      keepProbe(name, found)
      if (found.state === 'broken') log.warn({ program: name, why: found.why }, 'a program of the machine is broken')
    }
    state().at = clock.now()
  } catch (error) {
    if (!signal.aborted) log.error({ err: error }, 'the machine could not be looked at')
  }
  return machineEdition() !== before
}

/** What is known of the machine now, without looking again; `at` is when the last look ended, null before. */
export function readMachine(): { programs: ProgramState[]; at: Date | null; isLooking: boolean } {
  const { at, underWay } = state()
  return {
    programs: systemPrograms.map(({ name, adds, packages }) => ({ name, adds, packages, probe: findProbe(name) })),
    at,
    isLooking: underWay !== null,
  }
}

/** Ends a look under way with the programs it has started. */
export async function closeMachine(): Promise<void> {
  const it = state()
  it.stop.abort()
  await it.underWay
}
