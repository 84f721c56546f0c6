import { Form, Link } from '@remix-run/react'
import { Suspense, lazy, useState } from 'react'
import { toQuery } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { toShortClock } from '#app/engines/transcript/times.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import type { RadioTrack } from '../radio/radio.server.ts'
import type { DeskView } from '../work/dj-view.server.ts'
import { ToCrate } from './decks-part.tsx'

const LiveRadio = lazy(async () => ({ default: (await import('../decks/live-radio.tsx')).LiveRadio }))

/** The radio: a queue without an end, made by rules from what was chosen to begin with. */
export function RadioPart({ view: { tracks, radio }, more }: { view: DeskView; more: string }) {
  const playable = tracks.filter(({ isPlayable }) => isPlayable)
  if (playable.length === 0 || !radio)
    return (
      <EmptyState title="Nothing to play yet" pose="headphones" action={<ToCrate />}>
        The radio plays from your crate, so something has to be in it.
      </EmptyState>
    )
  const { seeds, items, next } = radio
  const seedQuery = seeds.map((seed) => toQuery({ seed }).slice(1)).join('&')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-9 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {items.length === 0 ? (
          <p className="text-fg-muted">
            Choose one or more tracks to begin with. The radio goes on by itself from there.
          </p>
        ) : (
          <>
            <Live key={seedQuery + radio.from} items={items} more={`${more}?${seedQuery}&place=`} />
            <Queue items={items} />
            <p>
              <ButtonLink to={`${to('v2-dj', null, { part: 'radio' })}&${seedQuery}&place=${next}`} variant="plain">
                What comes after that
              </ButtonLink>
            </p>
          </>
        )}
      </div>
      <Form method="get" className="grid gap-4">
        <input type="hidden" name="part" value="radio" />
        <fieldset className="min-w-0">
          <legend className="heading-small">Begin with</legend>
          <ul className="mt-2 max-h-[32rem] overflow-y-auto" key={seedQuery}>
            {playable.map(({ id, title, tempo, key }) => (
              <li key={id}>
                <Checkbox
                  name="seed"
                  value={id}
                  label={<bdi>{title}</bdi>}
                  help={[tempo, key].filter(Boolean).join(', ')}
                  defaultChecked={seeds.includes(id)}
                />
              </li>
            ))}
          </ul>
        </fieldset>
        <Button type="submit" variant={items.length === 0 ? 'accent' : 'plain'} className="justify-self-start">
          <Icon name="audio-lines" size={17} /> {items.length === 0 ? 'Make the radio' : 'Begin anew'}
        </Button>
      </Form>
    </div>
  )
}

function Live({ items, more }: { items: readonly RadioTrack[]; more: string }) {
  const hasScript = useHasScript()
  const [isOpen, open] = useState(false)
  if (!hasScript) return null
  if (!isOpen)
    return (
      <Button size="lg" className="justify-self-start" onClick={() => open(true)}>
        <Icon name="play" size={18} /> Play the radio
      </Button>
    )
  return (
    <Suspense fallback={<p role="status">The radio is being set up …</p>}>
      <LiveRadio items={items} more={more} />
    </Suspense>
  )
}

function Queue({ items }: { items: readonly RadioTrack[] }) {
  return (
    <ol className="border-b border-line" aria-label="What comes next">
      {items.map(({ number, id, title, seconds, why, sound }) => (
        <li key={number} className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-2 border-t border-line py-3">
          <span className="text-[0.8125rem] text-fg-subtle tabular-nums">{number}</span>
          <div className="min-w-0">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <Link to={to('v2-dj', null, { track: id })} className="link min-w-0 font-strong wrap-anywhere">
                <bdi>{title}</bdi>
              </Link>
              <span className="text-[0.8125rem] text-fg-subtle tabular-nums">{toShortClock(seconds)}</span>
            </p>
            <p className="text-[0.8125rem] text-fg-muted wrap-anywhere">{why}</p>
            <noscript>
              {/* eslint-disable-next-line jsx-a11y/media-has-caption -- music without words to caption */}
              <audio src={sound} controls preload="none" aria-label={title} className="mt-1.5 w-full" />
            </noscript>
          </div>
        </li>
      ))}
    </ol>
  )
}
