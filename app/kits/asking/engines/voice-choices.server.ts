import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { listVoices } from '#app/providers/speech/index.server.ts'

/** A voice to choose: `engine|voice`, where a voice may be the engine's own first. */
export type VoiceChoice = { value: string; label: string; engine: string; language: string }

/** Every voice somebody may use: those of companies first, in the operator's order, then the built-in ones. */
export async function listVoiceChoices(member: CurrentUser | null): Promise<VoiceChoice[]> {
  const [engines, voices] = await Promise.all([listEngines(toViewer(member), 'speak'), listVoices()])
  return engines.flatMap(({ engine }) => {
    const own = voices.filter((voice) => voice.engine === engine.id)
    if (own.length === 0) return [{ value: `${engine.id}|`, label: engine.label, engine: engine.label, language: '' }]
    return own.map(({ id, label, language }) => ({
      value: `${engine.id}|${id}`,
      label,
      engine: engine.label,
      language,
    }))
  })
}

/** The engine and voice of a choice. */
export function readVoice(value: string): { engineId: string; voice: string | null } {
  const at = value.lastIndexOf('|')
  return at < 0
    ? { engineId: value, voice: null }
    : { engineId: value.slice(0, at), voice: value.slice(at + 1) || null }
}
