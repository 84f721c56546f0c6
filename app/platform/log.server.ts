import { pino } from 'pino'
import { env } from './env.server.ts'
import { once } from './once.ts'

/** What must never reach the log, wherever it stands in a record. */
const SECRET_FIELDS = [
  'password',
  'confirmPassword',
  'token',
  'cookie',
  'authorization',
  'secret',
  'apiKey',
  'set-cookie',
]

/** A setting that is wrong is told by whoever reads the settings first; there is a log until then. */
function levelOf(): string {
  try {
    return env().LOG_LEVEL
  } catch {
    return 'info'
  }
}

/** The one logger: JSON lines on standard output, with the request id bound by whoever handles a request. */
export const log = once('log', () =>
  pino({
    level: levelOf(),
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: SECRET_FIELDS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[secret]',
    },
  }),
)
