import { Form } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { fieldOf, isTicked, type AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { Cell, HeadCell, HeadRow, Row, Table } from '#app/ui/data/table.tsx'
import { AdminForm, AdminFormProblem, useIsBusy } from '../../parts/admin-form.tsx'
import { AdminHead } from '../../parts/admin-head.tsx'
import type { MergingView } from './merge-view.server.ts'

type Props = { view: MergingView; answer: AdminFormAnswer | null }

const WHY = {
  ends: 'ends with the account',
  clash: 'the other account has its like',
} as const

/** Puts two accounts of one person together: first what it would do, then the act. */
export function MergePage({ view, answer }: Props) {
  const { from, asked, problem, plan } = view
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      <BackLink to={to('admin-users', null, { user: from.id })}>{from.name}</BackLink>
      <AdminHead
        title={`Put @${from.username} into another account`}
        lead={`For one person with two accounts. What ${from.name} (${from.email}) keeps goes to the other one; this account is erased then, with every way into it. Nothing happens before you have seen what moves.`}
      />
      <AdminFormProblem answer={answer} />
      <Card as="section" className="mt-7 max-w-[var(--reading)] p-5 lg:p-7">
        <Form method="get" className="grid gap-4">
          <input type="hidden" name="part" value="merge" />
          <input type="hidden" name="user" value={from.id} />
          <Field label="The account that stays" help="Its username, handle or address." error={problem}>
            <TextInput name="into" defaultValue={asked} required autoComplete="off" />
          </Field>
          <div>
            <Button type="submit" variant="plain">
              Show what it would do
            </Button>
          </div>
        </Form>
      </Card>
      {plan ? <Plan from={from} plan={plan} answer={answer} /> : null}
    </div>
  )
}

function Plan({
  from,
  plan,
  answer,
}: Pick<Props, 'answer'> & { from: MergingView['from']; plan: NonNullable<MergingView['plan']> }) {
  const { into, lines } = plan
  const isBusy = useIsBusy('merge')
  const { error } = fieldOf(answer, 'merge', 'sure')
  return (
    <section aria-labelledby="plan" className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id="plan" className="heading-section">
        What it would do
      </h2>
      <p className="max-w-[var(--reading)] text-fg-muted">
        {into.name} (@{into.username}, {into.email}) keeps name, address, password, plan and role.
        {from.role ? ` The role of @${from.username} ends.` : ''} Public texts of @{from.username} stand under the other
        name.
      </p>
      <Table caption="What moves and what is dropped">
        <thead>
          <HeadRow>
            <HeadCell>What</HeadCell>
            <HeadCell isNumber>Moves</HeadCell>
            <HeadCell isNumber>Dropped</HeadCell>
          </HeadRow>
        </thead>
        <tbody>
          {lines.map(({ table, about, moves, drops, why }) => (
            <Row key={table}>
              <th scope="row" className="px-4 py-2 text-start font-body">
                {about}
                <span className="block text-[0.8125rem] wrap-anywhere text-fg-muted">{table}</span>
              </th>
              <Cell isNumber>{moves.toLocaleString('en')}</Cell>
              <Cell isNumber>
                {drops.toLocaleString('en')}
                {why ? <span className="block text-[0.8125rem] text-fg-muted">{WHY[why]}</span> : null}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      <AdminForm
        act="merge"
        once
        fixed={{ user: from.id, into: into.id }}
        className="grid max-w-[var(--reading)] gap-4"
      >
        <Checkbox
          name="sure"
          label={`These are two accounts of one person, and @${from.username} is to be erased. This cannot be undone.`}
          error={error}
          defaultChecked={isTicked(answer, 'merge', 'sure', false)}
        />
        <Button type="submit" variant="danger" className="justify-self-start" busy={isBusy} busyLabel="Moving...">
          Put them together
        </Button>
      </AdminForm>
    </section>
  )
}
