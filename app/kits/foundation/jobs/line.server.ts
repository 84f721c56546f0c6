import { dialect } from '#app/database/kit.ts'
import { once } from '#app/platform/once.ts'
import { createDeliveredLine } from './delivered-line.server.ts'
import { createEmbeddedLine } from './embedded-line.server.ts'
import type { Line } from './line.ts'

/** How jobs come to the workers of this server: by the embedded database, or by the queue on PostgreSQL. */
export const line = (): Line =>
  once('job-line', () => (dialect === 'pg' ? createDeliveredLine() : createEmbeddedLine()))
