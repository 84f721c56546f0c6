import { Link } from '@remix-run/react'
import type { BrandTheme } from '#app/brands/brand.ts'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { letsPandaMove, readBrandLook } from '../logos/brand-looks.ts'
import type { HeroWords } from './hero-words.ts'
import { HeroAction } from './hero-action.tsx'
import { SampleCard, SampleTable } from './hero-sample.tsx'

type FormProps = { words: HeroWords; theme: BrandTheme }

const headline =
  'text-[clamp(1.875rem,6.2cqi,3.5rem)] leading-[1.05] font-display tracking-[-0.036em] text-balance break-words'
const lead = 'text-[clamp(1rem,2cqi,1.125rem)] leading-relaxed text-fg-muted text-pretty'

export function HeroLeaning({ words, theme }: FormProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_clamp(120px,24cqi,210px)]">
      <div className="col-span-2 @xl:col-span-1 @xl:pb-8">
        <p className={headline}>{words.headline}</p>
        <p className={`mt-4 max-w-[33em] ${lead}`}>{words.lead}</p>
      </div>
      <Panda
        pose="peek"
        live={letsPandaMove(theme)}
        className="z-1 col-start-2 -mb-3.5 w-full self-end pe-2 @xl:-mb-5"
      />
      <div className="col-span-2">
        <HeroAction theme={theme} />
      </div>
    </div>
  )
}

export function HeroSplit({ words, theme }: FormProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-8 @3xl:grid-cols-[1.08fr_minmax(0,1fr)]">
      <div className="min-w-0">
        <p className={headline}>{words.headline}</p>
        <p className={`mt-4 mb-6 max-w-[30em] ${lead}`}>{words.lead}</p>
        <HeroAction theme={theme} />
      </div>
      <SampleCard />
    </div>
  )
}

export function HeroCentred({ words, theme }: FormProps) {
  return (
    <div className="mx-auto grid max-w-[44rem] grid-cols-[minmax(0,1fr)] justify-items-center text-center">
      <p className={headline}>{words.headline}</p>
      <p className={`mt-4 max-w-[30em] ${lead}`}>{words.lead}</p>
      <Panda pose="peek" live={letsPandaMove(theme)} className="z-1 mt-7 -mb-[17px] w-[158px]" />
      <div className="w-full text-start">
        <HeroAction theme={theme} />
      </div>
    </div>
  )
}

export function HeroEditorial({ words, theme }: FormProps) {
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 border-b-2 border-fg pb-6 @3xl:grid-cols-[1.6fr_1fr] @3xl:items-end">
        <p className="text-[clamp(2.25rem,8.4cqi,4.75rem)] leading-none font-display tracking-[-0.045em] text-balance break-words">
          {words.headline}
        </p>
        <p className={lead}>{words.lead}</p>
      </div>
      <SampleTable />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 @3xl:grid-cols-[1fr_1.6fr] @3xl:items-center">
        <p className="heading-card">Now one of yours</p>
        <HeroAction theme={theme} />
      </div>
    </>
  )
}

const errands = [
  { verb: 'Make an image', icon: 'image', to: to('image-studio') },
  { verb: 'Read a document', icon: 'file-text', to: to('document-analyzer') },
  { verb: 'Speak an email', icon: 'mic', to: to('voice2email-landing') },
  { verb: 'Learn something', icon: 'graduation-cap', to: to('university') },
] as const

export function HeroPicker({ words, theme }: FormProps) {
  return (
    <>
      <p className={headline}>{words.headline}</p>
      <div className="mt-7 grid grid-cols-2 gap-3 @3xl:grid-cols-4">
        <div className="rounded-sheet relative col-span-2 row-span-2 flex flex-col justify-end overflow-clip bg-accent-soft p-4 @xl:p-6">
          <Panda
            pose={readBrandLook(theme).pose}
            live={letsPandaMove(theme)}
            className="-mt-1 mb-2 w-28 self-end @xl:w-36"
          />
          <p className="mb-4 max-w-[34ch] text-accent-soft-fg">{words.lead}</p>
          <HeroAction theme={theme} />
        </div>
        {errands.map((errand) => (
          <Link
            key={errand.verb}
            to={errand.to}
            className="rounded-sheet flex min-h-32 flex-col justify-between bg-surface p-4 font-medium shadow-sm hover:shadow-md"
          >
            <Icon name={errand.icon} size={24} className="text-accent-text" />
            {errand.verb}
          </Link>
        ))}
      </div>
    </>
  )
}
