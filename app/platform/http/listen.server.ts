import { createServer, type Server } from 'node:net'
import { StartRefusal } from '#app/platform/start-refusal.ts'

type Address = { PORT: number; HOST?: string | undefined }

/** Listens on an address. Rejects with a sentence for the operator when that cannot be. */
export function listen(server: Server, { PORT, HOST }: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(new StartRefusal(whyNot(error, PORT, HOST), { cause: error }))
    server.once('error', fail)
    server.listen({ port: PORT, host: HOST }, () => {
      server.off('error', fail)
      resolve()
    })
  })
}

/** Tries an address before the slow part of the start. Rejects as `listen` does. */
export async function tryAddress(address: Address): Promise<void> {
  const probe = createServer()
  await listen(probe, address)
  await new Promise((resolve) => probe.close(resolve))
}

function whyNot({ code, message }: NodeJS.ErrnoException, port: number, host: string | undefined): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop it, or choose another port with PORT.`
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Choose one above 1023 with PORT.`
  if (['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL', 'EAFNOSUPPORT'].includes(code ?? ''))
    return `HOST (${host}) is no address of this machine. Use one such as 127.0.0.1, or leave HOST out for all addresses.`
  return `The server cannot listen on port ${port}: ${message}.`
}
