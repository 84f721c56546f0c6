import type { DeckTrack } from './deck.ts'

/** Fetches a track with its waveform and makes its sound ready to play. Throws an Error with a sentence. */
export async function loadTrack(
  context: AudioContext,
  { sound, wave }: { sound: string; wave: string },
): Promise<{ track: DeckTrack; buffer: AudioBuffer }> {
  const [about, bytes] = await Promise.all([fetch(wave), fetch(sound)]).catch(() => {
    throw new Error('The track could not be fetched. Look at your connection, then load it again.')
  })
  if (!about.ok || !bytes.ok) throw new Error('This track is no longer there, or it was not listened to yet.')
  const track = (await about.json()) as DeckTrack
  const buffer = await context.decodeAudioData(await bytes.arrayBuffer()).catch(() => {
    throw new Error('This browser cannot play this kind of file. Send it as MP3 or WAV.')
  })
  return { track, buffer }
}
