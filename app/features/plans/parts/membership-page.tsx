import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Card } from '#app/ui/brand/card.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { Cell, HeadCell, HeadRow, Row, Table } from '#app/ui/data/table.tsx'
import type { MembershipView } from '../membership.server.ts'

/** What changes from guest to member, and what it means to be a Panda Member. */
export function MembershipPage({ view }: { view: MembershipView }) {
  return (
    <div className="page py-8 lg:py-12">
      <h1 className="heading-page">Membership</h1>
      <p className="lead mt-3 max-w-[var(--reading)]">
        A guest may try everything. A member keeps what comes of it, has a name here, and an inbox.
      </p>
      <p className="mt-4 flex flex-wrap items-center gap-3">
        {view.status ? (
          <span className="text-fg-muted">{view.status.isPanda ? 'You are a Panda Member.' : 'You are a member.'}</span>
        ) : (
          <ButtonLink to={to('register')}>Join free</ButtonLink>
        )}
        <Link to={to('plans')} className="link">
          Compare the plans
        </Link>
      </p>
      <Card className="mt-8 overflow-hidden">
        <Table caption="Guest and member">
          <thead>
            <HeadRow>
              <HeadCell>What</HeadCell>
              <HeadCell>Guest</HeadCell>
              <HeadCell>Member</HeadCell>
            </HeadRow>
          </thead>
          <tbody>
            {view.rows.map(([what, guest, member]) => (
              <Row key={what}>
                <Cell className="font-medium">{what}</Cell>
                <Cell className="text-fg-muted">{guest}</Cell>
                <Cell>{member}</Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      </Card>
      <PandaMember view={view} />
    </div>
  )
}

function PandaMember({ view: { status, canAdopt } }: { view: MembershipView }) {
  return (
    <section aria-labelledby="panda" className="mt-10 flex max-w-[46rem] flex-col gap-6 sm:flex-row sm:items-center">
      <Panda pose="greeting" className="h-40 flex-none self-center" />
      <div>
        <h2 id="panda" className="heading-section">
          Panda Member
        </h2>
        <p className="mt-2 text-fg-muted">
          Whoever has adopted a panda. It is free, one for each member, and for fun and belonging: the label stands
          beside your name, and no limit depends on it.
        </p>
        <p className="mt-4">
          {canAdopt && !status?.isPanda ? (
            <ButtonLink to={to('adopt-panda')} variant="soft">
              Adopt a panda
            </ButtonLink>
          ) : (
            <Link to={to('about-pandas')} className="link">
              About pandas
            </Link>
          )}
        </p>
      </div>
    </section>
  )
}
