import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { toShortClock } from '#app/engines/transcript/times.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, Select } from '#app/ui/controls/field.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { SetView } from '../work/set-view.server.ts'
import { toDjAddress, toSetPart } from './dj-links.ts'
import { MixForm } from './mix-part.tsx'
import type { SetProps } from './set-page.tsx'
import { TrackFacts } from './track-facts-line.tsx'
import { WishFields } from './wish-fields.tsx'

const FILES = [
  ['json', 'JSON'],
  ['m3u8', 'M3U8 list'],
] as const

/** The order of a set, why each track follows the one before, and how it may be changed. */
export function SetTracks({ view, problem }: SetProps) {
  const { id, access, places, wishes, others } = view
  const action = toSetPart(id, access)('tracks')
  const typed = problem?.values['do'] === 'wishes' ? problem : null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-9 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {places.length === 0 ? (
          <EmptyState title="This set is empty" pose="headphones">
            Put a track of your crate at its end.
          </EmptyState>
        ) : (
          <ol className="border-b border-line">
            {places.map((place, n) => (
              <Place key={`${n}-${place.id}`} {...{ place, n, action, set: id, count: places.length }} />
            ))}
          </ol>
        )}
        <MixForm view={view} problem={problem} />
      </div>
      <aside aria-label="Change the set" className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <KeyedForm name="set-wishes" again action={action} className="grid gap-4">
          <input type="hidden" name="do" value="wishes" />
          <input type="hidden" name="set" value={id} />
          <WishFields values={typed?.values ?? {}} wishes={wishes} />
          <Button type="submit" variant="plain" size="sm" className="justify-self-start">
            Keep these wishes
          </Button>
        </KeyedForm>
        <div className="flex flex-wrap gap-2">
          <ActForm name="do" act="order-best" fields={{ set: id }} action={action}>
            <Icon name="sort" size={16} /> Order by tempo and key
          </ActForm>
        </div>
        {others.length > 0 ? (
          <KeyedForm name="add-to-set" action={action} className="grid gap-3">
            <input type="hidden" name="do" value="add-to" />
            <input type="hidden" name="set" value={id} />
            <Field label="Put one at the end" error={problem?.errors['track'] ?? null}>
              <Select name="track">
                {others.map(({ id: track, title, tempo, key }) => (
                  <option key={track} value={track}>
                    {[title, tempo, key].filter(Boolean).join(', ')}
                  </option>
                ))}
              </Select>
            </Field>
            <Button type="submit" variant="plain" size="sm" className="justify-self-start">
              <Icon name="plus" size={16} /> Add
            </Button>
          </KeyedForm>
        ) : null}
        <div>
          <h2 className="heading-small">The set as data</h2>
          <div className="mt-2 flex flex-wrap gap-2">
            {FILES.map(([as, label]) => (
              <ButtonLink
                key={as}
                reloadDocument
                to={toDjAddress('set-file', id, { as, key: access, download: '1' })}
                variant="plain"
                size="sm"
              >
                <Icon name="download" size={16} /> {label}
              </ButtonLink>
            ))}
          </div>
        </div>
      </aside>
    </div>
  )
}

type PlaceProps = { place: SetView['places'][number]; n: number; action: string; set: string; count: number }

function Place({ place: { listed, fromS, why }, n, action, set, count }: PlaceProps) {
  const title = listed?.title ?? 'A track that is no longer in the crate'
  const fields = { set, place: n }
  return (
    <li className="border-t border-line py-3.5">
      {why ? (
        <p className="mb-2 flex items-start gap-1.5 text-[0.8125rem] text-fg-muted">
          <Icon name="arrow-down" size={15} className="mt-0.5 flex-none" />
          <span className="min-w-0 wrap-anywhere">{why}</span>
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <span className="w-7 text-[0.8125rem] text-fg-subtle tabular-nums">{n + 1}</span>
        <span className="min-w-0 flex-[1_1_11rem] font-strong wrap-anywhere">
          {listed ? (
            <Link to={to('v2-dj', null, { track: listed.id })} className="link">
              <bdi>{title}</bdi>
            </Link>
          ) : (
            title
          )}
        </span>
        {listed?.tempo ? <TrackFacts track={listed} /> : null}
        <span className="text-[0.8125rem] text-fg-subtle tabular-nums">
          {fromS === null ? 'left out' : `at ${toShortClock(fromS)}`}
        </span>
        <span className="flex gap-1">
          {n > 0 ? (
            <ActForm name="do" act="up" fields={fields} action={action} variant="ghost" about={title}>
              <Icon name="arrow-up" size={16} />
              <span className="sr-only">Earlier</span>
            </ActForm>
          ) : null}
          {n < count - 1 ? (
            <ActForm name="do" act="down" fields={fields} action={action} variant="ghost" about={title}>
              <Icon name="arrow-down" size={16} />
              <span className="sr-only">Later</span>
            </ActForm>
          ) : null}
          <ActForm name="do" act="leave-out" fields={fields} action={action} variant="ghost" about={title}>
            <Icon name="close" size={16} />
            <span className="sr-only">Leave out</span>
          </ActForm>
        </span>
      </div>
    </li>
  )
}
