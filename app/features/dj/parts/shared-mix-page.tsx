import { to } from '#app/catalogue/to.ts'
import { toShortClock } from '#app/engines/transcript/times.ts'
import { ReportForm } from '#app/kits/asking/moderation/report-form.tsx'
import { toSizeWords } from '#app/kits/foundation/files/size-words.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import type { SharedMix } from '../sharing/shared-mix.server.ts'
import { toDjAddress } from './dj-links.ts'
import { MixPlayer } from './mix-player.tsx'

/** A mix somebody shared by a link: to hear, with its track list, to take away. */
export function SharedMixPage({ view, problem }: { view: SharedMix; problem: FormProblem | null }) {
  const { share, id, title, seconds, tracks, lufs, form, bytes, mark } = view
  const file = (as: string) => toDjAddress('set-file', id, { as, share, download: '1' })
  return (
    <article
      className="page grid max-w-[52rem] grid-cols-[minmax(0,1fr)] gap-5 pt-6 pb-section sm:pt-10"
      aria-labelledby="title"
    >
      <h1 id="title" className="heading-page wrap-anywhere" dir="auto">
        {title}
      </h1>
      <p className="text-fg-muted">
        {`${tracks.length} ${tracks.length === 1 ? 'track' : 'tracks'}, ${toShortClock(seconds)}, joined by rules on the AI DJ${lufs === null ? '' : `, ${lufs.toFixed(1)} LUFS`}.`}
      </p>
      <MixPlayer
        src={toDjAddress('set-file', id, { share, v: mark })}
        chapters={toDjAddress('set-file', id, { as: 'chapters', share, v: mark })}
        title={title}
        tracks={tracks}
      />
      <div className="flex flex-wrap gap-2">
        {(
          [
            ['audio', `${form.toUpperCase()}, ${toSizeWords(bytes)}`],
            ['cue', 'Cue sheet'],
            ['chapters', 'Chapters'],
          ] as const
        ).map(([as, label]) => (
          <ButtonLink key={as} reloadDocument to={file(as)} variant="plain" size="sm">
            <Icon name="download" size={16} /> {label}
          </ButtonLink>
        ))}
      </div>
      <ReportForm target={share} problem={problem} action={to('dj-shared', { id: share })} />
    </article>
  )
}
