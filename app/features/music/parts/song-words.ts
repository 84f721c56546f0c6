import type { SongFacts } from '#app/database/tables/music/songs.ts'

/** `92 beats a minute, 4/4, D minor, 1:15` */
export const toFactWords = ({ tempo, meter, key, seconds }: SongFacts): string =>
  `${Math.round(tempo * 10) / 10} beats a minute, ${meter}, ${key}, ${toClock(seconds)}`

/** Seconds as minutes and seconds. */
export const toClock = (seconds: number): string =>
  `${Math.floor(Math.round(seconds) / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`
