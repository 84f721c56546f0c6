import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { isOpen } from '#app/catalogue/doors.ts'
import { to } from '#app/catalogue/to.ts'
import { AgreementRing } from '#app/ui/brand/agreement-ring.tsx'
import { Icon, type IconName } from '#app/ui/brand/icon.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { toSeatNumber } from '#app/ui/brand/seat-mark.tsx'
import type { Example } from '../example.ts'
import type { LiveResults } from '../live-results.ts'
import { Section } from './section.tsx'

type Props = { example: Example | null; live: LiveResults }

/** Tools that work here today, each with something it has just done. */
export function ToolTiles({ example, live: { sum, world, day, allies } }: Props) {
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
        <Tile
          href={to('consensus', null, { way: 'compare' })}
          icon="scale"
          title="Compare answers you have"
          about="Paste what chatbots said. See claim by claim who agrees."
          wide="lg:col-span-5"
        >
          {example ? <Ring example={example} /> : null}
        </Tile>
        <Tile
          href={to('chat')}
          icon="message-circle"
          title="Chat"
          about="One model, source or ally, and nothing gets lost."
          wide="lg:col-span-4"
        >
          {sum ? <Talk {...sum} /> : null}
        </Tile>
        <Tile
          href={to('world')}
          icon="globe"
          title="World"
          about="Every country, with its facts and maps."
          wide="lg:col-span-3"
        >
          {world ? <Talk {...world} /> : null}
        </Tile>
        <MoreTiles day={day} allies={allies} />
      </div>
    </Section>
  )
}

function MoreTiles({ day, allies }: Pick<LiveResults, 'day' | 'allies'>) {
  return (
    <>
      <Tile
        href={to('summon')}
        icon="users"
        title="Allies"
        about="Helpers with a job of their own, also without a model."
        wide="lg:col-span-4"
      >
        <ul className="grid gap-1.5 text-sm">
          {allies.map((name) => (
            <li key={name} className="w-fit rounded-full bg-sunken px-3 py-1">
              {name}
            </li>
          ))}
        </ul>
      </Tile>
      <Tile
        href={to('inbox-landing')}
        icon="inbox"
        title="Inbox"
        about="Mail in piles, with the reason for each."
        wide="lg:col-span-4"
        brand="inbox"
      >
        <p className="max-w-[68%] text-sm text-accent-soft-fg">
          <b className="font-medium">Sample mail: </b>
          {day}
        </p>
        <Panda pose="envelope" className="absolute -right-2 -bottom-9 w-36" />
      </Tile>
      <Tile
        href={isOpen('image-studio') ? to('image-studio') : to('universal-hub')}
        icon="image"
        title="Draw"
        about="Say what you see, and keep the picture."
        wide="lg:col-span-4"
      >
        <img
          src="/art/landing-valley-1.svg"
          alt=""
          width={480}
          height={480}
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
        />
      </Tile>
    </>
  )
}

const tile =
  'rounded-sheet relative col-span-12 flex min-h-67 flex-col overflow-clip shadow-sm sm:col-span-6 ' +
  'transition-[box-shadow,translate] duration-base ease-arrive hover:-translate-y-0.5 hover:shadow-md'

type TileProps = {
  href: string
  icon: IconName
  title: string
  about: string
  wide: string
  /** A tile that leads to another brand wears that brand's accent. */
  brand?: 'inbox'
  /** What the tool has just done. */
  children: ReactNode
}

function Tile({ href, icon, title, about, wide, brand, children }: TileProps) {
  return (
    <Link
      to={href}
      data-brand={brand}
      className={`${tile} ${wide} max-sm:min-h-0 ${brand ? 'bg-accent-soft' : 'bg-surface'}`}
    >
      <span className="px-6 pt-5 max-sm:px-5">
        <h3 className="flex items-center gap-2.25 heading-small">
          <Icon name={icon} size={20} className="text-accent-text" />
          {title}
        </h3>
        <span className={`mt-1.25 block text-sm ${brand ? 'text-accent-soft-fg' : 'text-fg-muted'}`}>{about}</span>
      </span>
      <div className="relative mt-4 flex-1 px-6 pb-5.5 max-sm:px-5">{children}</div>
    </Link>
  )
}

function Ring({ example }: { example: Example }) {
  const seats = example.answers.map(({ name, shareInLine }, n) => ({ name, seat: toSeatNumber(n), share: shareInLine }))
  return (
    <div className="flex items-center gap-5">
      <AgreementRing size={116} seats={seats} centre={`${Math.round(example.agreement * 100)}%`} caption="in line" />
      <ul className="grid gap-2 text-sm">
        {example.claims.slice(0, 2).map(({ text, verdict }) => (
          <li key={text}>
            {text} <span className="block text-xs text-fg-subtle">{verdict}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A question and what this server answered. */
function Talk({ question, answer }: { question: string; answer: string }) {
  return (
    <div className="grid gap-2 text-sm">
      <p className="w-fit max-w-[92%] justify-self-end rounded-[16px_6px_16px_16px] bg-primary px-3.5 py-2 text-fg-on-ink">
        {question}
      </p>
      <p className="w-fit max-w-[92%] rounded-[6px_16px_16px_16px] bg-sunken px-3.5 py-2">
        <span className="line-clamp-3">{answer}</span>
      </p>
    </div>
  )
}
