import { findProgram } from '#app/platform/command.server.ts'
import { once } from '#app/platform/once.ts'
import type { Probe } from './system-program.ts'

const findings = () => once('program-findings', () => ({ probes: new Map<string, Probe>(), edition: 0 }))

/** Whether engines may build on a program: it is on this machine, and no self-test has found it broken. */
export function hasProgram(name: string): boolean {
  const { state } = findings().probes.get(name) ?? {}
  return (state === undefined || state === 'works') && findProgram(name) !== null
}

/** What the last self-test found; null before the first. */
export const findProbe = (name: string): Probe | null => findings().probes.get(name) ?? null

/** Keeps what a self-test found, for this process. */
export function keepProbe(name: string, probe: Probe): void {
  const it = findings()
  if (it.probes.get(name)?.state !== probe.state) it.edition += 1
  it.probes.set(name, probe)
}

/** Changes whenever a program came, went or broke: engines that were listed before are listed anew. */
export const machineEdition = (): number => findings().edition
