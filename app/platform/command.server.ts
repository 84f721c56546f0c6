import { spawn, type ChildProcess } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, isAbsolute, join } from 'node:path'
import { env } from './env.server.ts'

export { createTurns, TurnsBusy } from './request/turns.ts'

/** Why a program gave no result. `missing`: not on this machine; `failed`: it ended with another code than 0. */
export type CommandTrouble = 'missing' | 'slow' | 'cancelled' | 'failed' | 'too-much'

/** The message names the program and its last words, never its input. */
export class CommandFailure extends Error {
  constructor(
    readonly kind: CommandTrouble,
    message: string,
    readonly exitCode: number | null = null,
    readonly stderr: string = '',
  ) {
    super(message)
    this.name = 'CommandFailure'
  }
}

export type CommandOptions = {
  /** Goes to standard input by a pipe; without it standard input is empty. */
  input?: string | Uint8Array
  /** Gives the input as an unnamed file instead, for programs that open /dev/stdin, which Node's pipes do not allow. */
  isInputFile?: boolean
  limitMs: number
  /** Of standard output; a program that writes more is ended. */
  maxOutputBytes: number
  signal?: AbortSignal
  cwd?: string
  /** Called with each line of standard error as it comes. */
  onErrorLine?: (line: string) => void
  /** Address space at most; kept where the machine has `prlimit`. */
  memoryMb?: number
}

/** Less important than answering requests. */
const NICENESS = 10
const STANDARD_MEMORY_MB = 2_048
/** What is kept of standard error: its end, which says what went wrong. */
const MAX_STDERR_CHARS = 16_384
const MAX_LAST_WORDS = 200
/** What `nice` and `prlimit` answer when the program behind them cannot be started. */
const NOT_STARTED = [126, 127]
const MB = 1_048_576

/**
 * Runs a program of the machine without a shell, in its own process group, at low priority, with a memory bound where the
 * machine can set one, and without the environment of the server. Over its limit or cancelled, the whole group is killed.
 * Rejects with CommandFailure, nothing else.
 */
export async function runCommand(
  program: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<{ stdout: Buffer; stderr: string }> {
  const { input, limitMs, maxOutputBytes, signal, isInputFile, cwd, onErrorLine } = options
  const memoryMb = options.memoryMb ?? STANDARD_MEMORY_MB
  const path = findProgram(program)
  if (!path) throw new CommandFailure('missing', `${program} is not on this machine`)
  const file = isInputFile && input !== undefined ? await openUnnamedFile(input) : null
  if (signal?.aborted) {
    await file?.close()
    throw new CommandFailure('cancelled', `${program} was cancelled`)
  }
  const started = start(wrap(path, args, memoryMb), cwd, file?.fd ?? 'pipe')
  void file?.close()
  if (started instanceof Error) throw toNotStarted(program, started)
  const child = started

  return new Promise((resolve, reject) => {
    const output: Buffer[] = []
    let outputBytes = 0
    let stderr = ''
    let openLine = ''
    let failure: CommandFailure | null = null

    const limit = setTimeout(() => stop('slow', `took longer than ${limitMs} ms`), limitMs)
    const onAbort = () => stop('cancelled', 'was cancelled')
    signal?.addEventListener('abort', onAbort, { once: true })

    function stop(kind: CommandTrouble, what: string) {
      failure ??= new CommandFailure(kind, `${program} ${what}`)
      killGroupOf(child)
    }

    function finish(code: number | null) {
      clearTimeout(limit)
      signal?.removeEventListener('abort', onAbort)
      if (openLine) onErrorLine?.(openLine)
      if (failure) return reject(failure)
      if (code === 0) return resolve({ stdout: Buffer.concat(output), stderr })
      if (code !== null && NOT_STARTED.includes(code) && !isProgram(path ?? '')) {
        found.delete(program)
        return reject(new CommandFailure('missing', `${program} is not on this machine any more`, code))
      }
      const lastWords = stderr.trim().split('\n').at(-1)?.slice(0, MAX_LAST_WORDS) ?? ''
      reject(new CommandFailure('failed', `${program} ended with ${code ?? 'a signal'}: ${lastWords}`, code, stderr))
    }

    child.on('error', (error) => {
      const isGone = !isProgram(path)
      if (isGone) found.delete(program)
      failure ??= isGone
        ? new CommandFailure('missing', `${program} is not on this machine any more`)
        : toNotStarted(program, error)
      finish(null)
    })
    // What it started itself must not outlive it, nor keep the pipes open.
    child.on('exit', () => killGroupOf(child))
    child.on('close', finish)
    child.stdout?.on('data', (chunk: Buffer) => {
      outputBytes += chunk.length
      if (outputBytes > maxOutputBytes) return stop('too-much', `wrote more than ${maxOutputBytes} bytes`)
      output.push(chunk)
    })
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(-MAX_STDERR_CHARS)
      if (!onErrorLine) return
      const lines = (openLine + text).split(/[\r\n]+/)
      openLine = (lines.pop() ?? '').slice(-MAX_STDERR_CHARS)
      for (const line of lines) onErrorLine(line)
    })
    // A program may end without reading all of its input.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(input ?? '')
  })
}

function killGroupOf({ pid }: ChildProcess) {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It is gone already.
  }
}

/** The child, or why there is none: Node throws some reasons, such as arguments that are too long, and tells others. */
function start([first = '', ...rest]: string[], cwd: string | undefined, input: number | 'pipe'): ChildProcess | Error {
  try {
    return spawn(first, rest, { cwd, env: childEnvironment(), detached: true, stdio: [input, 'pipe', 'pipe'] })
  } catch (error) {
    return error as Error
  }
}

/** By its code where there is one: the message holds the arguments themselves. */
const toNotStarted = (program: string, { message, code }: NodeJS.ErrnoException) =>
  new CommandFailure('failed', `${program} could not be started: ${code ?? message}`)

/** A file with this content that has no name any more: it is gone when the last program has closed it. */
async function openUnnamedFile(content: string | Uint8Array): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'frenly-input-'))
  try {
    const path = join(folder, 'input')
    await writeFile(path, content, { mode: 0o600 })
    return await open(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** `prlimit` and `nice` step aside for the program they start, so its process id is the child's. */
function wrap(path: string, args: readonly string[], memoryMb: number): string[] {
  const [limiter, nice] = [findProgram('prlimit'), findProgram('nice')]
  return [
    ...(limiter ? [limiter, `--as=${memoryMb * MB}`, '--core=0', '--'] : []),
    ...(nice ? [nice, '-n', String(NICENESS)] : []),
    path,
    ...args,
  ]
}

/** Secrets of the server's environment are nobody else's; a home of its own keeps settings of the operator out. */
const childEnvironment = () => ({
  NODE_ENV: env().NODE_ENV,
  PATH: env().PATH,
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
  HOME: tmpdir(),
  TMPDIR: tmpdir(),
})

const found = new Map<string, string>()

/** Where a program stands in PATH, or null. What was found is remembered; what was not is looked for again. */
export function findProgram(name: string): string | null {
  const known = found.get(name)
  if (known) return known
  const path = isAbsolute(name)
    ? [name].find(isProgram)
    : env()
        .PATH.split(delimiter)
        .filter(isAbsolute)
        .map((folder) => join(folder, name))
        .find(isProgram)
  if (path) found.set(name, path)
  return path ?? null
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
