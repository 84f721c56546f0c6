import type { PortName } from '#app/providers/ports.ts'

/** What can be tried from a text alone. */
export const triablePorts = [
  'answer',
  'write',
  'summarise',
  'polish',
  'translate',
  'detect',
  'moderate',
  'search',
  'draw',
  'speak',
] as const
export type TriablePort = (typeof triablePorts)[number] & PortName

export const isTriable = (port: PortName): port is TriablePort => (triablePorts as readonly string[]).includes(port)
