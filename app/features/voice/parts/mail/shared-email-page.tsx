import { TakeAway } from '#app/kits/pages/mail-file/take-away.tsx'
import type { SharedEmail } from '../../sharing/shared-email.server.ts'
import { Player } from '../player.tsx'
import { toSound } from '../recording-page.tsx'
import { SaidDiff } from './said-diff.tsx'
import { usePlayer } from '../use-player.ts'

/** A spoken mail that somebody showed by a link. */
export function SharedEmailPage({ view: { share, subject, text, sound, diff } }: { view: SharedEmail }) {
  const player = usePlayer([], 0)
  return (
    <article
      className="page grid max-w-[52rem] grid-cols-[minmax(0,1fr)] gap-6 pt-6 pb-section sm:pt-10"
      aria-labelledby="title"
    >
      <h1 id="title" className="heading-page wrap-anywhere" dir="auto">
        {subject}
      </h1>
      {sound ? (
        <Player
          player={player}
          src={toSound(sound.id, { mail: share })}
          title="The mail as it was said"
          seconds={sound.seconds}
          peaks={sound.peaks}
        />
      ) : null}
      <div className="rounded-sheet bg-surface p-5 shadow-lg sm:p-8">
        <p className="leading-[1.75] wrap-anywhere whitespace-pre-wrap" dir="auto">
          {text}
        </p>
      </div>
      {diff.length > 0 ? (
        <section aria-labelledby="said">
          <h2 id="said" className="heading-small">
            As it was said
          </h2>
          <div className="mt-3 rounded-card bg-sunken p-4">
            <SaidDiff diff={diff} />
          </div>
        </section>
      ) : null}
      <TakeAway text={text} subject={subject} name="mail" />
    </article>
  )
}
