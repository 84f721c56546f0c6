/** Uses that music is often wanted for, each as words anybody could have written. */
export const presets = [
  { name: 'bed-calm', label: 'Sound bed, calm', prompt: 'Calm ambient loop, 45 seconds, no tune' },
  { name: 'bed-bright', label: 'Sound bed, bright', prompt: 'Bright folk loop, 40 seconds, no tune' },
  { name: 'bed-driving', label: 'Sound bed, driving', prompt: 'Lively house loop, 45 seconds, no tune' },
  { name: 'podcast', label: 'Podcast intro', prompt: 'Lively funk, 12 seconds, with brass' },
  { name: 'news', label: 'Podcast intro, serious', prompt: 'Cinematic, 14 seconds, in D minor' },
  { name: 'ringtone', label: 'Ringtone', prompt: 'Bright chiptune ringtone, 15 seconds' },
  { name: 'ringtone-soft', label: 'Ringtone, soft', prompt: 'Calm lullaby loop with marimba, 16 seconds' },
  { name: 'study', label: 'Study beats', prompt: 'Lofi study beats, 3 minutes, 74 bpm' },
  { name: 'noise', label: 'Study noise', prompt: 'Ambient loop with noise, 2 minutes, no tune, no bass' },
] as const
