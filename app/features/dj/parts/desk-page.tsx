import { endpoints } from '#app/catalogue/endpoints.ts'
import { to } from '#app/catalogue/to.ts'
import { toDjAddress } from './dj-links.ts'
import { ReadAgain } from '#app/kits/foundation/live/read-again.tsx'
import { useLive } from '#app/kits/foundation/live/use-live.ts'
import { KeptList } from '#app/kits/members/kept/kept-list.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { SET_MAX_BYTES } from '../dj.limits.ts'
import type { DeskPart, DeskView } from '../work/dj-view.server.ts'
import { CratePart } from './crate-part.tsx'
import { DecksPart } from './decks-part.tsx'
import { RadioPart } from './radio-part.tsx'

export type DeskProps = { view: DeskView; problem: FormProblem | null }

const TABS: readonly { part: DeskPart; label: string }[] = [
  { part: 'crate', label: 'Crate' },
  { part: 'sets', label: 'Sets' },
  { part: 'decks', label: 'Decks' },
  { part: 'radio', label: 'Radio' },
]
export const toPart = (part: DeskPart) => to('v2-dj', null, { part: part === 'crate' ? null : part })

/** The desk of the DJ: the crate of tracks, the sets, two decks, the radio. */
export function DeskPage({ view, problem }: DeskProps) {
  const { part, working, liveMark, isStill } = view
  useLive(working ? toDjAddress('track-live', working) : null, liveMark)
  return (
    <div className="page max-w-[1100px] pt-6 pb-section sm:pt-10">
      <h1 className="heading-page">AI DJ</h1>
      <p className="lead mt-1 max-w-[44em]">
        Bring tracks. Their tempo and key are told, with how sure that is; then mix by hand on two decks, or have a set
        ordered and joined on the beat.
      </p>
      <SegmentedTabs
        label="Parts of the desk"
        tabs={TABS.map((tab) => ({ label: tab.label, to: toPart(tab.part), isChosen: tab.part === part }))}
        className="mt-5 mb-6"
      />
      {part === 'crate' ? <CratePart view={view} problem={problem} /> : null}
      {part === 'sets' ? <SetsPart view={view} problem={problem} /> : null}
      {part === 'decks' ? <DecksPart view={view} /> : null}
      {part === 'radio' ? <RadioPart view={view} more={endpoints['dj/radio-next']} /> : null}
      {working && part === 'crate' ? (
        <ReadAgain isOn={!isStill} pageTo={to('v2-dj')} stillTo={to('v2-dj', null, { refresh: 'off' })} />
      ) : null}
    </div>
  )
}

function SetsPart({ view: { page }, problem }: DeskProps) {
  const isImport = problem?.values['do'] === 'import'
  return (
    <div className="max-w-[60rem]">
      <KeptList
        page={page}
        problem={problem?.values['do'] === 'rename' ? problem : null}
        words={{ one: 'set', many: 'sets' }}
        toList={(query) => to('v2-dj', null, { part: 'sets', ...query })}
        fields={{ part: 'sets' }}
        find="Words of a set"
        empty="Choose tracks in the crate and make a set of them. Sets are kept here: for members until they delete them, for guests 30 days in this browser."
      />
      <KeyedForm name="import-set" className="mt-10 grid max-w-[44rem] gap-3">
        <input type="hidden" name="do" value="import" />
        <Field
          label="A set from elsewhere"
          help="The JSON, the M3U8 list or the cue sheet of a set. Its tracks are found in your crate by the hash of their sound, else by their name."
          error={isImport ? (problem.errors['text'] ?? null) : null}
        >
          <TextArea
            name="text"
            rows={4}
            maxLength={SET_MAX_BYTES}
            dir="auto"
            defaultValue={isImport ? problem.values['text'] : ''}
          />
        </Field>
        <Button type="submit" variant="plain" className="justify-self-start">
          Bring it in
        </Button>
      </KeyedForm>
    </div>
  )
}
