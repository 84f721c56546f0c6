import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Card } from '#app/ui/brand/card.tsx'
import { Culm } from '#app/ui/brand/culm.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Panda, type PandaPose } from '#app/ui/brand/panda.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { toChipClass } from '#app/ui/controls/chip.tsx'
import { Field, FieldError, Select } from '#app/ui/controls/field.tsx'
import { Switch } from '#app/ui/controls/switch.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { OnboardingView } from '../onboarding/onboarding.server.ts'
import { PurposeChoice, ToolChoice } from './onboarding-choices.tsx'

type Props = { view: OnboardingView; problem: FormProblem | null }
type StepId = NonNullable<OnboardingView['step']>

const HEADS: Readonly<Record<StepId, { title: string; lead: string; pose: PandaPose; short: string }>> = {
  purposes: {
    title: 'What brings you here?',
    lead: 'Choose as many as you like. What you choose comes first at home, on Discover and in what is suggested.',
    pose: 'greeting',
    short: 'What brings you',
  },
  tools: {
    title: 'Which tools do you want at hand?',
    lead: 'They lead the list of the palette (Ctrl or ⌘ and K) and stand at the top of home.',
    pose: 'thinking',
    short: 'Tools',
  },
  language: {
    title: 'In which language shall we answer?',
    lead: 'Every model and source that speaks it answers in it; the others say that they do not.',
    pose: 'reading',
    short: 'Language',
  },
  notices: {
    title: 'What may we write to you about?',
    lead: 'All of it is on your page of notices anyway. A mail goes out only for what is switched on.',
    pose: 'envelope',
    short: 'Notices',
  },
  panda: {
    title: 'Would you like a panda of your own?',
    lead: 'A panda is a drawing made from your own numbers, with a history. It costs nothing you need and changes nothing you can do.',
    pose: 'munch',
    short: 'A panda',
  },
}

/** Five short steps, each to take or leave; afterwards a page that says what was chosen. */
export function OnboardingPage({ view, problem }: Props) {
  const { step } = view
  return (
    <div className="page max-w-[760px] pt-6 pb-section sm:pt-10">
      <Progress view={view} />
      {step ? <Step view={view} step={step} problem={problem} /> : <Done view={view} />}
    </div>
  )
}

function Progress({ view: { steps, seen, step } }: { view: OnboardingView }) {
  const at = step ? steps.indexOf(step) + 1 : steps.length
  return (
    <nav aria-label="Steps" className="mb-5">
      <Culm
        value={step ? seen.length : steps.length}
        of={steps.length}
        segments={steps.length}
        label={step ? `Step ${at} of ${steps.length}` : 'All steps are done'}
        className="w-full max-w-80"
      />
      <ol className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] text-fg-muted">
        {steps.map((id) => (
          <li key={id}>
            <Link
              to={to('onboarding', null, { step: id })}
              aria-current={id === step ? 'step' : undefined}
              className="inline-flex min-h-8 items-center gap-1.5 hover:underline aria-[current=step]:font-medium aria-[current=step]:text-fg"
            >
              {seen.includes(id) ? <Icon name="check" size={14} className="text-accent-text" /> : null}
              {HEADS[id].short}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Step({ view, step, problem }: Props & { step: StepId }) {
  const { title, lead, pose } = HEADS[step]
  return (
    <>
      <header className="grid grid-cols-[minmax(0,1fr)] items-end sm:grid-cols-[minmax(0,1fr)_130px]">
        <div className="pb-4">
          <h1 className="heading-page">{title}</h1>
          <p className="lead mt-2">{lead}</p>
        </div>
        <div className="justify-self-end max-sm:hidden">
          <Panda pose={pose} className="w-[118px]" />
        </div>
      </header>
      <Card className="p-5 sm:p-6">
        <KeyedForm key={step} name="first-step" of={step} again noValidate className="grid gap-5">
          <input type="hidden" name="do" value={step} />
          <Choice view={view} step={step} problem={problem} />
          {problem?.errors['form'] ? <FieldError>{problem.errors['form']}</FieldError> : null}
          {step === 'panda' ? null : (
            <Button type="submit" className="justify-self-start">
              {step === 'notices' ? 'Keep it so' : 'Go on'}
            </Button>
          )}
        </KeyedForm>
      </Card>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <ActForm name="do" act="skip" fields={{ step }} variant="ghost" action={to('onboarding')}>
          Skip this one
        </ActForm>
        <ActForm name="do" act="leave" variant="ghost" action={to('onboarding')}>
          Skip them all
        </ActForm>
        <p className="text-[0.8125rem] text-fg-subtle">Nothing is asked twice. You can come back and change it.</p>
      </div>
    </>
  )
}

function Choice({ view, step, problem }: Props & { step: StepId }) {
  switch (step) {
    case 'purposes':
      return <PurposeChoice view={view} error={problem?.errors['purpose'] ?? null} />
    case 'tools':
      return <ToolChoice view={view} error={problem?.errors['tool'] ?? null} />
    case 'language':
      return (
        <Field label="Language of the answers" error={problem?.errors['language']}>
          <Select name="language" defaultValue={problem?.values['language'] ?? view.language}>
            {view.languages.map(({ tag, name }) => (
              <option key={tag} value={tag} lang={tag}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )
    case 'notices':
      return (
        <fieldset className="divide-y divide-line">
          <legend className="sr-only">By mail</legend>
          <Switch name="openings" isTrailing label="A screen I wait for opens" defaultChecked={view.openings} />
          {view.kinds.map(({ name, label, isOn }) => (
            <Switch key={name} name="mail" value={name} isTrailing label={label} defaultChecked={isOn} />
          ))}
        </fieldset>
      )
    case 'panda':
      return <PandaChoice view={view} error={problem?.errors['adopt'] ?? null} />
  }
}

const PandaChoice = ({ view: { isPanda, canAdopt }, error }: { view: OnboardingView; error: string | null }) => (
  <div className="grid gap-3">
    <p>
      {isPanda
        ? 'You have one already.'
        : canAdopt
          ? 'You can look at some first, and adopt one or none.'
          : 'Adopting is not open here yet. Say yes, and you find it on your journey once it is.'}
    </p>
    {error ? <FieldError>{error}</FieldError> : null}
    <div className="flex flex-wrap gap-2">
      <Button type="submit" name="adopt" value="yes">
        {canAdopt ? 'Show me pandas' : 'Yes, once it opens'}
      </Button>
      <Button type="submit" name="adopt" value="no" variant="plain">
        No, thank you
      </Button>
    </div>
  </div>
)

function Done({ view: { name, purposes, chosen, tools, languageName, tries } }: { view: OnboardingView }) {
  const said = purposes.filter(({ id }) => chosen.purposes.includes(id)).map(({ label }) => label)
  const first = tools.filter(({ id }) => chosen.tools.includes(id))
  const lines = [
    { step: 'purposes', label: 'What brings you', words: said.join(' · ') || 'Not said' },
    { step: 'tools', label: 'First tools', words: first.map(({ title }) => title).join(' · ') || 'None in particular' },
    { step: 'language', label: 'Answers in', words: languageName },
  ]
  return (
    <>
      <header className="grid grid-cols-[minmax(0,1fr)] items-end sm:grid-cols-[minmax(0,1fr)_130px]">
        <div className="pb-4">
          <h1 className="heading-page" dir="auto">
            You are set, {name}
          </h1>
          <p className="lead mt-2">Home, the palette and Discover follow what you chose from now on.</p>
        </div>
        <div className="justify-self-end max-sm:hidden">
          <Panda pose="celebrate" className="w-[124px]" />
        </div>
      </header>
      <Card className="px-5 py-2 sm:px-6">
        <dl className="divide-y divide-line">
          {lines.map(({ step, label, words }) => (
            <div key={step} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-3">
              <dt className="text-[0.8125rem] text-fg-muted">{label}</dt>
              <dd className="col-start-1">{words}</dd>
              <dd className="col-start-2 row-span-2 row-start-1">
                <Link to={to('onboarding', null, { step })} className="link inline-flex min-h-11 items-center">
                  Change<span className="sr-only">: {label}</span>
                </Link>
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      {tries.length > 0 ? (
        <p className="mt-5 flex flex-wrap items-center gap-2">
          <span className="text-fg-muted">Begin with</span>
          {tries.map(({ words, href }) => (
            <Link key={href} to={href} className={toChipClass()}>
              {words}
            </Link>
          ))}
        </p>
      ) : null}
      <div className="mt-5 flex flex-wrap gap-2">
        <ButtonLink to={to('home')}>Go home</ButtonLink>
        <ButtonLink to={to('discover')} variant="plain">
          Look around
        </ButtonLink>
      </div>
    </>
  )
}
