import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { toMoneyText } from '#app/engines/money/amount.ts'
import { ReportForm } from '#app/kits/asking/moderation/report-form.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Panel } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { toDayWords } from '#app/ui/controls/day-words.ts'
import type { PandaView } from '../panda-view.server.ts'
import { ChainPart } from './chain-part.tsx'
import { PandaTrade } from './panda-trade.tsx'
import { PandaTraits } from './panda-traits.tsx'

/** A panda: what it looks like, what it is made of, and everybody who kept it. */
export function PandaPage({ view, problem }: { view: PandaView; problem: FormProblem | null }) {
  const { name, number, portrait, about, greeting, deeds, isOwn, isMember } = view
  return (
    <div className="page max-w-[1000px] pt-4 pb-section lg:pt-8">
      <BackLink to={to('adopt-panda')}>{isOwn ? 'Your pandas' : 'Adopt a panda'}</BackLink>
      <div className="mt-3 grid items-start gap-x-10 gap-y-6 md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <img
          src={portrait}
          alt={about}
          width={320}
          height={320}
          className="aspect-square w-full rounded-card shadow-sm"
        />
        <div>
          <h1 className="heading-page wrap-anywhere">{name}</h1>
          <p className="mt-2 flex flex-wrap items-center gap-2">
            <Badge tone="accent">{`Panda ${number}`}</Badge>
            {view.home ? <Badge tone="info">{`Visiting from ${view.home}`}</Badge> : null}
            {isOwn ? <Badge tone="success">Yours</Badge> : null}
            {view.isHidden ? <Badge tone="danger">Hidden by the administrator</Badge> : null}
            {view.restsUntil ? <Badge>Rests until {toDayWords(view.restsUntil.slice(0, 10))}</Badge> : null}
          </p>
          {greeting ? (
            <p role="status" className="mt-5 rounded-card bg-accent-soft p-5 text-accent-soft-fg">
              {greeting}
              {' You are a Panda Member now.'}
            </p>
          ) : null}
          <ul className="mt-5 grid gap-1.5 text-fg-muted">
            {deeds.map((deed) => (
              <li key={deed} className="flex items-start gap-2">
                <Icon name="leaf" size={17} className="mt-0.5 flex-none text-accent-text" /> {deed}
              </li>
            ))}
          </ul>
          <PandaTrade view={view} />
          <ChainPart view={view} />
          <Files view={view} />
          {isOwn ? (
            <div className="mt-5">
              <ActForm act={view.showsKeeper ? 'hide-keeper' : 'name-keeper'}>
                {view.showsKeeper ? 'Take my name off this page' : 'Name me as its keeper'}
              </ActForm>
            </div>
          ) : null}
        </div>
      </div>
      <PandaTraits traits={view.traits} genome={view.genome} />
      <History history={view.history} />
      {isMember && !isOwn ? (
        <div className="mt-8">
          <ReportForm target={String(number)} problem={problem} />
        </div>
      ) : null}
    </div>
  )
}

function Files({ view: { files } }: { view: PandaView }) {
  return (
    <Panel className="mt-6 p-5">
      <h2 className="heading-small">Its picture, with its certificate inside</h2>
      <p className="mt-1.5 text-[0.8125rem] text-fg-muted">
        Number, genome and keepers are signed by this site. Anyone can{' '}
        <Link to={to('panda-check')} className="link">
          check the file
        </Link>
        , also without a network.
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        <a href={files.svg} download className={toButtonClass({ variant: 'plain', size: 'sm' })}>
          <Icon name="download" size={16} /> SVG
        </a>
        <a href={files.png} download className={toButtonClass({ variant: 'plain', size: 'sm' })}>
          <Icon name="download" size={16} /> PNG
        </a>
        {files.travel ? (
          <a href={files.travel} download className={toButtonClass({ variant: 'ghost', size: 'sm' })}>
            For a visit to another Frenly
          </a>
        ) : null}
      </p>
      {files.travel ? (
        <p className="mt-2 text-xs text-fg-subtle">
          The last file lets whoever has it bring this panda to another site as a visitor, for seven days. Keep it to
          yourself.
        </p>
      ) : null}
    </Panel>
  )
}

function History({ history }: Pick<PandaView, 'history'>) {
  return (
    <section aria-labelledby="keepers" className="mt-12">
      <h2 id="keepers" className="heading-section">
        Everybody who kept it
      </h2>
      <ol className="mt-4 grid max-w-[46rem]">
        {history.map(({ seq, how, keeper, who, isYou, at, price, tx, mark }) => (
          <li key={seq} className="grid gap-x-4 border-t border-line py-3 sm:grid-cols-[8rem_minmax(0,1fr)_auto]">
            <time dateTime={at} className="text-fg-muted">
              {toDayWords(at.slice(0, 10))}
            </time>
            <span className="min-w-0 wrap-anywhere">
              {how}
              {isYou ? (
                'you'
              ) : keeper ? (
                <Link to={to('profile', { handle: keeper.handle })} className="link" dir="auto">
                  {keeper.name}
                </Link>
              ) : (
                who
              )}
              {price ? `, for ${toMoneyText(price.minor, price.currency)}` : ''}
              {tx ? <code className="block text-xs text-fg-subtle">{tx}</code> : null}
            </span>
            <code className="text-xs text-fg-subtle">{`entry ${seq} · ${mark}`}</code>
          </li>
        ))}
      </ol>
    </section>
  )
}
