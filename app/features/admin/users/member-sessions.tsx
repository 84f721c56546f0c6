import type { MemberView } from './member.server.ts'
import { ActButton } from '../parts/admin-form.tsx'

/** Where a member is signed in. */
export function MemberSessions({ member: { id, name, sessions, may } }: { member: MemberView }) {
  return (
    <section aria-labelledby="sessions">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="sessions" className="heading-section">
          Sessions
        </h2>
        {sessions.length > 0 && may.includes('end-sessions') ? (
          <ActButton act="end-sessions" fixed={{ user: id }} label="End all sessions" name={name} />
        ) : null}
      </div>
      {sessions.length === 0 ? (
        <p className="mt-3 text-fg-muted">Signed in nowhere.</p>
      ) : (
        <ul className="mt-4 border-b border-line">
          {sessions.map(({ device, began, seen, isRemembered }, n) => (
            <li key={n} className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-2.5">
              <span className="font-medium">{device}</span>
              <span className="text-[0.8125rem] text-fg-muted">
                since <time dateTime={began.at}>{began.words}</time>, seen <time dateTime={seen.at}>{seen.ago}</time>
                {isRemembered ? ', remembered' : ''}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
