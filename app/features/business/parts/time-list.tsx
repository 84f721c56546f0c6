import { Form } from '@remix-run/react'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { TimesView } from '../booking/choose-time.server.ts'

type Props = {
  times: TimesView
  /** The address of the page for another week, or in another zone. */
  toPage: (query: { since?: string | null; zone?: string | null }) => string
  /** What the form sends along, and what it is called. */
  form: { name: string; fields: Readonly<Record<string, string>>; again?: boolean }
  /** What stays in the address when the zone is chosen. */
  kept: Readonly<Record<string, string>>
}

/** A week of free times, each a button. */
export function TimeList({ times, toPage, form, kept }: Props) {
  const { days, zone, serviceZone, askedZone, unknownZone, from } = times
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <nav aria-label="Weeks" className="flex flex-wrap items-center gap-2">
          {times.earlier ? (
            <ButtonLink to={toPage({ since: times.earlier, zone: askedZone || null })} size="sm" variant="plain">
              Earlier
            </ButtonLink>
          ) : null}
          <b>
            {times.fromWords} to {times.toWords}
          </b>
          {times.later ? (
            <ButtonLink to={toPage({ since: times.later, zone: askedZone || null })} size="sm" variant="plain">
              Later
            </ButtonLink>
          ) : null}
        </nav>
        <Form method="get" className="flex flex-wrap items-end gap-2">
          {Object.entries(kept).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name="since" value={from} />
          <Field label="Show times of" error={unknownZone ? `There is no time zone “${unknownZone}”.` : null}>
            <TextInput name="zone" defaultValue={unknownZone || zone} autoComplete="off" />
          </Field>
          <Button type="submit" variant="plain">
            Show
          </Button>
        </Form>
      </div>
      {days.length === 0 ? (
        <p className="rounded-card bg-sunken px-5 py-4">
          Nothing is free in these days.{' '}
          {times.firstFree ? (
            <ButtonLink to={toPage({ since: times.firstFree.day, zone: askedZone || null })} size="sm" variant="soft">
              The next: {times.firstFree.words}
            </ButtonLink>
          ) : times.later ? (
            'Nor later, as far ahead as one can book.'
          ) : (
            'One cannot book further ahead.'
          )}
        </p>
      ) : (
        <KeyedForm name={form.name} again={form.again ?? false} className="grid gap-4">
          {Object.entries(form.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {days.map(({ day, words, times: list }) => (
            <fieldset key={day} className="min-w-0 border-t border-line pt-3">
              <legend className="float-start mb-2 w-full font-strong">{words}</legend>
              <ul className="clear-both flex flex-wrap gap-2">
                {list.map(({ at, words: time, until }) => (
                  <li key={at}>
                    <Button type="submit" name="at" value={at} variant="plain" size="sm" className="tabular-nums">
                      {time}
                      <span className="sr-only">
                        {' '}
                        to {until}, {words}
                      </span>
                    </Button>
                  </li>
                ))}
              </ul>
            </fieldset>
          ))}
        </KeyedForm>
      )}
      <p className="text-xs text-fg-subtle">
        Times are those of {zone}
        {times.isOtherZone ? `; the appointment takes place by the clocks of ${serviceZone}` : ''}. Where clocks change,
        an hour that is skipped is not offered, and one that comes twice is offered twice with its distance to UTC.
      </p>
    </div>
  )
}
