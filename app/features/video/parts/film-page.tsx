import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { useLive } from '#app/kits/foundation/live/use-live.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { toShortClock } from '#app/engines/transcript/times.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { UnderlineTabs } from '#app/ui/controls/segmented-tabs.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { FilmPart } from '../work/film-view.server.ts'
import type { FilmView } from '../work/studio-view.server.ts'
import { EditSceneForm } from './edit-scene-form.tsx'
import { toFilmPart } from './film-links.ts'
import { MadePart } from './made-part.tsx'
import { SharePart } from './share-part.tsx'
import { SoundPart } from './sound-part.tsx'
import { StoryboardPart } from './storyboard-part.tsx'
import { VersionsPart } from './versions-part.tsx'

const TABS: readonly { part: FilmPart; label: string }[] = [
  { part: 'storyboard', label: 'Storyboard' },
  { part: 'sound', label: 'Look and sound' },
  { part: 'film', label: 'Film' },
  { part: 'versions', label: 'Versions' },
  { part: 'share', label: 'Share' },
]

/** One film: its scenes, how it looks and sounds, and the file that is made of it. */
export function FilmPage({ view, problem }: { view: FilmView; problem: FormProblem | null }) {
  const { id, key, part, title, render, from, notes, count, lengthS, isExact } = view
  useLive(render.isUnderWay ? fillPath(endpoints['video/film-live'], { id }) : null, view.liveMark)
  const toPart = toFilmPart(id, key)
  const isOfEdit = problem?.values['do'] === 'scene'
  const formError = isOfEdit && problem?.values['scene'] === view.edit?.id ? null : (problem?.errors['form'] ?? null)
  return (
    <div className="page max-w-[76rem] pt-4 pb-section sm:pt-6">
      <BackLink to={to('video-studio')}>All films</BackLink>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="heading-page wrap-anywhere" dir="auto">
            {title}
          </h1>
          <p className="mt-1 text-fg-muted wrap-anywhere">
            {`${count} ${count === 1 ? 'scene' : 'scenes'}, ${isExact ? '' : 'about '}${toShortClock(lengthS)}. From `}
            {from.href ? (
              <a href={from.href} className="link">
                {from.label}
              </a>
            ) : (
              from.label
            )}
          </p>
        </div>
        <Acts view={view} />
      </div>
      {formError ? (
        <div className="mt-4">
          <FieldError id="form-error">{formError}</FieldError>
        </div>
      ) : null}
      {notes.length > 0 ? (
        <ul className="mt-3 grid gap-1 text-sm text-fg-muted">
          {notes.map((note) => (
            <li key={note} className="flex items-start gap-1.5">
              <Icon name="info" size={16} className="mt-0.5 flex-none" />
              <span className="min-w-0 wrap-anywhere">{note}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <UnderlineTabs
        label="About this film"
        tabs={TABS.map((tab) => ({ label: tab.label, to: toPart(tab.part), isChosen: tab.part === part }))}
        className="mt-5 mb-6"
      />
      {view.edit ? (
        <EditSceneForm key={view.edit.id} view={view} edit={view.edit} problem={isOfEdit ? problem : null} />
      ) : null}
      {part === 'storyboard' && !view.edit ? <StoryboardPart view={view} /> : null}
      {view.settings ? <SoundPart view={view} settings={view.settings} problem={problem} /> : null}
      {part === 'film' ? <MadePart view={view} problem={problem} /> : null}
      {view.versions ? <VersionsPart view={view} versions={view.versions} /> : null}
      {view.share ? <SharePart view={view} share={view.share} problem={problem} /> : null}
    </div>
  )
}

function Acts({ view: { id, key, canUndo, canRedo } }: { view: FilmView }) {
  const action = to('video-studio', null, { film: id, key })
  const fields = { film: id }
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
      <KeyedForm name="duplicate-film" action={action}>
        <input type="hidden" name="do" value="duplicate" />
        <input type="hidden" name="film" value={id} />
        <Button type="submit" size="sm" variant="plain">
          <Icon name="copy" size={16} /> Copy
        </Button>
      </KeyedForm>
      <ActForm name="do" act="delete" fields={{ id }} variant="ghost" action={to('video-studio')}>
        <Icon name="trash" size={16} /> Delete
      </ActForm>
    </div>
  )
}
