import type { Example } from './example.ts'
import { HeroCentred } from './parts/hero-centred.tsx'
import { HeroDefault } from './parts/hero-default.tsx'
import { HeroEditorial } from './parts/hero-editorial.tsx'
import { HeroPicker } from './parts/hero-picker.tsx'
import { HeroSplit } from './parts/hero-split.tsx'
import { LearnSection } from './parts/learn-section.tsx'
import { PlansSection } from './parts/plans-section.tsx'
import { SureSection } from './parts/sure-section.tsx'
import { ToolBento } from './parts/tool-bento.tsx'
import type { HomeVariant } from './home-variant.ts'

/** The default home. A variant whose hero shows the counted example, or the tools, does not show them twice. */
export function HomePage({ variant, example }: { variant: HomeVariant; example: Example | null }) {
  const showsExample = variant === 'split' || variant === 'editorial'
  const hero = example || !showsExample ? variant : 'default'
  return (
    <>
      {hero === 'default' && <HeroDefault />}
      {example && hero === 'split' && <HeroSplit example={example} />}
      {hero === 'centred' && <HeroCentred />}
      {example && hero === 'editorial' && <HeroEditorial example={example} />}
      {hero === 'picker' && <HeroPicker />}
      {example && !showsExample && <SureSection example={example} />}
      {variant !== 'picker' && <ToolBento />}
      <LearnSection />
      <PlansSection />
    </>
  )
}
