import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { ScreenId } from '#app/catalogue/screens.ts'
import { to } from '#app/catalogue/to.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Panda } from '#app/ui/panda.tsx'
import { SeatMark } from '#app/ui/seat-mark.tsx'
import { toTool } from '../openings.ts'
import { OpeningBadge } from './tool-link.tsx'
import { Section } from './section.tsx'

export function ToolBento() {
  return (
    <Section id="tools" title="One panda, a bench full of tools" aside={<Link to={to('list')} className="link">All tools</Link>}>
      <div className="grid grid-cols-12 gap-4">
        <Tile screen="image-studio" icon="image" title="Image generation" wide="lg:col-span-5" picture={<Shots />}>
          Describe it, pick one of four, nudge it until it is yours.
        </Tile>
        <Tile screen="voice-tools" icon="mic" title="Voice tools" wide="lg:col-span-4" picture={<Wave />} wordsFirst>
          Have a text read aloud, or speech written down.
        </Tile>
        <Tile screen="document-analyzer" icon="file-text" title="Document analysis" wide="lg:col-span-3" picture={<Page />}>
          Drop in a contract. Get the parts that bite.
        </Tile>
        <Tile screen="threads" icon="messages-square" title="Collaborative threads" wide="lg:col-span-4" picture={<Talk />}>
          People and engines in one conversation.
        </Tile>
        <Tile
          screen="voice-email"
          icon="mail"
          title="Voice to email"
          wide="lg:col-span-4"
          picture={<Panda pose="envelope" className="absolute right-2.5 -bottom-8.5 w-53.5 max-sm:right-3.5 max-sm:-bottom-10 max-sm:w-44" />}
          wordsFirst
          brand="voice2email"
        >
          Ramble for a minute. Send something kind and clear.
        </Tile>
        <Tile screen="code-generator" icon="code" title="Code generator" wide="lg:col-span-4" picture={<Code />}>
          With tests, and a reason for each choice.
        </Tile>
      </div>
    </Section>
  )
}

function Tile({
  screen,
  icon,
  title,
  wide,
  picture,
  wordsFirst = false,
  brand,
  children,
}: {
  screen: ScreenId
  icon: IconName
  title: string
  wide: string
  picture: ReactNode
  wordsFirst?: boolean
  /** A tile that leads to another brand wears that brand's accent. */
  brand?: 'voice2email'
  children: ReactNode
}) {
  return (
    <Link
      to={toTool(screen)}
      data-brand={brand}
      className={`rounded-sheet relative col-span-12 flex min-h-71 flex-col overflow-clip shadow-sm transition-[box-shadow,transform] duration-base ease-arrive hover:-translate-y-0.5 hover:shadow-md sm:col-span-6 ${wide} ${wordsFirst ? 'justify-start' : 'justify-end'} ${brand ? 'bg-accent-soft' : 'bg-surface'}`}
    >
      {picture}
      <div className="relative px-6 pt-5 pb-5.5">
        <h3 className="flex items-center gap-2.25 heading-small">
          <Icon name={icon} size={20} className="text-accent-text" />
          {title}
        </h3>
        <p className={`mt-1.25 max-w-[30ch] text-sm ${brand ? 'text-accent-soft-fg' : 'text-fg-muted'}`}>{children}</p>
        <OpeningBadge screen={screen} className="mt-3" />
      </div>
    </Link>
  )
}

function Shots() {
  const shot = 'size-full min-h-0 object-cover'
  return (
    <div className="absolute inset-x-0 top-0 bottom-34 grid grid-cols-[1.5fr_1fr] grid-rows-2 gap-1 overflow-hidden">
      <img src="/art/landing-valley-1.svg" alt="" width={480} height={480} loading="lazy" className={`${shot} row-span-2`} />
      <img src="/art/landing-valley-2.svg" alt="" width={480} height={480} loading="lazy" className={shot} />
      <img src="/art/landing-valley-3.svg" alt="" width={480} height={480} loading="lazy" className={shot} />
    </div>
  )
}

const waveHeights = [10, 18, 30, 22, 40, 58, 44, 66, 50, 30, 46, 62, 38, 24, 34, 20, 12, 26, 16, 8]
const spokenBars = 11

function Wave() {
  return (
    <>
      <div className="absolute bottom-9 left-6 flex h-17.5 items-center gap-1" aria-hidden="true">
        {waveHeights.map((height, index) => (
          <i
            key={index}
            style={{ height }}
            className={`w-1 rounded-[3px] ${index < spokenBars ? 'bg-accent' : 'bg-line-strong'}`}
          />
        ))}
      </div>
      <Panda pose="headphones" className="absolute right-1.5 -bottom-13 w-49" />
    </>
  )
}

function Page() {
  const line = 'mb-2.75 block h-2 rounded bg-line-strong'
  return (
    <div
      className="absolute inset-x-7 top-6.5 bottom-31 rounded-t-[14px] bg-bg p-4.5 shadow-sm [mask-image:linear-gradient(#000_70%,transparent)]"
      aria-hidden="true"
    >
      <i className={`${line} w-[46%]`} />
      <i className={line} />
      <i className={`${line} w-[82%] bg-warning`} />
      <i className={line} />
      <i className={`${line} w-[64%]`} />
      <em className="absolute top-16.5 left-6 rounded-[4px_10px_10px_10px] bg-warning px-2.5 py-2 text-xs leading-none font-medium whitespace-nowrap text-warning-fg not-italic">
        Renews by itself on 1 March
      </em>
    </div>
  )
}

function Talk() {
  return (
    <div className="absolute inset-x-5 top-6 grid gap-2.5 text-sm" aria-hidden="true">
      <p className="flex w-fit max-w-[88%] items-start gap-2.5 rounded-[6px_16px_16px_16px] bg-sunken py-2.75 pr-3.5 pl-2.75">
        Can we trust the second source?
      </p>
      <p className="flex w-fit max-w-[88%] items-start gap-2.5 justify-self-end rounded-[16px_6px_16px_16px] bg-info-soft py-2.75 pr-3.5 pl-2.75 text-info-soft-fg">
        <SeatMark seat={2} size={16} />
        It cites a 2019 draft. The final paper softened it.
      </p>
    </div>
  )
}

function Code() {
  return (
    <pre
      className="absolute inset-x-0 top-0 bottom-30 m-0 overflow-hidden bg-[light-dark(var(--ink-900),var(--ink-1000))] p-6 font-mono text-[13px] leading-[1.65] tracking-[-0.02em] text-ink-200"
      aria-hidden="true"
    >
      <code>
        <span className="text-ink-400">{'// plain words in, tested code out\n'}</span>
        <span className="text-bamboo-300">export</span>
        {' function nextFreeDay(team) {\n  return team.calendar\n    .find(day => '}
        <span className="text-bamboo-300">!day.busy</span>
        {')\n}'}
      </code>
    </pre>
  )
}
