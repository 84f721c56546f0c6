import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { ScreenId } from '#app/catalogue/screens.ts'
import { to } from '#app/catalogue/to.ts'
import { Icon, type IconName } from '#app/ui/brand/icon.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { toTool } from '../openings.ts'
import { OpeningBadge } from './tool-link.tsx'
import { Section } from './section.tsx'
import { Code, Page, Shots, Talk, Wave } from './tool-pictures.tsx'

export function ToolBento() {
  return (
    <Section
      id="tools"
      title="One panda, a bench full of tools"
      aside={
        <Link to={to('list')} className="link">
          All tools
        </Link>
      }
    >
      <div className="grid grid-cols-12 gap-4">
        <Tile screen="image-studio" icon="image" title="Image generation" wide="lg:col-span-5" picture={<Shots />}>
          Describe it, pick one of four, nudge it until it is yours.
        </Tile>
        <Tile screen="voice-tools" icon="mic" title="Voice tools" wide="lg:col-span-4" picture={<Wave />} wordsFirst>
          Have a text read aloud, or speech written down.
        </Tile>
        <Tile
          screen="document-analyzer"
          icon="file-text"
          title="Document analysis"
          wide="lg:col-span-3"
          picture={<Page />}
        >
          Drop in a contract. Get the parts that bite.
        </Tile>
        <Tile
          screen="threads"
          icon="messages-square"
          title="Collaborative threads"
          wide="lg:col-span-4"
          picture={<Talk />}
        >
          People and engines in one conversation.
        </Tile>
        <Tile
          screen="voice-email"
          icon="mail"
          title="Voice to email"
          wide="lg:col-span-4"
          picture={
            <Panda
              pose="envelope"
              className="absolute right-2.5 -bottom-8.5 w-53.5 max-sm:right-3.5 max-sm:-bottom-10 max-sm:w-44"
            />
          }
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

const tile =
  'rounded-sheet relative col-span-12 flex min-h-71 flex-col overflow-clip shadow-sm sm:col-span-6 ' +
  'transition-[box-shadow,translate] duration-base ease-arrive hover:-translate-y-0.5 hover:shadow-md'

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
      className={`${tile} ${wide} ${wordsFirst ? 'justify-start' : 'justify-end'} ${brand ? 'bg-accent-soft' : 'bg-surface'}`}
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
