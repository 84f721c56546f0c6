import type { Engine } from '#app/providers/engine.ts'
import { embeddingEngine } from './engine.ts'
import type { EmbedElsewhere } from './engine.ts'

/** The embedded engine of the embed port. It runs on every machine. */
export const embeddingEngines = ({ embed }: { embed: EmbedElsewhere }): Engine[] => [embeddingEngine(embed)]
