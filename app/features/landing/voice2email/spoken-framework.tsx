import { FirstAction } from './first-action.tsx'

const parts = [
  {
    ask: 'Who is it for?',
    why: 'The name sets the tone. A sister and a tax office need different first words.',
    say: '“This goes to Ruth, she runs the choir, we are on first names.”',
    gives: 'The greeting and how formal the rest may be.',
  },
  {
    ask: 'What should happen?',
    why: 'Say the wish early. An email without a wish gets read and forgotten.',
    say: '“I want her to move the rehearsal to the big room.”',
    gives: 'The subject line and the first sentence.',
  },
  {
    ask: 'What must she know?',
    why: 'Facts only: numbers, names, dates. Feelings are welcome, they just come after.',
    say: '“We are thirty now, and the small room takes twenty-two.”',
    gives: 'The middle, in as few lines as it needs.',
  },
  {
    ask: 'By when, and how?',
    why: 'A date is kinder than “soon”. Say how she should answer, too.',
    say: '“The hall needs to hear by Wednesday. A yes or no is enough.”',
    gives: 'The last line, and an answer you can use.',
  },
] as const

/** A method and not a product: four questions that make a spoken email good, with or without the recorder. */
export function SpokenFramework() {
  return (
    <section
      className={
        'page grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-10 pt-[clamp(26px,5vw,64px)] ' + 'lg:grid-cols-[1fr_1.5fr]'
      }
    >
      <div className="lg:sticky lg:top-24 lg:self-start">
        <p className="text-sm font-medium text-accent-text">A frame for spoken email</p>
        <h1 className="heading-page mt-2">Four things to say before you stop recording</h1>
        <p className="lead mt-4 mb-7 max-w-[30em]">
          You need no script. Answer four questions out loud, in any order, and the email is already in there.
        </p>
        <FirstAction />
      </div>
      <ol>
        {parts.map((part, index) => (
          <li
            key={part.ask}
            className={
              'grid grid-cols-[3.5rem_1fr] border-t border-line py-8 first:border-t-0 first:pt-0 ' +
              'sm:grid-cols-[5.5rem_1fr]'
            }
          >
            <span
              className={
                'text-[3.25rem] leading-none font-display tracking-[-0.05em] text-accent tabular-nums ' +
                'max-sm:text-[2.25rem]'
              }
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <div>
              <h2 className="heading-card">{part.ask}</h2>
              <p className="mt-1.5 max-w-[52ch] text-base text-fg-muted">{part.why}</p>
              <blockquote
                className={
                  'mt-4 max-w-[46ch] rounded-[6px_18px_18px_18px] bg-accent-soft px-5 py-3.5 text-lg ' +
                  'text-accent-soft-fg'
                }
              >
                {part.say}
              </blockquote>
              <p className="mt-3 text-sm text-fg-subtle">Becomes: {part.gives}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
