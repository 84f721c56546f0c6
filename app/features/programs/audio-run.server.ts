import type { KeyOwner } from '#app/kits/members/api-keys/api-keys.server.ts'
import { beginRun } from '#app/kits/asking/runs/begin-run.server.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { toCapWords, toResetS } from '#app/kits/members/quota/quota.server.ts'
import { errorResponse } from './openai-error.ts'

/** Names that programs send because their API asks for one: whatever comes first here does the work. */
const USUAL_NAMES: ReadonlySet<string> = new Set([
  'tts-1',
  'tts-1-hd',
  'gpt-4o-mini-tts',
  'whisper-1',
  'gpt-4o-transcribe',
  'gpt-4o-mini-transcribe',
])
export const isUsualName = (model: string): boolean => USUAL_NAMES.has(model)

/** One run of the owner of the key, or the answer that the day's runs are used up. */
export async function beginAudioRun(owner: KeyOwner, network: string): Promise<{ run: Run } | { refusal: Response }> {
  const begun = await beginRun({ member: owner, network }, { screen: 'programs', apiKeyId: owner.keyId })
  if (begun.isDone) return { run: begun.value }
  const headers = { 'Retry-After': String(toResetS(begun.quota)), 'x-should-retry': 'false' }
  const code = 'insufficient_quota'
  return { refusal: errorResponse(429, { message: toCapWords(begun.quota, false), type: code, code }, headers) }
}
