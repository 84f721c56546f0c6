import { once } from '#app/platform/once.ts'

type Closable = { close(): Promise<void> }

const pools = () => once('worker-pools', () => new Set<Closable>())

/** Remembers a pool, so that nobody else needs to close it when the server stops. */
export const rememberPool = (pool: Closable): void => void pools().add(pool)

/** Ends the workers of every pool that was opened. */
export async function closeWorkerPools(): Promise<void> {
  const open = [...pools()]
  pools().clear()
  await Promise.all(open.map((pool) => pool.close()))
}
