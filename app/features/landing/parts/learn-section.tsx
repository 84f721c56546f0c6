import { byOpenness } from '#app/catalogue/doors.ts'
import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'

const tracks = [
  {
    name: 'Fundamentals',
    about: 'How models think, and when they guess',
    screen: 'university',
    href: to('university', null, { track: 'fundamentals' }),
  },
  {
    name: 'Tutorials',
    about: 'From a blank prompt to a finished thing',
    screen: 'university',
    href: to('university', null, { track: 'tutorials' }),
  },
  { name: 'Blog', about: 'What we changed, what we learned, what we got wrong', screen: 'blog', href: to('blog') },
  { name: 'World', about: 'Countries side by side, each fact with its source', screen: 'world', href: to('world') },
  { name: 'Help', about: 'How answers are compared, and what stays with you', screen: 'support', href: to('support') },
] as const

const { open, coming } = byOpenness(tracks, ({ screen }) => screen)
const SHOWN = 3

export function LearnSection() {
  return (
    <section
      aria-labelledby="learn"
      className="page mt-section grid items-center gap-[clamp(1.5rem,6vw,5.5rem)] lg:grid-cols-[300px_1fr]"
    >
      <Panda pose="reading" className="mx-auto w-55 lg:w-full" />
      <div>
        <h2 id="learn" className="heading-page">
          Learn it once, slowly, for good
        </h2>
        <p className="mt-2.5 lead">Facts with their sources, and no jargon left unexplained.</p>
        <ul className="mt-5.5">
          {open.slice(0, SHOWN).map((track) => (
            <li key={track.name} className="border-t border-line">
              <Link to={track.href} className="group flex items-center justify-between gap-6 py-3.75">
                <span>
                  <b className="block text-base font-strong group-hover:text-accent-text">{track.name}</b>
                  <span className="text-[0.8125rem] text-fg-muted">{track.about}</span>
                </span>
                <Icon name="arrow-right" size={18} className="flex-none text-fg-subtle" />
              </Link>
            </li>
          ))}
        </ul>
        {coming.length > 0 ? (
          <p className="mt-3 text-[0.8125rem] text-fg-subtle">
            Coming: {coming.map(({ name }) => name.toLowerCase()).join(', ')}.
          </p>
        ) : null}
      </div>
    </section>
  )
}
