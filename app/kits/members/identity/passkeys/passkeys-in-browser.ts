import type * as Library from '@simplewebauthn/browser'
import { CallError, callServer } from '#app/platform/request/call.ts'

/** What a call about passkeys gave, in words a person can read; `message` is null where nothing needs saying. */
export type PasskeyOutcome = { isDone: boolean; message: string | null; errors?: Record<string, string> }

/** Whether an origin can have passkeys at all: they are bound to a host name, never to a number. */
export const isPasskeyOrigin = (origin: string): boolean => !/^(?:[\d.]+|\[.*\])$/.test(new URL(origin).hostname)

/** Whether this browser, at this address, can have passkeys. */
export const canHavePasskeys = (): boolean => 'PublicKeyCredential' in window && isPasskeyOrigin(window.location.origin)

/**
 * Goes through a passkey's three moves: asks the server for the options, lets the browser answer them, and sends the
 * answer back. The library comes when it is needed.
 */
export async function runPasskey<Options>(calls: {
  options: { path: string; body?: unknown }
  answer: (library: typeof Library, options: Options) => Promise<unknown>
  finish: { path: string; toBody: (response: unknown) => unknown }
}): Promise<PasskeyOutcome> {
  try {
    const [asked, library] = await Promise.all([
      callServer('POST', calls.options.path, calls.options.body ?? {}),
      import('@simplewebauthn/browser'),
    ])
    const { options } = (await asked.json()) as { options: Options }
    const response = await calls.answer(library, options)
    const finished = await callServer('POST', calls.finish.path, calls.finish.toBody(response))
    return { isDone: true, message: ((await finished.json()) as { message: string }).message }
  } catch (error) {
    return toOutcome(error)
  }
}

/** Why it did not work. The library's errors carry the browser's own by name. */
function toOutcome(error: unknown): PasskeyOutcome {
  if (error instanceof CallError) return { isDone: false, message: FAILED, ...readAnswer(error.body) }
  const name = error instanceof Error ? error.name : ''
  return { isDone: false, message: Object.hasOwn(words, name) ? words[name as keyof typeof words] : FAILED }
}

const FAILED = 'The passkey did not work this time. Please try again.'
const words = {
  AbortError: null,
  NotAllowedError: 'No passkey was used, and nothing was changed. You can try again whenever you like.',
  InvalidStateError: 'This device has a passkey for your account already.',
  NotSupportedError: 'This device cannot make or use the passkeys we need.',
  ConstraintError: 'This device cannot check that it is you, by a PIN, a finger or a face. A passkey needs that.',
  SecurityError: 'Passkeys do not work at this address. Open the site at the address it was set up for.',
} as const

function readAnswer(body: string): { message: string; errors?: Record<string, string> } | null {
  try {
    const read = JSON.parse(body) as { message?: unknown; errors?: Record<string, string> }
    return typeof read.message === 'string' ? { message: read.message, errors: read.errors ?? {} } : null
  } catch {
    return null
  }
}
