import { AsyncLocalStorage } from 'node:async_hooks'
import { LateTransaction } from './failure.server.ts'
import type { Db } from './kit.ts'

/** A transaction that takes longer is rolled back, so that no request can hold a writer or a connection for ever. */
export const TX_DEADLINE_MS = 10_000

/** One transaction, as the work inside it meets it. */
export type Scope = {
  db: Db
  /** `late`: work that goes on after its deadline is refused, or it would write outside what was rolled back. */
  state: 'open' | 'done' | 'late'
  /** The first statement that failed. PostgreSQL takes no other after it, so SQLite does not either. */
  failure: { error: unknown } | null
  /** What waits for it to stand. */
  after: (() => void)[]
}

export const openScope = (): Scope => ({ db: null as unknown as Db, state: 'open', failure: null, after: [] })

/** The transaction that surrounds a piece of work, whichever way it was called: both stores keep it alike. */
export function createAmbient(root: Db) {
  const ambient = new AsyncLocalStorage<Scope>()
  const current = (): Scope | null => {
    const scope = ambient.getStore()
    if (scope?.state === 'late') throw new LateTransaction(TX_DEADLINE_MS)
    return scope?.state === 'open' ? scope : null
  }
  return {
    db: (): Db => current()?.db ?? root,
    isInside: (): boolean => current() !== null,
    afterCommit(task: () => void): void {
      const scope = current()
      if (scope) scope.after.push(task)
      else task()
    },
    /** Runs work inside a scope. Rejects when the work does, at the deadline, and when any statement of it failed. */
    async run<T>(scope: Scope, work: () => Promise<T>): Promise<T> {
      const limit = startDeadline()
      try {
        const result = await Promise.race([ambient.run(scope, work), limit.isOver])
        if (scope.failure) throw scope.failure.error
        scope.state = 'done'
        return result
      } catch (error) {
        scope.state = error instanceof LateTransaction ? 'late' : 'done'
        throw error
      } finally {
        limit.end()
      }
    },
  }
}

/** Does one statement of a scope, unless it is over or an earlier one failed. */
export async function within<T>(scope: Scope, statement: () => T | Promise<T>): Promise<T> {
  if (scope.state === 'late') throw new LateTransaction(TX_DEADLINE_MS)
  if (scope.state === 'done') throw new Error('This transaction is already finished')
  if (scope.failure) throw scope.failure.error
  try {
    return await statement()
  } catch (error) {
    scope.failure ??= { error }
    throw error
  }
}

function startDeadline() {
  let timer: NodeJS.Timeout | undefined
  const isOver = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateTransaction(TX_DEADLINE_MS)), TX_DEADLINE_MS).unref()
  })
  return { isOver, end: () => clearTimeout(timer) }
}

/** Runs tasks one after another; a failed one does not stop the next. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(task: () => Promise<T>): Promise<T> => {
    const next = last.then(task, task)
    last = next.catch(() => undefined)
    return next
  }
}
