import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type RunningServer = { url: string; dataDir: string; process: ChildProcess; output: () => string }
type ServerEnv = Readonly<Record<string, string>>

/** Starts the built server as an operator does and waits until it says it is ready. `asked` may need to know its port. */
export async function startServer(asked: ServerEnv | ((port: number) => ServerEnv) = {}): Promise<RunningServer> {
  const port = await freePort()
  const env = typeof asked === 'function' ? asked(port) : asked
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'frenly-server-'))
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [...(process.env.SERVER_ARGS?.split(' ') ?? []), 'build/server.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ORIGIN: '',
      RUNS_PER_DAY: 'guest=100000,free=100000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  while (
    !(await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { url, dataDir, process: child, output: () => output }
}

/** Sends a signal and gives the exit code, null when the signal itself ended it. */
export async function stopServer({ process: child }: RunningServer, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  child.kill(signal)
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
