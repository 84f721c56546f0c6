import type { Engine } from '#app/providers/engine.ts'
import { detector } from './detector.server.ts'
import type { EmbedTexts } from './jobs.ts'
import { languagePool } from './language-pool.server.ts'
import { moderator } from './moderator.server.ts'
import { summariser } from './summariser.server.ts'

/** The embedded engines of the ports detect, summarise and moderate. They run on every machine. */
export const languageEngines = ({ embed }: { embed: EmbedTexts }, room = languagePool): Engine[] => [
  detector(room),
  summariser(room, embed),
  moderator(room, embed),
]

export { languagePool } from './language-pool.server.ts'
