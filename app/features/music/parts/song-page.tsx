import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { useLive } from '#app/kits/foundation/live/use-live.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { UnderlineTabs } from '#app/ui/controls/segmented-tabs.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { PlayButton } from '../play/play-button.tsx'
import type { SongPart } from '../work/song-view.server.ts'
import type { SongView } from '../work/studio-view.server.ts'
import { ArrangementPart } from './arrangement-part.tsx'
import { ChangeNote } from './change-note.tsx'
import { GridPart } from './grid-part.tsx'
import { HelpPart } from './help-part.tsx'
import { MixerPart } from './mixer-part.tsx'
import { OriginNote } from './origin-note.tsx'
import { SharePart } from './share-part.tsx'
import { toSongPart } from './song-links.ts'
import { toFactWords } from './song-words.ts'
import { SoundPart } from './sound-part.tsx'
import { TextPart } from './text-part.tsx'
import { VersionsPart } from './versions-part.tsx'

const TABS: readonly { part: SongPart; label: string }[] = [
  { part: 'grid', label: 'Grid' },
  { part: 'arrangement', label: 'Arrangement' },
  { part: 'mixer', label: 'Mixer' },
  { part: 'text', label: 'Text' },
  { part: 'help', label: 'Help' },
  { part: 'sound', label: 'Sound' },
  { part: 'versions', label: 'Versions' },
  { part: 'share', label: 'Share' },
]

/** One song: its grid, its text and its mix are views of the same thing. */
export function SongPage({ view, problem }: { view: SongView; problem: FormProblem | null }) {
  const { id, key, part, title, render, facts } = view
  useLive(render.isUnderWay ? fillPath(endpoints['music/song-live'], { id }) : null, view.liveMark)
  const toPart = toSongPart(id, key)
  const formError = problem?.errors['form'] ?? null
  return (
    <div className="page max-w-[76rem] pt-4 pb-section sm:pt-6">
      <BackLink to={to('v2-music-studio')}>All songs</BackLink>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="heading-page wrap-anywhere" dir="auto">
            {title}
          </h1>
          <p className="mt-1 text-fg-muted tabular-nums">{`${toFactWords(facts)}, ${facts.bars} ${facts.bars === 1 ? 'bar' : 'bars'}.`}</p>
        </div>
        <Acts view={view} />
      </div>
      {formError ? (
        <div className="mt-4">
          <FieldError id="form-error">{formError}</FieldError>
        </div>
      ) : null}
      <OriginNote view={view} />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {part === 'grid' ? null : (
          <PlayButton key={view.version} text={view.text} pattern={null} label="Play the song" />
        )}
        <ChangeNote view={view} />
      </div>
      <UnderlineTabs
        label="About this song"
        tabs={TABS.map((tab) => ({ label: tab.label, to: toPart(tab.part), isChosen: tab.part === part }))}
        className="mt-5 mb-6"
      />
      {view.grid ? (
        <GridPart key={`${view.version}-${view.grid.pattern?.name}`} view={view} grid={view.grid} problem={problem} />
      ) : null}
      {view.arrangement ? (
        <ArrangementPart key={view.version} view={view} arrangement={view.arrangement} problem={problem} />
      ) : null}
      {view.mixer ? <MixerPart key={view.version} view={view} mixer={view.mixer} problem={problem} /> : null}
      {part === 'text' ? <TextPart key={view.version} view={view} problem={problem} /> : null}
      {view.help ? <HelpPart view={view} help={view.help} problem={problem} /> : null}
      {part === 'sound' ? <SoundPart view={view} problem={problem} /> : null}
      {view.versions ? <VersionsPart view={view} versions={view.versions} /> : null}
      {view.share ? <SharePart view={view} share={view.share} problem={problem} /> : null}
    </div>
  )
}

function Acts({ view: { id, key, part, canUndo, canRedo, origin } }: { view: SongView }) {
  const action = to('v2-music-studio', null, { song: id, key, part: part === 'grid' ? null : part })
  const fields = { song: id }
  return (
    <div className="flex flex-wrap gap-2">
      {canUndo ? (
        <ActForm name="do" act="undo" fields={fields} action={action}>
          <Icon name="undo" size={16} /> Undo
        </ActForm>
      ) : null}
      {canRedo ? (
        <ActForm name="do" act="redo" fields={fields} action={action}>
          <Icon name="redo" size={16} /> Redo
        </ActForm>
      ) : null}
      {origin.kind === 'words' ? (
        <ActForm name="do" act="again" fields={fields} action={action}>
          <Icon name="refresh" size={16} /> Another take
        </ActForm>
      ) : null}
      <KeyedForm name="duplicate-song" action={action}>
        <input type="hidden" name="do" value="duplicate" />
        <input type="hidden" name="song" value={id} />
        <Button type="submit" size="sm" variant="plain">
          <Icon name="copy" size={16} /> Copy
        </Button>
      </KeyedForm>
      <ActForm name="do" act="delete" fields={{ id }} variant="ghost" action={to('v2-music-studio')}>
        <Icon name="trash" size={16} /> Delete
      </ActForm>
    </div>
  )
}
