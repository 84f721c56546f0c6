import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'

const QUESTIONS = ['What can I do here?', 'How do I compare answers I already have?', 'Who reads what I ask?'] as const

const TOOLS = [
  { screen: 'consensus', icon: 'scale', title: 'Ask several at once', about: 'Claim by claim, where they agree' },
  { screen: 'chat', icon: 'message-circle', title: 'Chat', about: 'With one model, source or ally' },
  { screen: 'world', icon: 'globe', title: 'World', about: 'Every country, compared and searched' },
] as const

/** What to begin a talk with: three questions, and three tools to open at once. */
export function Starters({ say }: { say: (question: string) => void }) {
  return (
    <div className="mt-3 grid gap-4">
      <ul aria-label="Questions to begin with" className="grid justify-items-start gap-1.5">
        {QUESTIONS.map((question) => (
          <li key={question}>
            <button
              type="button"
              onClick={() => say(question)}
              className="min-h-11 rounded-full px-4 text-left font-medium text-accent-text shadow-[inset_0_0_0_1px_var(--accent-line)] hover:bg-accent-soft lg:min-h-9"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
      <ul aria-label="Tools" className="grid gap-1.5">
        {TOOLS.map(({ screen, icon, title, about }) => (
          <li key={screen}>
            <Link
              to={to(screen)}
              className="flex items-center gap-3 rounded-[18px] p-2 pr-3.5 shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-hover"
            >
              <span className="grid size-10 flex-none place-items-center rounded-xl bg-accent-soft text-accent-text">
                <Icon name={icon} size={20} />
              </span>
              <span className="min-w-0 flex-1">
                <b className="block font-medium">{title}</b>
                <small className="block text-[0.78rem] text-fg-muted">{about}</small>
              </span>
              <Icon name="arrow-right" size={17} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
