import { once } from '#app/platform/once.ts'

type Arrival = (request: Request, userId: string) => Promise<string[]>

const arrivals = () => once('arrivals', () => new Set<Arrival>())

/** Calls a listener when somebody has signed in, within the same transaction; it gives Set-Cookie values to send along. */
export function onArrival(listener: Arrival): () => void {
  arrivals().add(listener)
  return () => void arrivals().delete(listener)
}

/** Tells everybody who listens, one after the other; gives all their Set-Cookie values. */
export async function tellArrival(request: Request, userId: string): Promise<string[]> {
  const cookies: string[] = []
  for (const listener of arrivals()) cookies.push(...(await listener(request, userId)))
  return cookies
}
