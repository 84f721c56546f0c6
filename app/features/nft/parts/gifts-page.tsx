import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Card } from '#app/ui/brand/card.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, FieldError, Select, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { GiftLine, GiftsView } from '../gifts/read-gifts.server.ts'
import { PandaLine } from './panda-line.tsx'
import { TradeLinks } from './trade-links.tsx'

type Props = { view: GiftsView; problem: FormProblem | null }

/** Pandas given to a member and by them. */
export function GiftsPage({ view, problem }: Props) {
  return (
    <div className="page pt-4 pb-section lg:pt-8">
      <h1 className="heading-page">Give a panda</h1>
      <p className="lead mt-2 max-w-[40em]">
        {`It goes to the other member once they take it; until then, for ${view.days} days, you can take it back. Afterwards it rests ${view.restHours} hours with them before it can go on.`}
      </p>
      <TradeLinks at="nft-give" />
      {view.pandas.length > 0 ? <GiveForm view={view} problem={problem} /> : <NoneToGive resting={view.resting} />}
      <h2 className="heading-section mt-10">Gifts to you and from you</h2>
      {problem?.errors['gift'] ? (
        <div className="mt-3" role="alert">
          <FieldError>{problem.errors['gift']}</FieldError>
        </div>
      ) : null}
      {view.gifts.length === 0 ? (
        <p className="mt-3 text-fg-muted">None yet.</p>
      ) : (
        <ul className="mt-3 grid">
          {view.gifts.map((gift) => (
            <Gift key={gift.id} gift={gift} />
          ))}
        </ul>
      )}
    </div>
  )
}

const NoneToGive = ({ resting }: { resting: number }) => (
  <div className="mt-6">
    <p className="text-fg-muted">
      {resting > 0
        ? 'Your pandas changed hands a short while ago and rest still.'
        : 'You keep no panda that you could give.'}
    </p>
    {resting > 0 ? null : (
      <p className="mt-3">
        <ButtonLink to={to('adopt-panda')} variant="soft">
          Adopt one
        </ButtonLink>
      </p>
    )}
  </div>
)

function GiveForm({ view, problem }: Props) {
  const own = problem?.values['act'] === 'give' ? problem : null
  return (
    <Card className="mt-6 p-5">
      <KeyedForm name="give-panda" noValidate className="grid gap-4">
        <input type="hidden" name="act" value="give" />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Which panda" error={own?.errors['panda']}>
            <Select name="panda" defaultValue={own?.values['panda'] ?? view.chosen}>
              {view.pandas.map(({ number, name }) => (
                <option key={number} value={number}>
                  {`${name}, No. ${number}`}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label="To whom"
            help="The name in the address of their profile, such as mira."
            error={own?.errors['handle']}
          >
            <TextInput
              name="handle"
              maxLength={100}
              autoComplete="off"
              autoCapitalize="none"
              defaultValue={own?.values['handle'] ?? view.handle}
            />
          </Field>
        </div>
        <div>
          <Button type="submit">Give it</Button>
        </div>
      </KeyedForm>
    </Card>
  )
}

function Gift({ gift }: { gift: GiftLine }) {
  const { id, panda, other, isFromYou, isOpen, words, made, until } = gift
  const who = other ? (
    <Link to={to('profile', { handle: other.handle })} className="link" dir="auto">
      {other.name}
    </Link>
  ) : (
    'a member'
  )
  return (
    <PandaLine
      panda={panda}
      words={
        <>
          {isFromYou ? 'To ' : 'From '}
          {who}
          {`, ${made}. ${words}${isOpen ? ` until ${until}` : ''}.`}
        </>
      }
    >
      {isOpen ? (
        isFromYou ? (
          <ActForm act="take-back" fields={{ gift: id }} about={panda.name}>
            Take it back
          </ActForm>
        ) : (
          <>
            <ActForm act="take" fields={{ gift: id }} about={panda.name} variant="primary">
              Take it
            </ActForm>
            <ActForm act="decline" fields={{ gift: id }} about={panda.name}>
              Decline
            </ActForm>
          </>
        )
      ) : null}
    </PandaLine>
  )
}
