import { Suspense, lazy, useState } from 'react'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, Select } from '#app/ui/controls/field.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import { Form } from '@remix-run/react'
import type { DeskView } from '../work/dj-view.server.ts'
import { toDjAddress } from './dj-links.ts'

const TwoDecks = lazy(async () => ({ default: (await import('../decks/two-decks.tsx')).TwoDecks }))

/** Two decks. With JavaScript they are opened by a press; without it two players and a mix of both. */
export function DecksPart({ view: { tracks, decks } }: { view: DeskView }) {
  const hasScript = useHasScript()
  const [isOpen, open] = useState(false)
  const playable = tracks.filter(({ isPlayable }) => isPlayable)
  const [first, second] = playable
  if (!first || !decks)
    return (
      <EmptyState title="Nothing to play yet" pose="headphones" action={<ToCrate />}>
        Two decks need at least one track that was listened to.
      </EmptyState>
    )
  const known = (id: string, otherwise: string) => (playable.some((one) => one.id === id) ? id : otherwise)
  const left = known(decks.left, first.id)
  const right = known(decks.right, second?.id ?? first.id)
  if (isOpen)
    return (
      <Suspense fallback={<p role="status">The decks are being set up …</p>}>
        <TwoDecks tracks={playable} left={left} right={right} />
      </Suspense>
    )
  return (
    <div className="grid max-w-[52rem] grid-cols-[minmax(0,1fr)] gap-6">
      {hasScript ? (
        <div className="grid justify-items-start gap-2">
          <Button size="lg" onClick={() => open(true)}>
            <Icon name="disc-3" size={18} /> Open the decks
          </Button>
          <p className="text-[0.8125rem] text-fg-muted">
            Cue points, loops, sync, three bands and a cross-fader, all by keyboard too. Sound begins when you press
            play.
          </p>
        </div>
      ) : null}
      <noscript>
        <p className="text-fg-muted">
          Decks that run in the page need JavaScript. Without it you hear both tracks here, and have them mixed to one
          file below.
        </p>
      </noscript>
      <Form method="get" className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <input type="hidden" name="part" value="decks" />
        {(
          [
            ['left', 'Left deck', left],
            ['right', 'Right deck', right],
          ] as const
        ).map(([name, label, chosen]) => (
          <div key={name} className="grid content-start gap-2">
            <Field label={label}>
              <Select name={name} defaultValue={chosen} key={chosen}>
                {playable.map(({ id, title, tempo, key }) => (
                  <option key={id} value={id}>
                    {[title, tempo, key].filter(Boolean).join(', ')}
                  </option>
                ))}
              </Select>
            </Field>
            {/* eslint-disable-next-line jsx-a11y/media-has-caption -- music without words to caption */}
            <audio
              src={toDjAddress('track-sound', chosen)}
              controls
              preload="none"
              className="w-full"
              aria-label={`${label}: ${playable.find(({ id }) => id === chosen)?.title ?? ''}`}
            />
          </div>
        ))}
        <Button type="submit" variant="plain" className="justify-self-start">
          Load these
        </Button>
      </Form>
      <MixTwo left={left} right={right} />
    </div>
  )
}

function MixTwo({ left, right }: { left: string; right: string }) {
  return (
    <KeyedForm name="mix-two" className="grid justify-items-start gap-2">
      <input type="hidden" name="do" value="make-set" />
      <input type="hidden" name="order" value="as-is" />
      <input type="hidden" name="tracks" value={left} />
      <input type="hidden" name="tracks" value={right} />
      <Button type="submit" variant="plain">
        <Icon name="arrow-right" size={17} /> Make a set of these two
      </Button>
      <p className="text-[0.8125rem] text-fg-muted">Its page mixes them to one file, joined on the beat.</p>
    </KeyedForm>
  )
}

export const ToCrate = () => (
  <ButtonLink to={to('v2-dj')} variant="plain">
    To the crate
  </ButtonLink>
)
