import { hash, verify } from '@node-rs/argon2'
import { once } from '#app/platform/once.ts'
import { problem } from '#app/platform/request/problem.ts'
import { toPasswordForm, toPasswordForms } from './password-form.ts'

/** argon2id (the library's default) with 19 MiB and two passes: OWASP's recommendation. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Hashing is dear on purpose; more at once would starve every other page. */
const MOST_AT_ONCE = 4
const MOST_WAITING = 64

type Queue = { running: number; waiting: (() => void)[] }
const queue = () => once('password-queue', (): Queue => ({ running: 0, waiting: [] }))

/** The hash of a password, with its own salt and parameters in it. Throws 503 when too many wait. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(toPasswordForm(password), COST))

/** `old`: the password is right, and its hash was made of other bytes than a hash of today would be. */
export type PasswordMatch = 'right' | 'old' | 'wrong'

/**
 * Whether a password is the one behind the hash. Without a hash (nobody by that name, or no password set) the same work
 * is done for nothing, so that time tells no one who has an account. Throws 503 when too many wait.
 */
export function matchPassword(password: string, passwordHash: string | null): Promise<PasswordMatch> {
  return inTurn(async () => {
    const known = passwordHash ?? (await nobodysHash())
    for (const [n, form] of toPasswordForms(password).entries()) {
      const isRight = await verify(known, form).catch(() => false)
      if (isRight && passwordHash !== null) return n === 0 ? 'right' : 'old'
    }
    return 'wrong'
  })
}

export const isPassword = async (password: string, passwordHash: string | null): Promise<boolean> =>
  (await matchPassword(password, passwordHash)) !== 'wrong'

const nobodysHash = () => once('nobodys-hash', () => hash('nobody signs in with this', COST))

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const line = queue()
  if (line.running >= MOST_AT_ONCE) {
    if (line.waiting.length >= MOST_WAITING)
      throw problem(503, 'Many people are signing in right now. Please try again.')
    await new Promise<void>((go) => line.waiting.push(go))
  } else line.running++
  try {
    return await work()
  } finally {
    const next = line.waiting.shift()
    if (next) next()
    else line.running--
  }
}
