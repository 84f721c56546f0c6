export const tracks = ['fundamentals', 'tutorials'] as const
export type Track = (typeof tracks)[number]

export const trackTitles = {
  fundamentals: 'Fundamentals',
  tutorials: 'Tutorials',
} as const satisfies Record<Track, string>

export const trackAbouts = {
  fundamentals: 'What these programs do, how to ask them, and how to tell whether they are right.',
  tutorials: 'One lesson for each tool that works here, with the tool beside the text.',
} as const satisfies Record<Track, string>

export const isTrack = (word: string | null): word is Track => tracks.some((track) => track === word)
