import { callCompany } from '#app/providers/company-call.server.ts'
import type { Engine } from '#app/providers/engine.ts'
import type { PortName } from '#app/providers/ports.ts'
import type { Company } from '#app/providers/provider.ts'
import { createDrawEngine } from './engines/draw-engine.server.ts'
import { createEmbedEngine } from './engines/embed-engine.server.ts'
import { JSON_TYPE, toSession, type EngineParts, type ModelCompany } from './engines/session.server.ts'
import { createSpeakEngine } from './engines/speak-engine.server.ts'
import { createTranscribeEngine } from './engines/transcribe-engine.server.ts'
import { createWriteEngine } from './engines/write-engine.server.ts'

const makers = {
  write: createWriteEngine,
  embed: createEmbedEngine,
  draw: createDrawEngine,
  speak: createSpeakEngine,
  transcribe: createTranscribeEngine,
} satisfies Partial<{ [Port in PortName]: (parts: EngineParts) => Engine<Port> }>

const isMade = (port: PortName): port is keyof typeof makers => Object.hasOwn(makers, port)

/** A company with all it needs to be asked; the five ports are made here, each from its part of the description. */
export function createModelCompany(company: ModelCompany): Company {
  const { id, label, about, address, needsKey, ports } = company
  return {
    ...{ id, label, about, address, needsKey, ports },
    listModels: (config, signal) =>
      callCompany(
        { config, signal, limits: company.limits, accepts: JSON_TYPE, retries: 'passing' },
        async (ask, inner) => await company.list(toSession(company, config, ask, inner)),
      ),
    engines: (config) =>
      config.models.flatMap((offered): Engine[] => {
        const { port } = offered
        if (!ports.includes(port) || !isMade(port)) return []
        return [makers[port]({ company, config, offered }) as Engine]
      }),
  }
}
