import type { LandingProps } from '../parts/landing-props.ts'
import { SpokenFramework } from './spoken-framework.tsx'
import { SpokenMinute } from './spoken-minute.tsx'
import { SpokenStory } from './spoken-story.tsx'

export function Voice2emailPage({ variant }: LandingProps) {
  if (variant === 'v2') return <SpokenMinute />
  if (variant === 'framework') return <SpokenFramework />
  return <SpokenStory />
}
