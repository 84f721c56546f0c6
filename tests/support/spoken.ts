import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { engineWorker, openEngineWorker } from '#app/kits/asking/engine-worker/engine-worker.server.ts'
import { startSession } from '#app/kits/members/identity/session/session.server.ts'
import { once } from '#app/platform/once.ts'
import { hasFfmpeg } from '#app/providers/ffmpeg.server.ts'
import { hasProgram } from '#app/providers/machine.server.ts'
import { enrol } from './enrol.ts'
import { buildWorker } from './worker-file.ts'

/** Whether this machine can speak, and write down what is said. */
export const canHear = hasProgram('pocketsphinx_continuous') && hasFfmpeg() && hasProgram('flite')

/** Opens the worker that listens, and lets some members in: each with the cookie of a session. */
export async function openSpoken(names: readonly string[]) {
  const engines = await buildWorker('app/kits/asking/engine-worker/engine.worker.ts')
  once('engine-worker', () => openEngineWorker(engines))
  const cookies: Record<string, string> = {}
  const members = new Map<string, Awaited<ReturnType<typeof enrol>>>()
  for (const name of names) {
    members.set(name, await enrol(name))
    cookies[name] = (await startSession(new Request('http://localhost'), name, false)).split(';')[0]!
  }
  return { cookies, members }
}

export const closeSpoken = () => engineWorker().close()

/** A WAV of words, or of silence. */
export function sound(words: string | null): File {
  const file = join(process.env.DATA_DIR!, 'said.wav')
  if (words) execFileSync('flite', ['-voice', 'rms', '-t', words, '-o', file])
  else execFileSync('ffmpeg', ['-y', '-v', 'error', '-f', 'lavfi', '-i', 'anullsrc=r=16000', '-t', '2', file])
  return new File([readFileSync(file)], 'said.wav', { type: 'audio/wav' })
}
