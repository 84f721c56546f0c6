import { BED_RATE, BED_VERSION, composeBed } from '#app/engines/music-bed/bed.ts'
import { writeWav } from '#app/providers/speech/wav.ts'
import { keepPiece, toPieceName } from '../keeping/pieces.server.ts'
import type { Project } from '../storyboard/project.ts'

/** The music below a film as a WAV file that is played again and again; null: there is none. */
export async function bedOf(filmId: string, { music }: Pick<Project, 'music'>): Promise<string | null> {
  const { mood, seed } = music
  if (mood === 'none' || music.level === 0) return null
  const { file } = await keepPiece(filmId, toPieceName(['bed', BED_VERSION, mood, seed], 'wav'), async () => {
    const samples = await composeBed(mood, seed)
    return writeWav({ rate: BED_RATE, samples: Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength) })
  })
  return file
}

/** How loud the music is against the voice, from 0 to 1. */
export const toBedLevel = (level: number): number => (level / 100) ** 1.5
