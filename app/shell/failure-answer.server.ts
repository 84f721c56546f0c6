import { failureOf, type DatabaseFailure } from '#app/database/failure.server.ts'
import { problem } from '#app/platform/request/problem.ts'
import { PoolBusy, ShareSpent, toShareWords } from '#app/platform/worker-pool/worker-pool.ts'

const RETRY_AFTER_S = 5

type Said = { status: number; message: string; retryAfterS?: number }

const AWAY = 'The database is busy or away for a moment.'
const asked = {
  unstorable: { status: 400, message: 'The address holds characters that cannot be read.' },
  busy: { status: 503, message: `${AWAY} Please try again in a few seconds.`, retryAfterS: RETRY_AFTER_S },
} as const
const sent = {
  unstorable: {
    status: 400,
    message: 'The text holds characters that cannot be stored. Please remove them and send it again.',
  },
  busy: {
    status: 503,
    message: `${AWAY} Look whether what you sent is there before you send it again.`,
    retryAfterS: RETRY_AFTER_S,
  },
  unique: { status: 409, message: 'That is there already. Please look at the page again.' },
  foreign: { status: 409, message: 'What this belongs to was removed in the meantime. Please look at the page again.' },
} as const
const crowded = {
  status: 503,
  message: 'Very many people ask just now. Please try again in a few seconds.',
  retryAfterS: RETRY_AFTER_S,
}
const full = { status: 507, message: 'The disk of this server is full, so nothing was saved, changed or taken back.' }

/**
 * What visitors are told when the database did not do as it was told, or too much was asked of the engines; null for what
 * is a fault of ours.
 */
export function toFailureAnswer(error: unknown, request: Request): Response | null {
  const failure = failureOf(error)
  const words = toRoomWords(error) ?? (failure && findWords(failure, request.method))
  if (!words) return null
  const { status, message, retryAfterS } = words
  const headers = retryAfterS ? { 'Retry-After': String(retryAfterS) } : undefined
  const { pathname } = new URL(request.url)
  const body = toCallBody(pathname, message)
  return body ? Response.json(body, { status, headers }) : problem(status, message, headers)
}

/** Work that was refused so that it keeps nobody else from theirs. */
function toRoomWords(error: unknown): Said | null {
  if (error instanceof ShareSpent)
    return { status: 429, message: toShareWords(error.retryAfterS), retryAfterS: error.retryAfterS }
  return error instanceof PoolBusy ? crowded : null
}

/** Calls are answered in their own shape; null for a page. */
function toCallBody(pathname: string, message: string): object | null {
  if (pathname.startsWith('/v1/')) return { error: { message, type: 'server_error', param: null, code: null } }
  return pathname.startsWith('/api/') ? { success: false, message } : null
}

function findWords(failure: DatabaseFailure, method: string): Said | null {
  if (failure === 'full') return full
  const words: Partial<Record<DatabaseFailure, Said>> = method === 'GET' || method === 'HEAD' ? asked : sent
  return words[failure] ?? null
}
