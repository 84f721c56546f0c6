import type { Engine, Unit } from '#app/providers/engine.ts'
import type { PortName } from '#app/providers/ports.ts'
import type { EngineParts } from './engines/session.server.ts'
import { toOrigin } from './model-origin.ts'

const units = {
  write: 'token',
  embed: 'token',
  draw: 'picture',
  speak: 'character',
  transcribe: 'second',
} as const satisfies Partial<Record<PortName, Unit>>
const abouts: Record<keyof typeof units, string> = {
  write: 'A language model: it can write about anything, and sound sure when it is wrong.',
  embed: 'Turns texts into directions whose nearness tells how alike they are.',
  draw: 'Draws pictures from words; it may leave some of them out.',
  speak: 'Reads a text aloud in one of its voices.',
  transcribe: 'Writes down what is said in a recording; names are where it errs most.',
}

/** What is true of an engine before it runs. */
export function toEngineFacts<Port extends keyof typeof units>({ company, config, offered }: EngineParts, port: Port) {
  const { maker, family } = toOrigin(offered.model, company.label)
  return {
    id: `${config.id}/${offered.model}`,
    port,
    label: offered.label ?? offered.model,
    about: `${abouts[port]} Asked at ${config.label}.`,
    providerId: config.id,
    maker,
    family,
    version: null,
    unit: units[port],
    contextUnits: null,
    limitMs: company.limits.wholeMs,
  } satisfies Omit<Engine<Port>, 'run'>
}
