import { isOpen } from '#app/catalogue/doors.ts'
import { to } from '#app/catalogue/to.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { Culm } from '#app/ui/brand/culm.tsx'

import { Section } from './section.tsx'

const plans = [
  {
    name: 'Free',
    price: '$0',
    per: '',
    about: 'Every tool, at a gentle pace.',
    runs: '50 runs a day',
    step: 1,
    action: isOpen('register') ? 'Start free' : 'Ask without an account',
    href: isOpen('register') ? to('register') : to('consensus'),
  },
  {
    name: 'Plus',
    price: '$9',
    per: 'a month',
    about: 'For days when one question leads to the next.',
    runs: '500 runs a day',
    step: 2,
    action: 'See Plus',
    href: to('plans'),
  },
  {
    name: 'Pro',
    price: '$29',
    per: 'a month',
    about: 'For people who work in here from morning to evening.',
    runs: '5,000 runs a day',
    step: 3,
    action: 'See Pro',
    href: to('plans'),
  },
] as const

export function PlansSection() {
  return (
    <Section id="plans" title="Plans that stay out of the way">
      <div className="grid rounded-2xl bg-surface shadow-sm lg:grid-cols-3">
        {plans.map((plan) => (
          <section
            key={plan.name}
            aria-label={plan.name}
            className={
              'flex flex-col gap-2.5 border-line p-7 not-first:border-t lg:not-first:border-t-0 ' +
              'lg:not-first:border-l'
            }
          >
            <h3 className="heading-card">{plan.name}</h3>
            <p className="text-fg-muted">
              <b className="text-[2.25rem] leading-[1.1] font-display tracking-[-0.04em] text-fg tabular-nums">
                {plan.price}
              </b>{' '}
              {plan.per}
            </p>
            <p className="text-sm text-fg-muted lg:min-h-10">{plan.about}</p>
            <p className="text-sm font-medium tabular-nums">{plan.runs}</p>
            <Culm value={plan.step} of={3} size="thin" block label={plan.runs} />
            <ButtonLink to={plan.href} variant={plan.step === 1 ? 'primary' : 'plain'} full className="mt-3.5">
              {plan.action}
            </ButtonLink>
          </section>
        ))}
      </div>
      <p className="mt-4 text-sm text-fg-subtle">
        Each step up is ten times the runs. A run is one press on one tool.
        {isOpen('plans') ? '' : ' Plus and Pro open soon; nothing can be charged here yet.'}
      </p>
    </Section>
  )
}
