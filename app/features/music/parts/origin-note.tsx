import { Icon } from '#app/ui/brand/icon.tsx'
import type { SongView } from '../work/studio-view.server.ts'

const BEGINNINGS = {
  words: 'Composed by rules from',
  text: 'From',
  file: 'Read from',
  remix: 'A remix of',
  recipe: 'From',
} as const

/** How a song came to be: what was understood of the words, what a file could not bring along, what it is a remix of. */
export function OriginNote({ view: { origin, family } }: { view: SongView }) {
  const { kind, label, understood, ignored, remarks } = origin
  const quoted = kind === 'words' || kind === 'file' || kind === 'remix' ? `“${label}”` : label
  return (
    <ul className="mt-3 grid gap-1 text-sm text-fg-muted">
      {kind === 'remix' && family.parent ? (
        <Note>
          {'A remix of '}
          {family.parent.href ? (
            <a href={family.parent.href} className="link" dir="auto">
              {family.parent.title}
            </a>
          ) : (
            <>
              <span dir="auto">{family.parent.title}</span>
              {', which is not shown to everybody'}
            </>
          )}
          .
        </Note>
      ) : (
        <Note>{`${BEGINNINGS[kind]} ${quoted || 'your text'}.${understood.length > 0 ? ` Understood: ${understood.join(', ')}.` : ''}`}</Note>
      )}
      {ignored.length > 0 ? <Note>{`Not used: ${ignored.join(', ')}.`}</Note> : null}
      {remarks.map((remark) => (
        <Note key={remark}>{remark}</Note>
      ))}
      {family.remixCount > 0 ? (
        <Note>
          {`Remixed ${family.remixCount === 1 ? 'once' : `${family.remixCount} times`}`}
          {family.remixes.length > 0 ? ': ' : '.'}
          {family.remixes.map(({ title, href }, n) => (
            <span key={href}>
              {n > 0 ? ', ' : ''}
              <a href={href} className="link" dir="auto">
                {title}
              </a>
            </span>
          ))}
        </Note>
      ) : null}
    </ul>
  )
}

const Note = ({ children }: { children: React.ReactNode }) => (
  <li className="flex items-start gap-1.5">
    <Icon name="info" size={16} className="mt-0.5 flex-none" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </li>
)
