import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPublicFetch, type PublicAnswer, type PublicRequest } from '#app/platform/public-fetch.server.ts'

/** Stands for the public internet; only the fetcher made here takes it for that, and no fetcher of the product does. */
const OUTSIDE = '127.0.0.2'

export type Answer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * A web of one server on this machine: any host name of it leads there. `fetch` is the product's own SSRF-proof fetcher
 * with another idea of what is outside.
 */
export async function openLittleWeb(answer: Answer) {
  const asked: { host: string; url: string; at: number; headers: IncomingMessage['headers'] }[] = []
  const server = createServer((request, response) => {
    asked.push({ host: request.headers.host ?? '', url: request.url ?? '', at: Date.now(), headers: request.headers })
    answer(request, response)
  }).listen(0, OUTSIDE)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const fetcher = createPublicFetch({
    lookUp: (name) =>
      name.endsWith('.test')
        ? Promise.resolve([{ address: name.startsWith('inside') ? '127.0.0.1' : OUTSIDE, family: 4 }])
        : Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })),
    isAllowed: (address) => address === OUTSIDE,
  })
  return {
    port,
    asked,
    address: (host: string, path = '/') => `http://${host}:${port}${path}`,
    fetch: (url: string, wish: PublicRequest): Promise<PublicAnswer> =>
      fetcher.fetchPublic(url, { ...wish, ports: [port] }),
    async close() {
      await fetcher.close()
      server.closeAllConnections()
      server.close()
    },
  }
}
export type LittleWeb = Awaited<ReturnType<typeof openLittleWeb>>
