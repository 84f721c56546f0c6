import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Card } from '#app/ui/brand/card.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, FieldError, TextInput } from '#app/ui/controls/field.tsx'
import { RadioGroup } from '#app/ui/controls/radio-group.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { SellingForm, SellingView } from '../selling/read-selling.server.ts'

type Props = { view: SellingView; form: SellingForm; problem: FormProblem | null }

/** Lists a panda, or changes what its listing asks. */
export function ListForm({ view, form, problem }: Props) {
  const { listing, number, portrait, about, rests, isGiven, isVisiting, isHidden, isMinted } = form
  const why = toWhyNot({ rests, isGiven, isVisiting, isHidden, isMinted, hasBid: listing?.hasBid ?? false })
  return (
    <Card className="mt-6 grid items-start gap-6 p-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <img src={portrait} alt={about} width={160} height={160} className="aspect-square w-40 rounded-control" />
      {why ? (
        <div>
          <p className="text-fg-muted">{why}</p>
          <p className="mt-4">
            <ButtonLink to={to('nft-selling')} variant="plain" size="sm">
              Your pandas
            </ButtonLink>
          </p>
        </div>
      ) : listing ? (
        <KeyedForm name="change-panda-listing" of={listing.id} again noValidate className="grid gap-5">
          <input type="hidden" name="act" value="change" />
          <input type="hidden" name="listing" value={listing.id} />
          <Terms view={view} form={form} problem={problem} kind={listing.kind} />
          <Foot label="Save" problem={problem} />
        </KeyedForm>
      ) : (
        <KeyedForm name="list-panda" of={String(number)} noValidate className="grid gap-5">
          <input type="hidden" name="act" value="list" />
          <input type="hidden" name="panda" value={number} />
          <Terms view={view} form={form} problem={problem} kind={null} />
          <Foot label="List it" problem={problem} />
        </KeyedForm>
      )}
    </Card>
  )
}

type State = Pick<SellingForm, 'rests' | 'isGiven' | 'isVisiting' | 'isHidden' | 'isMinted'> & { hasBid: boolean }

function toWhyNot({ rests, isGiven, isVisiting, isHidden, isMinted, hasBid }: State): string | null {
  if (isVisiting) return 'A visitor from another site is never sold here.'
  if (isMinted) return 'It is minted: it moves on its chain, and not here.'
  if (isHidden) return 'The administrator hid this panda: it cannot be listed.'
  if (rests) return `It changed hands a short while ago and rests until ${rests}. It can be listed after that.`
  if (isGiven) return 'You are giving it to somebody. Take that back first.'
  return hasBid ? 'Somebody has bid for it: an auction with a bid stands as it is, to its end.' : null
}

const Foot = ({ label, problem }: { label: string; problem: FormProblem | null }) => (
  <>
    {problem?.errors['form'] ? <FieldError>{problem.errors['form']}</FieldError> : null}
    {problem?.errors['panda'] ? <FieldError>{problem.errors['panda']}</FieldError> : null}
    <div className="flex flex-wrap gap-3">
      <Button type="submit">{label}</Button>
      <ButtonLink to={to('nft-selling')} variant="ghost">
        Not now
      </ButtonLink>
    </div>
  </>
)

function Terms({ view, form, problem, kind }: Props & { kind: 'price' | 'auction' | null }) {
  const text = (name: 'price' | 'reserve' | 'until') => problem?.values[name] ?? form.typed[name]
  return (
    <>
      {kind ? null : (
        <RadioGroup
          name="kind"
          label="How"
          defaultValue={problem?.values['kind'] ?? 'price'}
          options={[
            { value: 'price', label: 'At a price', help: 'Whoever pays it first has the panda.' },
            { value: 'auction', label: 'Auction', help: 'Whoever bids most until a day has it.' },
          ]}
          error={problem?.errors['kind'] ?? null}
        />
      )}
      <Field
        label={
          kind === 'auction'
            ? 'Starts at, in dollars'
            : kind === 'price'
              ? 'Price in dollars'
              : 'Price, or start of the auction, in dollars'
        }
        error={problem?.errors['price']}
        className="max-w-72"
      >
        <TextInput name="price" inputMode="decimal" autoComplete="off" maxLength={30} defaultValue={text('price')} />
      </Field>
      {kind === 'price' ? null : (
        <fieldset className="grid gap-4 sm:grid-cols-2">
          <legend className="mb-2 text-sm text-fg-muted">{kind ? '' : 'For an auction'}</legend>
          <Field label="Ends on" help={`At ${view.endHour}:00 UTC of that day.`} error={problem?.errors['until']}>
            <TextInput type="date" name="until" defaultValue={text('until')} />
          </Field>
          <Field
            label="Reserve in dollars"
            help="Below it nothing is sold. Bidders see that there is one, not how high. Empty for none."
            error={problem?.errors['reserve']}
          >
            <TextInput
              name="reserve"
              inputMode="decimal"
              autoComplete="off"
              maxLength={30}
              defaultValue={text('reserve')}
            />
          </Field>
        </fieldset>
      )}
    </>
  )
}
