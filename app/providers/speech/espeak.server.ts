import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from '#app/platform/command.server.ts'
import { toTable } from '#app/platform/table.ts'
import { createSpeaker } from './speaker.server.ts'
import type { Voice } from './speaker.server.ts'

export const ESPEAK = 'espeak-ng'
const LIMIT_MS = 60_000
const LIST_LIMITS = { limitMs: 5_000, maxOutputBytes: 100_000 }
/** Its own numbers at speed 1 and pitch 1. */
const WORDS_A_MINUTE = 165
const STANDARD_PITCH = 50
const MAX_OWN_PITCH = 99
/** Invented languages, and spellings of sounds. */
const LEFT_OUT = /^(?:piqd|qdb|qya|sjn|jbo|lfn|.*latn.*)$/
/** What people and browsers call them. */
const codes: Readonly<Record<string, string>> = toTable({
  'cmn': 'zh',
  'yue': 'yue',
  'fr-fr': 'fr',
  'en-us': 'en-us',
  'nb': 'nb',
})

let known: Promise<readonly EspeakVoice[]> | null = null
type EspeakVoice = Voice & { own: string }

/** eSpeak NG: over a hundred languages, small and quick. */
export const espeak = createSpeaker({
  id: 'embedded:espeak',
  label: 'eSpeak NG',
  about: 'Reads text aloud in over a hundred languages, the voice being the language; quick, and plainly a machine.',
  maker: 'The eSpeak NG project',
  family: 'espeak',
  version: null,
  voices: listEspeakVoices,
  hasPitch: () => true,
  async say({ text, voice, speed, pitch, folder, signal }) {
    await writeFile(join(folder, 'text'), `${text}\n`)
    const own = (voice as EspeakVoice).own
    const args = [
      '-v',
      own,
      '-s',
      rounded(WORDS_A_MINUTE * speed),
      '-p',
      rounded(Math.min(MAX_OWN_PITCH, STANDARD_PITCH * pitch)),
    ]
    await runCommand(ESPEAK, [...args, '-f', 'text', '-w', 'sound.wav'], {
      limitMs: LIMIT_MS,
      maxOutputBytes: 10_000,
      cwd: folder,
      signal,
    })
    return readFile(join(folder, 'sound.wav'))
  },
})

const rounded = (value: number) => `${Math.round(value)}`

/** One voice a language, American English first; where the language has no name of its own, what espeak calls the voice. */
export function listEspeakVoices(): Promise<readonly EspeakVoice[]> {
  known ??= readVoices().catch((error: unknown) => {
    known = null
    throw error
  })
  return known
}

async function readVoices(): Promise<readonly EspeakVoice[]> {
  const { stdout } = await runCommand(ESPEAK, ['--voices'], LIST_LIMITS)
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const voices = new Map<string, EspeakVoice>()
  for (const line of stdout.toString().split('\n').slice(1)) {
    const [, own, , itsName = ''] = line.trim().split(/\s+/)
    if (!own || LEFT_OUT.test(own)) continue
    const id = (codes[own] ?? own).toLowerCase()
    if (voices.has(id)) continue
    const label = nameOf(names, id)
    const isPlain = label.toLowerCase() !== id && ![...voices.values()].some((voice) => voice.label === label)
    voices.set(id, { id, own, language: id, label: isPlain ? label : itsName.replaceAll('_', ' ').trim() || label })
  }
  const american = voices.get('en-us')
  return [...(american ? [american] : []), ...[...voices.values()].filter((voice) => voice !== american)]
}

function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
