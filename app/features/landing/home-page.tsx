import { Below } from './below.ts'
import type { Example } from './example.ts'
import { ForYou } from './yours/for-you-later.ts'
import type { ForYouView } from './yours/for-you.server.ts'
import { heroes } from './heroes.ts'
import { HeroDefault } from './parts/hero-default.tsx'
import { SureSection } from './parts/sure-section.tsx'
import type { LiveResults } from './live-results.ts'
import type { HomeVariant } from './home-variant.ts'

/** The default home. A variant whose hero shows the counted example, or the tools, does not show them twice. */
type Props = { variant: HomeVariant; example: Example | null; live: LiveResults; yours: ForYouView | null }

export function HomePage({ variant, example, live, yours }: Props) {
  const showsExample = variant === 'split' || variant === 'editorial'
  const hero = example || !showsExample ? variant : 'default'
  return (
    <>
      {hero === 'default' && <HeroDefault />}
      {example && hero === 'split' && <heroes.split example={example} />}
      {hero === 'centred' && <heroes.centred />}
      {example && hero === 'editorial' && <heroes.editorial example={example} />}
      {hero === 'picker' && <heroes.picker />}
      {yours && <ForYou view={yours} />}
      {example && !showsExample && !yours?.isShort && <SureSection example={example} />}
      {yours?.isShort ? null : <Below example={example} live={live} hasTools={variant !== 'picker'} />}
    </>
  )
}
