import { open } from 'node:fs/promises'
import { groupVoices } from '#app/engines/voices-apart/group-voices.ts'
import { createVoiceMeter, VOICE_RATE, type VoiceTraits } from '#app/engines/voices-apart/voice-traits.ts'

const BYTES_A_SAMPLE = 2
/** So much of one stretch is listened to. */
const MOST_S = 12

export type VoicesAsked = { file: string; stretches: readonly { startS: number; endS: number }[]; voices: number }

/** Which voice speaks in each stretch of a file of samples: one channel, 16 bits, 16,000 a second. */
export async function tellVoices({ file, stretches, voices }: VoicesAsked): Promise<number[]> {
  const meter = createVoiceMeter()
  const handle = await open(file)
  try {
    const traits: (VoiceTraits | null)[] = []
    for (const { startS, endS } of stretches) {
      const count = Math.max(0, Math.round(Math.min(MOST_S, endS - startS) * VOICE_RATE))
      const bytes = Buffer.alloc(count * BYTES_A_SAMPLE)
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, Math.round(startS * VOICE_RATE) * BYTES_A_SAMPLE)
      const samples = Float32Array.from(
        { length: Math.floor(bytesRead / BYTES_A_SAMPLE) },
        (_, n) => bytes.readInt16LE(n * BYTES_A_SAMPLE) / 32_768,
      )
      traits.push(meter(samples))
    }
    return groupVoices(traits, voices)
  } finally {
    await handle.close()
  }
}
