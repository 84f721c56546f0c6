import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { exitCodeOf } from '#app/platform/start-refusal.ts'
import { listen, tryAddress } from './listen.server.ts'

test('a taken port, a foreign address and an unknown name are refused with a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await expect(tryAddress({ PORT: port, HOST: '127.0.0.1' })).rejects.toThrow(
    `Port ${port} is taken by another program. Stop it, or choose another port with PORT.`,
  )
  for (const HOST of ['192.0.2.1', 'no-such-host.invalid'])
    await expect(tryAddress({ PORT: 0, HOST }), HOST).rejects.toThrow(`HOST (${HOST}) is no address of this machine.`)
  const refusal = await tryAddress({ PORT: port, HOST: '127.0.0.1' }).catch((error: unknown) => error)
  expect(exitCodeOf(refusal)).toBe(78)
  expect(exitCodeOf(new Error('another'))).toBe(1)
  other.close()
})

test('an address that was tried is free again', async () => {
  await tryAddress({ PORT: 0, HOST: '127.0.0.1' })
  const server = createServer()
  await listen(server, { PORT: 0, HOST: undefined })
  expect(server.listening).toBe(true)
  server.close()
})
