import { to } from '#app/catalogue/to.ts'
import { ShareLinksPart } from '#app/kits/members/share-links/share-links-part.tsx'
import { toAddressRoom } from '#app/platform/address-room.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { exportKinds } from '../exports/export-kinds.ts'
import { toExport, toSound, type PartProps } from './recording-page.tsx'

/** The words in the forms of the trade, the sound as it is, and the tools that can go on with them. */
export function ExportsPart({ view }: PartProps) {
  const { id, total, hasSound, pieces, from } = view
  const text = pieces.map(({ stretches }) => stretches.map((one) => one.text).join(' ')).join('\n')
  const carried = toAddressRoom(text)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {total > 0 ? (
        <section aria-labelledby="as-file">
          <h2 id="as-file" className="heading-small">
            The words
          </h2>
          <ExportLinks id={id} />
        </section>
      ) : null}
      {hasSound ? (
        <section aria-labelledby="as-sound">
          <h2 id="as-sound" className="heading-small">
            The sound
          </h2>
          <p className="mt-3">
            <a href={toSound(id, { download: 1 })} download className={toButtonClass({ variant: 'plain', size: 'sm' })}>
              <Icon name="download" size={16} /> Download the sound
            </a>
          </p>
        </section>
      ) : null}
      {total > 0 ? (
        <section aria-labelledby="use-in">
          <h2 id="use-in" className="heading-small">
            Use it in
          </h2>
          <div className="mt-3 flex flex-wrap gap-2">
            <CopyButton text={text} what={from > 0 ? 'the words of this page' : 'the words'} />
            <ButtonLink to={to('voice-email', null, { recording: id })} variant="plain" size="sm">
              <Icon name="mail" size={16} /> A voice email
            </ButtonLink>
            <ButtonLink to={to('content-tools', null, { text: carried })} variant="plain" size="sm">
              <Icon name="pen-line" size={16} /> Content tools
            </ButtonLink>
            <ButtonLink to={to('voice-tools', null, { text: carried })} variant="plain" size="sm">
              <Icon name="volume" size={16} /> Read it aloud
            </ButtonLink>
            <ButtonLink to={to('v2-vibe-coder', null, { prompt: carried })} variant="plain" size="sm">
              <Icon name="wand" size={16} /> Vibe coder
            </ButtonLink>
          </div>
          {carried.length < text.length ? (
            <p className="mt-3 text-[0.8125rem] text-fg-muted">
              {`The other tools get the first ${carried.length.toLocaleString('en')} characters, which an address can carry. For all of it copy the words and paste them there.`}
            </p>
          ) : null}
        </section>
      ) : null}
    </div>
  )
}

/** Links to a transcript in every form; `share` is the link by which a stranger sees it. */
export function ExportLinks({ id, share }: { id: string; share?: string }) {
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {Object.entries(exportKinds).map(([as, { label }]) => (
        <a
          key={as}
          href={toExport(id, { as, share })}
          download
          className={toButtonClass({ variant: 'plain', size: 'sm' })}
        >
          <Icon name="download" size={16} /> {label}
        </a>
      ))}
    </div>
  )
}

/** Addresses by which others read and hear it, and the owner's feed. */
export function SharePart({ view, screen }: PartProps) {
  const { id, publisher, shares, hasSound, feed, isPublished } = view
  const action = to(screen, null, { r: id, part: 'share' })
  return (
    <div className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-8">
      <section className="grid gap-4" aria-labelledby="links">
        <h2 id="links" className="heading-small">
          Links
        </h2>
        <p className="text-fg-muted">
          Whoever has the link reads it without an account. Search engines are told to stay away, and you can take it
          back at any time.
        </p>
        <ShareLinksPart
          name="share-recording"
          publisher={publisher}
          links={shares}
          action={action}
          fields={{ recording: id }}
        >
          {hasSound ? <Checkbox name="sound" value="on" label="With the sound" defaultChecked /> : null}
        </ShareLinksPart>
      </section>
      {hasSound && publisher.state === 'ready' ? (
        <section className="grid gap-3" aria-labelledby="feed">
          <h2 id="feed" className="heading-small">
            Your feed
          </h2>
          <p className="text-fg-muted">Programs for podcasts read it. Only what you put there is in it.</p>
          <div>
            <ActForm name="do" act={isPublished ? 'unpublish' : 'publish'} fields={{ recording: id }} action={action}>
              {isPublished ? 'Take it out of the feed' : 'Put it into the feed'}
            </ActForm>
          </div>
          {feed ? (
            <p className="flex flex-wrap items-center gap-3">
              <a href={feed} className="link wrap-anywhere">
                {feed}
              </a>
              <CopyButton text={feed} what="the address of the feed" />
            </p>
          ) : null}
        </section>
      ) : null}
    </div>
  )
}
