import { portNames, type PortName } from '#app/providers/ports.ts'

/** What a port needs a file of; the others are tried from a text alone. */
const kinds = { transcribe: 'recording', read: 'picture', see: 'picture', film: 'picture' } as const satisfies Partial<
  Record<PortName, FileKind>
>
export type FileKind = 'picture' | 'recording'

export const fileKindOf = (port: PortName): FileKind | null =>
  Object.hasOwn(kinds, port) ? kinds[port as keyof typeof kinds] : null

/** A port by its name; null for what is none. */
export const findPort = (name: string | null | undefined): PortName | null =>
  portNames.find((known) => known === name) ?? null
