import type { LandingProps } from '../parts/landing-props.ts'
import { PracticeDay } from './practice-day.tsx'
import { QuietDesk } from './quiet-desk.tsx'

export function SpeaktoemailPage({ variant }: LandingProps) {
  return variant === 'v2' ? <PracticeDay /> : <QuietDesk />
}
