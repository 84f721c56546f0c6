import { screens } from '#app/catalogue/screens.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import { ClearLink } from '../parts/clear-link.tsx'
import { fourParts } from './letter/four-parts.ts'
import type { LetterResult } from './letter/letter-form.server.ts'
import { LetterSheet } from './letter/letter-sheet.tsx'
import { LetterStatus } from './letter/letter-status.tsx'
import type { LetterView } from './letter/letter-view.ts'
import { RecorderLater } from './talking/recorder-later.tsx'
import { useFourLetter } from './letter/use-four-letter.ts'

/** A method and its tool: four questions that make a spoken email good, and the letter their answers are. */
export function SpokenFramework({ example, result }: { example: LetterView; result: LetterResult | undefined }) {
  const isHydrated = useHasScript()
  const letter = useFourLetter(result, example)
  const { view, isExample } = letter
  return (
    <>
      <section
        className={
          'page grid items-start gap-x-[clamp(2rem,6vw,5rem)] gap-y-10 pt-[clamp(26px,5vw,64px)] ' +
          'lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]'
        }
      >
        <div>
          <p className="text-sm font-medium text-accent-text">A frame for spoken email</p>
          <h1 className="heading-page mt-2">Four things to say, one letter out</h1>
          <p className="lead mt-4 max-w-[32em]">
            You need no script. Answer four questions the way you would out loud. Only the second one has to be there.
          </p>
          <form
            ref={letter.form}
            method="post"
            action={`${screens['voice2email-landing'].paths[2]}#letter`}
            noValidate
            onSubmit={letter.onSubmit}
            className="mt-8"
          >
            <FourQuestions letter={letter} />
            <div className="flex flex-wrap gap-2.5 sm:pl-18">
              <Button type="submit" variant="accent" size="lg">
                Put the letter together
              </Button>
              {isHydrated ? (
                <Button
                  type="button"
                  variant="plain"
                  size="lg"
                  onClick={() => letter.fill((name) => fourParts.find((part) => part.name === name)?.say ?? '')}
                >
                  Try the example
                </Button>
              ) : null}
            </div>
            <p className="mt-4 text-xs text-fg-subtle sm:pl-18">
              Up to 2,000 characters a field. Nothing is stored. Your phone’s keyboard can take dictation into each
              field.
            </p>
          </form>
        </div>
        <div id="letter" className="relative scroll-mt-24 pt-22 max-sm:pt-20 lg:sticky lg:top-20">
          <Panda pose="headphones" live className="absolute top-0 right-8 w-30 max-sm:right-5 max-sm:w-27" />
          <LetterSheet
            view={view}
            isExample={isExample}
            clear={isExample ? null : <ClearLink onClear={letter.clear} />}
          />
          <LetterStatus view={view} isExample={isExample} />
        </div>
      </section>
      <RecorderLater />
    </>
  )
}

function FourQuestions({ letter: { errors, typed, onInput } }: { letter: ReturnType<typeof useFourLetter> }) {
  return (
    <ol>
      {fourParts.map(({ name, ask, why, say, gives }, index) => (
        <li
          key={name}
          className="grid grid-cols-[3rem_minmax(0,1fr)] border-t border-line py-6 first:border-t-0 first:pt-0 sm:grid-cols-[4.5rem_minmax(0,1fr)]"
        >
          <span
            className="text-[3rem] leading-none font-display tracking-[-0.05em] text-accent tabular-nums max-sm:text-[2rem]"
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <div>
            <h2 className="heading-card">{ask}</h2>
            <p className="mt-1.5 mb-3 max-w-[52ch] text-base text-fg-muted">{why}</p>
            <Field label={ask} hideLabel help={`Becomes: ${gives}`} error={errors[name]}>
              <TextArea
                name={name}
                rows={2}
                required={name === 'wish'}
                defaultValue={typed[name] ?? ''}
                onInput={onInput}
                placeholder={say}
              />
            </Field>
          </div>
        </li>
      ))}
    </ol>
  )
}
