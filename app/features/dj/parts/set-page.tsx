import { to } from '#app/catalogue/to.ts'
import { toShortClock } from '#app/engines/transcript/times.ts'
import { useLive } from '#app/kits/foundation/live/use-live.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { SetView } from '../work/set-view.server.ts'
import { toDjAddress, toSetPart } from './dj-links.ts'
import { MixPart } from './mix-part.tsx'
import { SetTracks } from './set-tracks.tsx'
import { ShareMix } from './share-mix.tsx'

export type SetProps = { view: SetView; problem: FormProblem | null }

const TABS = [
  { part: 'tracks', label: 'Set list' },
  { part: 'mix', label: 'Mix' },
  { part: 'share', label: 'Share' },
] as const

/** One set: its order with the reasons, the mix, its links. */
export function SetPage({ view, problem }: SetProps) {
  const { id, access, part, title, places, heard, seconds, mix } = view
  useLive(mix.isUnderWay ? toDjAddress('set-live', id) : null, view.liveMark)
  const toPart = toSetPart(id, access)
  const action = toPart('tracks')
  return (
    <div className="page max-w-[70rem] pt-4 pb-section sm:pt-6">
      <BackLink to={to('v2-dj', null, { part: 'sets' })}>All sets</BackLink>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="heading-page wrap-anywhere" dir="auto">
            {title}
          </h1>
          <p className="mt-1 text-fg-muted">
            {`${places.length} ${places.length === 1 ? 'track' : 'tracks'}, ${heard} to be heard, ${toShortClock(seconds)} as a mix.`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <KeyedForm name="copy-set" action={action}>
            <input type="hidden" name="do" value="copy" />
            <input type="hidden" name="set" value={id} />
            <Button type="submit" size="sm" variant="plain">
              <Icon name="copy" size={16} /> Copy
            </Button>
          </KeyedForm>
          <ActForm name="do" act="delete" fields={{ id }} variant="ghost" action={to('v2-dj', null, { part: 'sets' })}>
            <Icon name="trash" size={16} /> Delete
          </ActForm>
        </div>
      </div>
      {problem?.errors['form'] ? (
        <div className="mt-4">
          <FieldError id="form-error">{problem.errors['form']}</FieldError>
        </div>
      ) : null}
      <SegmentedTabs
        label="About this set"
        tabs={TABS.map((tab) => ({ label: tab.label, to: toPart(tab.part), isChosen: tab.part === part }))}
        className="mt-5 mb-6"
      />
      {part === 'tracks' ? <SetTracks view={view} problem={problem} /> : null}
      {part === 'mix' ? <MixPart view={view} problem={problem} /> : null}
      {view.share ? <ShareMix view={view} share={view.share} problem={problem} /> : null}
    </div>
  )
}
