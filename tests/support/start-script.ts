import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const LOOK_EVERY_MS = 20

/** A stand-in for the server: it notes its number, then does what it is told by the words of the program. */
export function superviseProgram(program: string, { quickMs = 10_000, firstWaitMs = 1 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'frenly-supervise-'))
  const pids = join(folder, 'pids')
  const server = join(folder, 'server.mjs')
  writeFileSync(pids, '')
  writeFileSync(
    server,
    `import { appendFileSync, readFileSync } from 'node:fs'
appendFileSync(${JSON.stringify(pids)}, process.pid + '\\n')
const nth = readFileSync(${JSON.stringify(pids)}, 'utf8').split('\\n').length - 1
${program}`,
  )
  const script = join(folder, 'start.mjs')
  writeFileSync(
    script,
    `import { supervise } from ${JSON.stringify(resolve('scripts/supervise.js'))}
await supervise(${JSON.stringify(server)}, ${JSON.stringify({ quickMs, firstWaitMs })})`,
  )
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return {
    child,
    said: () => said,
    async says(words: string): Promise<void> {
      while (!said.includes(words)) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    },
    ended: endOf(child),
    /** The numbers of the servers so far, once there are so many. */
    async servers(count: number): Promise<number[]> {
      for (;;) {
        const found = readFileSync(pids, 'utf8').split('\n').filter(Boolean).map(Number)
        if (found.length >= count) return found
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
      }
    },
  }
}

async function endOf(child: ChildProcess) {
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  return { code, signal }
}

export async function isGone(pid: number): Promise<true> {
  for (;;) {
    try {
      process.kill(pid, 0)
    } catch {
      return true
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}
