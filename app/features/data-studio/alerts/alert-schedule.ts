import { timesAfter } from '#app/engines/flows/schedule.ts'

export const oftenChoices = ['hourly', 'daily', 'weekly'] as const
export type When = { often: (typeof oftenChoices)[number]; hour: number; weekday: number; zone: string }

/** The next time of a schedule after a moment, by the clocks of its zone. */
export function nextLook({ often, hour, weekday, zone }: When, after: Date): Date | null {
  const pattern = often === 'hourly' ? '0 * * * *' : `0 ${hour} * * ${often === 'daily' ? '*' : weekday % 7}`
  return timesAfter({ pattern, zone }, after, 1)[0] ?? null
}
