import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { intentIds } from '#app/kits/asking/intent/intent.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Panda } from '#app/ui/brand/panda.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { HubAnswer } from '../../hub.server.ts'
import { intentWords } from '../../hub-words.ts'
import { Recognised } from './recognised.tsx'
import { WishBox } from './wish-box.tsx'

type Props = { answer: HubAnswer | null; problem: FormProblem | null }

/** One box that recognises what somebody wants, and takes the text along. */
export function HubPage({ answer, problem }: Props) {
  const wish = answer?.wish ?? problem?.values['wish'] ?? ''
  return (
    <div className="page grid grid-cols-[minmax(0,54rem)] gap-8 pt-4 pb-section sm:pt-6">
      <header className="relative sm:pr-44">
        <div className="pointer-events-none absolute right-8 -bottom-[50px] z-10 w-[132px] max-sm:hidden">
          <Panda pose="peek" className="w-full" />
        </div>
        <h1 className="heading-page">What would you like to do?</h1>
        <p className="mt-2 max-w-[44em] text-fg-muted">
          Say it in your own words. The hub finds the right tool, and your text goes along.
        </p>
      </header>
      <WishBox
        wish={wish}
        error={answer ? null : (problem?.errors['wish'] ?? problem?.errors['form'] ?? firstOf(problem))}
      />
      {answer ? <Recognised answer={answer} problem={problem} /> : <Possible />}
    </div>
  )
}

const firstOf = (problem: FormProblem | null): string | null => Object.values(problem?.errors ?? {})[0] ?? null

/** Everything that is recognised, each with an example to press. */
const Possible = () => (
  <section aria-labelledby="possible">
    <h2 id="possible" className="heading-small">
      What it recognises
    </h2>
    <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
      {intentIds.map((id) => {
        const { label, icon, example } = intentWords[id]
        return (
          <li key={id} className="relative flex items-start gap-3.5 border-b border-line py-3 hover:bg-hover">
            <span className="mt-0.5 text-fg-subtle">
              <Icon name={icon} size={18} />
            </span>
            <span className="min-w-0">
              <span className="block font-medium">{label}</span>
              <Link
                to={to('universal-hub', null, { q: example })}
                className="text-[0.8125rem] text-fg-muted after:absolute after:inset-0"
              >
                “{example}”
              </Link>
            </span>
          </li>
        )
      })}
    </ul>
  </section>
)
