import type { LandingProps } from '../parts/landing-props.ts'
import type { AdminFormResult } from './desk.server.ts'
import { PracticeDay } from './practice-day.tsx'
import { QuietDesk } from './quiet-desk.tsx'

export function SpeaktoemailPage({ variant, result }: LandingProps<null, AdminFormResult>) {
  return variant === 'v2' ? <PracticeDay result={result} /> : <QuietDesk result={result} />
}
