import { createTurns } from '#app/platform/command.server.ts'
import { EngineFailure } from '#app/providers/engine.ts'
import type { Engine } from '#app/providers/engine.ts'
import { toMachineFailure } from '#app/providers/machine-failure.ts'
import { withScratchFolder } from '#app/providers/scratch-folder.server.ts'
import { encodeSpeech, shiftPitch } from './encode.server.ts'
import { MAX_PITCH, MAX_SPEED, MAX_SPOKEN_CHARS, MIN_PITCH, MIN_SPEED } from './speak.limits.ts'
import { toUtterances } from './utterances.ts'
import { joinSounds, readWav, toSeconds, writeWav } from './wav.ts'
import type { Sound } from './wav.ts'

/** A voice of an engine: what `voice` of the speak port may be. */
export type Voice = { id: string; label: string; language: string }

export type Utterance = {
  text: string
  voice: Voice
  speed: number
  pitch: number
  /** A folder of its own, which goes away by itself. */
  folder: string
  signal: AbortSignal
}

export type SpeakerParts = Pick<Engine, 'id' | 'label' | 'about' | 'maker' | 'family' | 'version'> & {
  /** The first one speaks when none was chosen. */
  voices(): Promise<readonly Voice[]>
  /** Says one piece: a WAV file. */
  say(utterance: Utterance): Promise<Buffer>
  /** Whether the voice itself changes its pitch; else the sound is shifted afterwards. */
  hasPitch(voice: Voice): boolean
}

/** All the engines together, as each is a process of its own. */
const turns = createTurns({ most: 2, maxWaiting: 12 })
const LIMIT_MS = 120_000
const REST_S = 0.22

/** An engine of the speak port around a program that says one piece of text at a time. */
export function createSpeaker(parts: SpeakerParts): Engine<'speak'> {
  const { say, hasPitch, id, label, about, maker, family, version } = parts
  return {
    ...{ id, label, about, maker, family, version },
    port: 'speak',
    providerId: null,
    unit: 'character',
    contextUnits: MAX_SPOKEN_CHARS,
    limitMs: LIMIT_MS,
    async run({ text, voice: asked, speed, pitch, format }, { signal, onProgress }) {
      const pieces = toPieces(text)
      const wish = { speed: within(speed, MIN_SPEED, MAX_SPEED), pitch: within(pitch, MIN_PITCH, MAX_PITCH) }
      try {
        return await turns.inTurn(
          () =>
            withScratchFolder('speech', async (folder) => {
              const voice = await findVoice(parts, asked)
              const sounds: Sound[] = []
              for (const [nth, piece] of pieces.entries()) {
                signal.throwIfAborted()
                sounds.push(readWav(await say({ text: piece, voice, ...wish, folder, signal })))
                onProgress?.((nth + 1) / pieces.length)
              }
              const spoken = joinSounds(sounds as [Sound, ...Sound[]], REST_S)
              if (spoken.samples.length === 0) throw new EngineFailure('unable', `${label} has no sound for this text`)
              const sound =
                wish.pitch === 1 || hasPitch(voice) ? spoken : await shiftPitch(spoken, wish.pitch, folder, signal)
              const audio = await encodeSpeech(writeWav(sound), format, folder, signal)
              return { result: { audio, seconds: toSeconds(sound) }, usage: { input: [...text].length, output: null } }
            }),
          signal,
        )
      } catch (error) {
        throw toMachineFailure(error, signal)
      }
    },
  }
}

function toPieces(text: string): string[] {
  if ([...text].length > MAX_SPOKEN_CHARS)
    throw new EngineFailure('unable', `A text to speak has ${MAX_SPOKEN_CHARS} characters at most`)
  const pieces = toUtterances(text)
  if (pieces.length === 0) throw new EngineFailure('unable', 'There is nothing to say')
  return pieces
}

async function findVoice({ voices, label }: SpeakerParts, asked: string | null): Promise<Voice> {
  const known = await voices()
  const plain = asked?.toLowerCase()
  const found = plain
    ? (known.find(({ id }) => id === plain) ?? known.find(({ id }) => id === plain.split('-')[0]))
    : known[0]
  if (!found) throw new EngineFailure('unable', `${label} has no voice called ${asked ?? 'anything'}`)
  return found
}

const within = (value: number, low: number, high: number) =>
  Number.isFinite(value) ? Math.min(high, Math.max(low, value)) : 1
