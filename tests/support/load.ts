import { onTestFinished } from 'vitest'
import { askOnce } from './postgres.ts'

export const PASSWORD = 'a quiet bamboo grove'

export const send = (base: string, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(base + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

export const register = (base: string, username: string, from = '10.0.0.1') =>
  send(
    base,
    '/api/auth/register',
    { username, email: `${username}@frenly.test`, password: PASSWORD },
    { 'x-forwarded-for': from },
  )

export type Kept = { people: string[]; words: string[]; runs: string[] }

/** People at work at an address, each from one of their own, until `stop` or `most` rounds; gives what was acknowledged. */
export function startLoad({ url, name, clients, most = Infinity }: LoadOptions) {
  const kept: Kept = { people: [], words: [], runs: [] }
  const failed: string[] = []
  let isOpen = true
  const note = (kind: string, status: number) => void (status >= 400 && failed.push(`${kind} ${status}`))
  const work = async (client: number) => {
    for (let n = 0; isOpen && n < most; n++) {
      const id = `${name}-${client}-${n}`
      const from = `10.${client}.${n >> 8}.${n & 255}`
      const person = await register(url, id, from)
      note('register', person.status)
      if (person.status === 200) kept.people.push(id)
      const word = await send(url, '/api/feedback/panda', { feedback: id, type: 'praise' }, { 'x-forwarded-for': from })
      note('feedback', word.status)
      if (word.status === 200) kept.words.push(id)
      const asked = await fetch(`${url}/ai/consensus`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'x-forwarded-for': from },
        body: new URLSearchParams({ question: `What is ${n} + ${client}?` }),
      })
      note('ask', asked.status)
      if (asked.status === 303) kept.runs.push(/run=([^&]+)/.exec(asked.headers.get('location') ?? '')?.[1] ?? '')
      note('read', (await fetch(`${url}/privacy`)).status)
    }
  }
  const working = Array.from({ length: clients }, (_, client) => work(client + 1))
  const stop = async () => {
    isOpen = false
    await Promise.allSettled(working)
  }
  onTestFinished(stop)
  return { kept, failed, stop }
}
type LoadOptions = { url: string; name: string; clients: number; most?: number }

/** What was acknowledged and does not stand in the database. */
export async function findLost(database: string, { people, words, runs }: Kept): Promise<string[]> {
  const there = async (statement: string) =>
    new Set((await askOnce(database, statement)).rows.map((row) => (row as { id: string }).id))
  const [users, feedback, asked] = await Promise.all([
    there('select username as id from users'),
    there('select feedback as id from feedback'),
    there('select id from consensus_runs'),
  ])
  return [
    ...people.filter((id) => !users.has(id)),
    ...words.filter((id) => !feedback.has(id)),
    ...runs.filter((id) => !asked.has(id)),
  ]
}
