import { to } from '#app/catalogue/to.ts'
import { Avatar } from '#app/ui/brand/avatar.tsx'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { BarChart } from '#app/ui/data/bar-chart.tsx'
import { toDayOfYear } from '#app/ui/controls/day-words.ts'
import type { AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import type { MemberView } from './member.server.ts'
import { planLabels } from './members-filter.ts'
import { AdminFormProblem } from '../parts/admin-form.tsx'
import { Figures } from '../overview/figures.tsx'
import { MemberActs } from './member-acts.tsx'
import { MemberBadges } from './member-badges.tsx'
import { MemberSessions } from './member-sessions.tsx'
import { Facts } from '../parts/facts.tsx'

/** One member: who they are, what they used, and what can be done. */
export function MemberPage({ member, answer }: { member: MemberView; answer: AdminFormAnswer | null }) {
  const { name, username, handle, email, picture, plan, use, joined, confirmed, signedIn, suspended, erasedOn } = member
  const marks = {
    ...member,
    isSuspended: suspended !== null,
    isWaiting: member.waiting !== null,
    isConfirmed: confirmed !== null,
    isLeaving: erasedOn !== null,
  }
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      <BackLink to={to('admin-users')}>All people</BackLink>
      <header className="mt-2 flex flex-wrap items-center gap-4">
        <Avatar name={name} picture={picture} size="xl" />
        <div className="min-w-0">
          <h1 className="heading-page wrap-anywhere">{name}</h1>
          <p className="mt-1 wrap-anywhere text-fg-muted">
            @{username} · {email}
          </p>
          <div className="mt-2">
            <MemberBadges member={marks} />
          </div>
        </div>
      </header>
      <AdminFormProblem answer={answer} />
      <div className="mt-8">
        <FiguresOfUse member={member} />
      </div>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
          <section aria-labelledby="facts">
            <h2 id="facts" className="heading-section">
              The account
            </h2>
            <Facts
              facts={[
                ['Handle', handle],
                ['Joined', joined.words],
                ...(member.waiting ? [['Let in', `Not yet, waiting since ${member.waiting.words}`] as const] : []),
                ['Address', confirmed ? `Confirmed on ${confirmed.words}` : 'Not confirmed yet'],
                ['Last sign-in', signedIn ? `${signedIn.words}, ${signedIn.ago}` : 'Never'],
                ['Pandas', member.pandas.toLocaleString('en')],
                ['Country', member.country ?? 'Not said'],
                ['Answers in', member.answerLanguage],
                ...(suspended
                  ? [['Suspended', `${suspended.words}: ${suspended.reason ?? 'no reason was kept'}`] as const]
                  : []),
                ...(erasedOn ? [['Erased on', `${erasedOn}, as the member asked`] as const] : []),
              ]}
            />
          </section>
          <MemberSessions member={member} />
          {use.uses + use.runs > 0 ? <ChartsOfUse use={use} /> : null}
        </div>
        <MemberActs
          key={`${plan} ${member.role ?? ''} ${suspended?.at ?? ''} ${member.waiting?.at ?? ''}`}
          member={member}
          answer={answer}
        />
      </div>
    </div>
  )
}

function FiguresOfUse({ member: { plan, use } }: { member: MemberView }) {
  return (
    <Figures
      label="Use"
      figures={[
        { name: 'Plan', value: planLabels[plan], note: `${use.today} runs today` },
        { name: `Runs in ${use.days} days`, value: use.runs.toLocaleString('en') },
        {
          name: `Uses of engines in ${use.days} days`,
          value: use.uses.toLocaleString('en'),
          note: `${use.failed.toLocaleString('en')} failed`,
        },
        {
          name: `Cost in ${use.days} days`,
          value: use.cost,
          ...(use.unknown > 0 && { note: `and ${use.unknown} of unknown cost` }),
        },
      ]}
    />
  )
}

function ChartsOfUse({ use }: { use: MemberView['use'] }) {
  return (
    <section aria-labelledby="use" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id="use" className="heading-section">
        The last {use.days} days
      </h2>
      <BarChart
        title="Runs a day"
        data={use.byDay.map(({ day, runs }) => ({ label: toDayOfYear(day), value: runs }))}
        labelHead="Day"
        valueHead="Runs"
        direction="columns"
      />
      <BarChart
        title="Where engines were used"
        data={use.byScreen.map(({ label, uses }) => ({ label, value: uses }))}
        labelHead="Screen"
        valueHead="Uses"
      />
    </section>
  )
}
