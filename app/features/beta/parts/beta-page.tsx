import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Card } from '#app/ui/brand/card.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { BetaView } from '../trying/join.server.ts'

type Props = { view: BetaView; problem: FormProblem | null }

/** What the beta is, what is tried in it, and the two ways in. */
export function BetaPage({ view, problem }: Props) {
  const { state, features, inside, waiting, aDay } = view
  return (
    <div className="page max-w-[860px] pt-5 pb-section lg:pt-9">
      <header className="grid grid-cols-[minmax(0,1fr)] items-end sm:grid-cols-[minmax(0,1fr)_140px]">
        <div className="pb-4">
          <h1 className="heading-page">Panda beta</h1>
          <p className="lead mt-2 max-w-[36em]">
            For people who like to see a room before the paint is dry. You switch features on early, say how they are,
            and read what becomes of it.
          </p>
        </div>
        <Panda
          pose={state === 'in' ? 'celebrate' : 'greeting'}
          className="hidden w-[126px] justify-self-end sm:block"
        />
      </header>
      <Stand view={view} />
      {state === 'in' ? null : <ByCode problem={problem} isGuest={state === 'guest'} />}
      <section aria-labelledby="features" className="mt-8">
        <h2 id="features" className="heading-section">
          What is tried at the moment
        </h2>
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {features.map(({ id, title, about }) => (
            <li key={id} className="py-3">
              <p className="font-medium">{title}</p>
              <p className="text-fg-muted">{about}</p>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-[0.8125rem] text-fg-subtle">
          {inside} {inside === 1 ? 'member is' : 'members are'} in, {waiting} {waiting === 1 ? 'waits' : 'wait'}. Up to{' '}
          {aDay} come in from the list each day, those who asked first before the others.
        </p>
      </section>
    </div>
  )
}

function Stand({ view: { state, since, asked } }: { view: BetaView }) {
  if (state === 'in')
    return (
      <Card className="flex flex-wrap items-center gap-3 p-5">
        <p className="min-w-0 flex-1 basis-60 font-medium">You are in{since ? ` since ${since}` : ''}.</p>
        <ButtonLink to={to('beta-dashboard')}>To the dashboard</ButtonLink>
        <ActForm act="leave" variant="ghost">
          Leave the beta
        </ActForm>
      </Card>
    )
  if (state === 'waiting')
    return (
      <Card className="flex flex-wrap items-center gap-3 p-5">
        <p className="min-w-0 flex-1 basis-60">
          <b className="font-medium">You are on the list</b> since {asked}. A notice comes when you are in.
        </p>
        <ActForm act="leave" variant="ghost">
          Leave the list
        </ActForm>
      </Card>
    )
  return (
    <Card className="flex flex-wrap items-center gap-3 p-5">
      <p className="min-w-0 flex-1 basis-60">
        <b className="font-medium">Without a code</b> you wait on the list for a while.
      </p>
      {state === 'guest' ? (
        <ButtonLink to={to('register', null, { return_url: to('beta') })}>Create an account first</ButtonLink>
      ) : (
        <KeyedForm name="beta-list" again>
          <input type="hidden" name="act" value="list" />
          <Button type="submit">Put me on the list</Button>
        </KeyedForm>
      )}
    </Card>
  )
}

const ByCode = ({ problem, isGuest }: { problem: FormProblem | null; isGuest: boolean }) => (
  <Card className="mt-4 p-5">
    <KeyedForm name="beta-code" again noValidate className="flex flex-wrap items-start gap-3">
      <input type="hidden" name="act" value="code" />
      <Field
        label="With a code"
        help={
          isGuest
            ? 'An invitation of a member opens here too.'
            : 'An invitation of somebody in the beta lets you in at once, and is used up by it.'
        }
        error={problem?.errors['invite']}
        className="min-w-0 flex-[1_1_18rem]"
      >
        <TextInput
          name="invite"
          defaultValue={problem?.values['invite'] ?? ''}
          placeholder="ABCD-EFGH-JKMN-PQRS"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" variant="plain" className="mt-6">
        Use the code
      </Button>
    </KeyedForm>
  </Card>
)
