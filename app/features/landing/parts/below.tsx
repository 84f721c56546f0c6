import type { Example } from '../example.ts'
import type { LiveResults } from '../live-results.ts'
import { LearnSection } from './learn-section.tsx'
import { PlansSection } from './plans-section.tsx'
import { ToolTiles } from './tool-tiles.tsx'

type Props = { example: Example | null; live: LiveResults; hasTools: boolean }

/** What stands below the first screen of home: tools, what can be learned, plans. */
export function Below({ example, live, hasTools }: Props) {
  return (
    <>
      {hasTools ? <ToolTiles example={example} live={live} /> : null}
      <LearnSection />
      <PlansSection />
    </>
  )
}
