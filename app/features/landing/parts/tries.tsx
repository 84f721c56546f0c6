import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { toChipClass } from '#app/ui/controls/chip.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'

/** Questions the engines of a fresh machine can answer, so that the first try does not depend on a key. */
const questions = [
  'How far is it to the Moon?',
  'What is 18 percent of 240?',
  'Which is larger, Chile or France?',
] as const

const row =
  'no-scrollbar mt-4 flex items-center gap-2 pl-2.5 text-[0.8125rem] text-fg-subtle sm:flex-wrap ' +
  'whitespace-nowrap max-sm:-mx-gutter max-sm:overflow-x-auto max-sm:px-gutter max-sm:py-0.5'

export function Tries({ centred = false }: { centred?: boolean }) {
  return (
    <KeyedForm name="try-question" action={to('consensus')} className={`${row} ${centred ? 'sm:justify-center' : ''}`}>
      <span>Try</span>
      {questions.map((question) => (
        <button key={question} type="submit" name="question" value={question} className={toChipClass()}>
          {question}
        </button>
      ))}
      <Link
        to={to('home', null, { welcome: 'clear' })}
        preventScrollReset
        className="link ml-auto flex-none pr-2.5 max-sm:ml-0"
      >
        Meet the panda
      </Link>
    </KeyedForm>
  )
}
