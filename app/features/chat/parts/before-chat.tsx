import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import type { ConversationPage } from '#app/kits/asking/conversation/conversation-view.ts'
import { ChipLink } from '#app/ui/controls/chip.tsx'

const forModels = [
  'Explain the difference between agreement and truth',
  'Write a kind reply to a late invoice',
  'Plan a week of simple suppers',
]
const forBuiltIn = [
  'What is 18% of 249.90?',
  'What is the capital of Kenya?',
  'What does “epistemic” mean?',
  'How do I share an answer here?',
]

/** What to begin with, and what answers here. */
export function BeforeChat({ page: { voices, hasModel } }: { page: ConversationPage }) {
  const models = voices.filter(({ kind }) => kind === 'model').length
  return (
    <>
      <ul className="mt-5 flex flex-wrap gap-2" aria-label="Try one of these">
        {(hasModel ? forModels : forBuiltIn).map((question) => (
          <li key={question}>
            <ChipLink to={to('chat', null, { question })}>{question}</ChipLink>
          </li>
        ))}
      </ul>
      <section className="mt-10 grid gap-6 text-fg-muted sm:grid-cols-2" aria-label="Who answers here">
        <div>
          <h2 className="text-base font-strong text-fg">{hasModel ? 'Who answers' : 'No language model is here'}</h2>
          <p className="mt-1.5">
            {hasModel
              ? `${models === 1 ? 'One language model' : `${models} language models`}, the built-in sources, and allies with a job of their own.`
              : 'Nobody can write freely on this server. The built-in sources calculate, look up facts and words, and quote the help; each answer says who gave it. Allies do more: they summarise, correct, translate and check.'}
          </p>
        </div>
        <div>
          <h2 className="text-base font-strong text-fg">When one answer is not enough</h2>
          <p className="mt-1.5">
            <Link to={to('summon')} className="link">
              Summon allies
            </Link>{' '}
            to answer in turn, or{' '}
            <Link to={to('consensus')} className="link">
              ask several at once
            </Link>{' '}
            and see claim by claim where they agree. Questions you ask again and again wait under{' '}
            <Link to={to('prompts')} className="link">
              Prompts
            </Link>
            , with places to fill in.
          </p>
        </div>
      </section>
    </>
  )
}
