import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { CardLink, Panel } from '#app/ui/brand/card.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { AdoptionView } from '../adopt.server.ts'
import { MetPandas } from './met-pandas.tsx'

type Props = { view: AdoptionView; problem: FormProblem | null }

/** The ceremony: three pandas are introduced, one is chosen and gets its name. */
export function AdoptPage({ view, problem }: Props) {
  const { adopted, met, kept } = view
  const isKeeping = kept.some(({ isVisiting }) => !isVisiting)
  return (
    <div className="page max-w-[1000px] pt-4 pb-section lg:pt-8">
      <BackLink to={to('about-pandas')}>About pandas</BackLink>
      <div className="mt-2 grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_150px]">
        <div>
          <h1 className="heading-page">{kept.length > 0 ? 'Your pandas' : 'Adopt a panda'}</h1>
          <p className="lead mt-2 max-w-[36em]">
            {adopted
              ? `One adoption is free for each member, and yours was ${adopted.name}. ${isKeeping ? 'You are a Panda Member.' : 'It is with somebody else now.'}`
              : 'Three pandas are introduced to you. One of them becomes yours, free of charge, under a name you give it.'}
          </p>
        </div>
        {met || kept.length > 0 ? null : (
          <Panda pose="greeting" className="hidden w-[140px] justify-self-end sm:block" />
        )}
      </div>
      {kept.length > 0 ? <Kept kept={kept} /> : null}
      {adopted ? (
        <p className="mt-8 flex flex-wrap gap-2.5">
          <ButtonLink to={to('panda-purchase')} variant="plain">
            More pandas
          </ButtonLink>
          <ButtonLink to={to('panda-check')} variant="ghost">
            Check a panda’s picture
          </ButtonLink>
        </p>
      ) : met ? (
        <MetPandas met={met} isMember={view.isMember} perDay={view.perDay} problem={problem} />
      ) : (
        <Begin problem={problem} />
      )}
    </div>
  )
}

function Kept({ kept }: Pick<AdoptionView, 'kept'>) {
  return (
    <ul className="mt-7 grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-4">
      {kept.map(({ number, name, portrait, about, isVisiting }) => (
        <li key={number}>
          <CardLink to={to('panda', { number: String(number) })} className="overflow-hidden">
            <img src={portrait} alt={about} width={320} height={320} className="aspect-square w-full" />
            <span className="flex items-baseline justify-between gap-3 px-4 py-3">
              <span className="min-w-0 font-strong wrap-anywhere">{name}</span>
              <span className="text-xs text-fg-subtle tabular-nums">{isVisiting ? 'visiting' : `No. ${number}`}</span>
            </span>
          </CardLink>
        </li>
      ))}
    </ul>
  )
}

function Begin({ problem }: Pick<Props, 'problem'>) {
  return (
    <Panel className="mt-8 grid gap-4 p-6 sm:p-8">
      <ol className="grid gap-3 sm:grid-cols-3">
        {[
          ['Meet three', 'Each is drawn from ten traits, some common, some rare. No two pandas are alike.'],
          ['Choose one', 'Without an account it waits for you in this browser for 30 days.'],
          ['Name it', 'It gets a number, a page of its own, and a signed certificate inside its picture.'],
        ].map(([title, words], n) => (
          <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
            <span
              aria-hidden="true"
              className="mt-1 grid size-7 place-items-center rounded-full bg-accent-soft text-sm font-strong text-accent-soft-fg"
            >
              {n + 1}
            </span>
            <span>
              <strong className="block font-strong">{title}</strong>
              <span className="text-fg-muted">{words}</span>
            </span>
          </li>
        ))}
      </ol>
      <KeyedForm name="meet-pandas" again>
        <input type="hidden" name="do" value="meet" />
        {problem?.errors['form'] ? (
          <p role="alert" className="mb-3 text-danger-text">
            {problem.errors['form']}
          </p>
        ) : null}
        <Button type="submit" size="lg">
          Meet three pandas
        </Button>
      </KeyedForm>
      <p className="text-xs text-fg-subtle">
        A panda here is a drawing and a line in a register. It costs nothing and is worth nothing but the company.{' '}
        <Link to={to('membership')} className="link">
          What a Panda Member is
        </Link>
      </p>
    </Panel>
  )
}
