import { isOpen } from '#app/catalogue/doors.ts'
import { Badge } from '#app/ui/brand/badge.tsx'

import { Section } from '../parts/section.tsx'
import { OpeningNote, ToolLink } from '../parts/tool-link.tsx'

const today = [
  {
    title: 'A reason beside every priority',
    words: 'If something is on top, a line says why, and the words it stands on are marked in the mail.',
  },
  {
    title: 'Ten seconds to change your mind',
    words: 'Archive, star, snooze: each can be taken back as if nothing had happened.',
  },
  {
    title: 'Every swipe has a key and a button',
    words: 'What a thumb can do, the keyboard can do too. The keys listen only while you are in the inbox.',
  },
] as const

const later = [
  { title: 'Your own mail server', words: 'IMAP and SMTP, or a folder of .eml files. No provider is needed.' },
  {
    title: 'Remote pictures stay shut',
    words: 'A sender does not learn that you opened a mail until you ask for its pictures.',
  },
  { title: 'Sent, after ten seconds', words: 'Send waits a moment too. Undo takes the mail back before it leaves.' },
] as const

/** What works on this page today, and what the inbox of a member brings once it is open. */
export function Habits() {
  return (
    <Section id="habits" title="Good manners, built in">
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <Column title="Works on this page" habits={today} />
        <Column title="Comes with your own inbox" habits={later} isLater={!isOpen('inbox')} />
      </div>
      <div className="mt-9 flex flex-wrap gap-2.5">
        <ToolLink
          screen="inbox"
          open="Open my inbox"
          soon="My inbox, later"
          variant={isOpen('inbox') ? 'accent' : 'plain'}
          size="lg"
        />
        <ToolLink screen="inbox-demo" open="The larger demo" soon="What the larger demo will show" size="lg" />
      </div>
      <OpeningNote screen="inbox" what="An inbox of your own" />
    </Section>
  )
}

function Column({
  title,
  habits,
  isLater = false,
}: {
  title: string
  habits: readonly { title: string; words: string }[]
  isLater?: boolean
}) {
  return (
    <div>
      <h3 className="heading-card flex flex-wrap items-center gap-x-3 gap-y-1 pb-4">
        {title}
        {isLater ? <Badge>Not open yet</Badge> : null}
      </h3>
      <dl>
        {habits.map((habit) => (
          <div key={habit.title} className="border-t border-line py-4">
            <dt className="heading-small">{habit.title}</dt>
            <dd className="mt-1 max-w-[46ch] text-base text-fg-muted">{habit.words}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
