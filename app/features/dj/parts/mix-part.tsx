import { toShortClock } from '#app/engines/transcript/times.ts'
import { toSizeWords } from '#app/kits/foundation/files/size-words.ts'
import { toSpanWords } from '#app/kits/foundation/jobs/span-words.ts'
import { UnderWay } from '#app/kits/foundation/live/under-way.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { SetView } from '../work/set-view.server.ts'
import { toDjAddress, toSetPart } from './dj-links.ts'
import { MixPlayer } from './mix-player.tsx'
import type { SetProps } from './set-page.tsx'

/** The mix of a set: under way, or finished, with what was measured. */
export function MixPart({ view, problem }: SetProps) {
  const { mix } = view
  return (
    <div className="grid max-w-[52rem] grid-cols-[minmax(0,1fr)] gap-8">
      {mix.isUnderWay ? (
        <UnderWay
          progress={view.mix.progress}
          note={view.mix.note}
          page={toSetPart(view.id, view.access)('mix')}
          fields={{ set: view.id }}
          isStill={view.isStill}
        />
      ) : null}
      {mix.failure ? (
        <p className="flex items-start gap-2 text-danger-text">
          <Icon name="alert" size={18} className="mt-0.5 flex-none" />
          {mix.failure}
        </p>
      ) : null}
      {mix.made ? <Made view={view} made={mix.made} /> : null}
      {mix.isUnderWay ? null : <MixForm view={view} problem={problem} />}
    </div>
  )
}

/** Asks for the mix to be made. */
export function MixForm({ view: { id, access, mix, heard, canMp3 }, problem }: SetProps) {
  if (mix.isUnderWay || heard === 0) return null
  return (
    <KeyedForm name="mix-set" action={toSetPart(id, access)('mix')} className="grid gap-2">
      <input type="hidden" name="do" value="mix" />
      <input type="hidden" name="set" value={id} />
      {problem?.errors['mix'] ? <FieldError>{problem.errors['mix']}</FieldError> : null}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" variant={mix.made && !mix.made.isOld ? 'plain' : 'accent'} size="lg">
          <Icon name="disc-3" size={18} /> {mix.made ? 'Mix it again' : 'Mix it to one file'}
        </Button>
        <p className="min-w-0 flex-[1_1_16rem] text-[0.8125rem] text-fg-muted">
          {`${canMp3 ? 'MP3 with a chapter for each track' : 'WAV; an MP3 needs ffmpeg, which this server lacks'}, joined on the beat, equally loud, never clipped. Free; it counts as one run of today.`}
        </p>
      </div>
    </KeyedForm>
  )
}

function Made({ view: { id, access, title }, made }: { view: SetView; made: NonNullable<SetView['mix']['made']> }) {
  const { facts, seconds, tracks, isOld, hasWav, hasFile, mark } = made
  const file = (as: string) => toDjAddress('set-file', id, { as, key: access, download: '1' })
  const files = [
    ...(hasFile ? [['audio', facts.form.toUpperCase()] as const] : []),
    ...(hasWav && facts.form === 'mp3' ? [['wav', 'WAV'] as const] : []),
    ['cue', 'Cue sheet'] as const,
    ['chapters', 'Chapters, WebVTT'] as const,
  ]
  return (
    <section aria-labelledby="made-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="made-title" className="heading-section">
        The mix
      </h2>
      {isOld ? <p className="text-fg-muted">The set was changed since this was mixed.</p> : null}
      {hasFile ? (
        <MixPlayer
          src={toDjAddress('set-file', id, { key: access, v: mark })}
          chapters={toDjAddress('set-file', id, { as: 'chapters', key: access, v: mark })}
          title={title}
          tracks={tracks}
        />
      ) : (
        <p className="text-fg-muted">Its file was removed to make room for newer mixes.</p>
      )}
      <p className="text-sm text-fg-muted">
        {[
          toShortClock(seconds),
          toSizeWords(facts.bytes),
          facts.lufs === null ? null : `${facts.lufs.toFixed(1)} LUFS`,
          facts.truePeakDb === null ? null : `true peak ${facts.truePeakDb.toFixed(1)} dB`,
          facts.deepestDb === null || facts.deepestDb > -0.05
            ? 'the limiter had nothing to do'
            : `the limiter took ${Math.abs(facts.deepestDb).toFixed(1)} dB at most`,
          `mixed in ${toSpanWords(facts.tookMs)}`,
        ]
          .filter(Boolean)
          .join(', ')}
        .
      </p>
      {facts.notes.length > 0 ? (
        <ul className="grid list-disc gap-1 ps-5 text-sm text-fg-muted">
          {facts.notes.map((note, n) => (
            <li key={n} className="wrap-anywhere">
              {note}
            </li>
          ))}
        </ul>
      ) : null}
      <ul className="flex flex-wrap gap-2">
        {files.map(([as, label]) => (
          <li key={as}>
            <ButtonLink reloadDocument to={file(as)} variant="plain" size="sm">
              <Icon name="download" size={16} /> {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
