import type { LandingProps } from '../parts/landing-props.ts'
import type { letterForm, LetterResult } from './letter/letter-form.server.ts'
import { SpokenFramework } from './spoken-framework.tsx'
import { SpokenMinute } from './spoken-minute.tsx'
import { SpokenStory } from './spoken-story.tsx'

type Data = ReturnType<typeof letterForm.read>

export function Voice2emailPage({ variant, data, result }: LandingProps<Data, LetterResult>) {
  if (!data) return null
  const { example } = data
  if (variant === 'v2') return <SpokenMinute example={example} result={result} />
  if (variant === 'framework') return <SpokenFramework example={example} result={result} />
  return <SpokenStory example={example} result={result} />
}
