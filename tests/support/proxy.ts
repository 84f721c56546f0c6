import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'

const LOOK_EVERY_MS = 200

/**
 * A small proxy before several servers, as HAProxy would stand there: asks each for its health, gives requests in turn to
 * those that are well, and asks another where the first could not have done anything: it was never reached, or what was
 * asked may be done twice (GET, HEAD, an Idempotency-Key). Gives its address and how many requests each server got.
 */
export async function openProxy(targets: readonly string[]) {
  const isWell = new Map(targets.map((target) => [target, true]))
  const asked = new Map(targets.map((target) => [target, 0]))
  let turn = 0
  const look = setInterval(() => {
    for (const target of targets) {
      fetch(`${target}/healthz`).then(
        ({ ok }) => isWell.set(target, ok),
        () => isWell.set(target, false),
      )
    }
  }, LOOK_EVERY_MS)

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse) {
    const body = await readAll(incoming)
    const well = targets.filter((target) => isWell.get(target))
    const up = well.length > 0 ? well : targets
    const line = up.map((_, n) => up[(turn + n) % up.length]!)
    turn += 1
    for (const target of line) {
      const tried = await pass(target, incoming, body, outgoing)
      asked.set(target, asked.get(target)! + (tried === 'done' ? 1 : 0))
      if (tried === 'done') return
      if (tried === 'not reached') isWell.set(target, false)
      else if (!mayRepeat(incoming)) break
    }
    if (outgoing.headersSent) return void outgoing.destroy()
    outgoing.writeHead(502).end('No server answered.')
  }

  const server = createServer((incoming, outgoing) => void forward(incoming, outgoing)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    asked,
    close() {
      clearInterval(look)
      server.closeAllConnections()
      server.close()
    },
  }
}

const mayRepeat = ({ method, headers }: IncomingMessage) =>
  method === 'GET' || method === 'HEAD' || headers['idempotency-key'] !== undefined

async function readAll(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function pass(
  target: string,
  { method, url, headers, socket }: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
) {
  return new Promise<'done' | 'not reached' | 'broken'>((resolve) => {
    const forwarded = { ...headers, 'x-forwarded-for': headers['x-forwarded-for'] ?? socket.remoteAddress ?? '' }
    const ask = request(new URL(url ?? '/', target), { method, headers: forwarded, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'x-served-by': target })
      answer.pipe(outgoing)
      answer.on('end', () => resolve('done'))
      answer.on('error', () => (outgoing.destroy(), resolve('done')))
    })
    ask.on('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED' ? 'not reached' : 'broken'))
    ask.end(body)
  })
}
