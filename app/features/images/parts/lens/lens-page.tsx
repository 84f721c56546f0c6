import { Link } from '@remix-run/react'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath, toQuery } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { ReadAgain } from '#app/kits/foundation/live/read-again.tsx'
import { useLive } from '#app/kits/foundation/live/use-live.ts'
import { DeletedNotice } from '#app/kits/pages/undo-delete/deleted-notice.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { FileDrop } from '#app/ui/files/file-drop.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import { LENS_MAX_BYTES } from '../../images.limits.ts'
import type { LensView } from '../../lens/lens-view.server.ts'
import { LookResult } from './look-result.tsx'

const ACCEPT = 'image/png,image/jpeg,image/webp,image/gif,image/avif'

/** The address of a picture that was looked into; `blur` names faces by their numbers. */
export const toLookFile = (id: string, query: Parameters<typeof toQuery>[0] = {}) =>
  fillPath(endpoints['images/look-file'], { id }) + toQuery(query)

/** One picture in, everything that can be told of it out. */
export function LensPage({ view, problem }: { view: LensView; problem: FormProblem | null }) {
  const { look, deleted, earlier, liveMark, isStill } = view
  useLive(look?.isOpen ? fillPath(endpoints['images/look-live'], { id: look.id }) : null, liveMark)
  const isOfLook = problem?.values['do'] === 'ask'
  return (
    <div className="page max-w-[76rem] pt-6 pb-section sm:pt-10">
      <h1 className="heading-page">Lens</h1>
      <p className="lead mt-1 max-w-[44em]">
        Its text, things, colours, faces, codes and what its file tells about you. Looked at on this server, and seen by
        nobody else.
      </p>
      {deleted ? (
        <div className="mt-6">
          <DeletedNotice deleted={[deleted]} things="pictures" dismissTo={to('lens')} />
        </div>
      ) : null}
      <KeyedForm
        key={look?.id ?? ''}
        name="look"
        action={to('lens')}
        encType="multipart/form-data"
        className="mt-6 grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
      >
        <input type="hidden" name="do" value="look" />
        <FileDrop
          label={look ? 'Another picture' : 'A picture'}
          name="picture"
          accept={ACCEPT}
          kinds="PNG, JPEG, WebP, GIF or AVIF"
          maxBytes={LENS_MAX_BYTES}
          error={isOfLook ? null : (problem?.errors['picture'] ?? null)}
        />
        <Button type="submit" size="lg" className="sm:mt-4.5">
          <Icon name="scan-eye" size={18} /> Look into it
        </Button>
      </KeyedForm>
      {look ? <LookResult look={look} view={view} problem={isOfLook ? problem : null} /> : null}
      {look?.isOpen ? (
        <ReadAgain
          isOn={!isStill}
          pageTo={to('lens', null, { look: look.id })}
          stillTo={to('lens', null, { look: look.id, refresh: 'off' })}
        />
      ) : null}
      {earlier.length > 0 ? (
        <section className="mt-12" aria-labelledby="earlier">
          <h2 id="earlier" className="heading-section">
            Earlier
          </h2>
          <ul className="mt-4 grid grid-cols-3 gap-3.5 sm:grid-cols-4 lg:grid-cols-6">
            {earlier.map(({ id, name, at }) => (
              <li key={id} className="min-w-0">
                <Link to={to('lens', null, { look: id })} className="group block">
                  <img
                    src={toLookFile(id, { width: 160 })}
                    alt=""
                    width={160}
                    height={160}
                    loading="lazy"
                    className="aspect-square w-full rounded-[18px] bg-sunken object-cover"
                  />
                  <span className="block truncate pt-1.5 text-sm font-medium group-hover:underline">{name}</span>
                  <small className="text-xs text-fg-subtle">{toShortDay(new Date(at))}</small>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
