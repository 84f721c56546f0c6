import { Icon } from '#app/ui/brand/icon.tsx'

const lines = [
  { number: '112', where: 'Europe', href: 'tel:112' },
  { number: '911', where: 'US and Canada', href: 'tel:911' },
  { number: '988', where: 'US and Canada, to talk', href: 'tel:988' },
  { number: '116 123', where: 'Samaritans, UK and Ireland', href: 'tel:116123' },
] as const
const elsewhere = { name: 'findahelpline.com', href: 'https://findahelpline.com' } as const

/** Whom to call now. Stands on the page all the time; when somebody's words speak of harm it stands first, in calm words. */
export function EmergencyLine({ isUrgent = false }: { isUrgent?: boolean }) {
  return isUrgent ? <UrgentLine /> : <QuietLine />
}

const numberLink = 'inline-flex whitespace-nowrap min-h-6 items-center font-strong underline underline-offset-3'

function QuietLine() {
  return (
    <aside
      aria-label="In an emergency"
      className={
        'sticky top-15 z-1 flex flex-wrap items-center gap-x-3.5 gap-y-1 rounded-lg bg-surface-raised px-4 py-2.5 ' +
        'text-[0.8125rem] shadow-sm max-sm:static print:hidden'
      }
    >
      <span className="flex items-center gap-1.5 font-strong">
        <Icon name="phone" size={15} className="text-accent-text" />
        In danger? Call your local emergency number.
      </span>
      {lines.map(({ number, where, href }) => (
        <span key={number}>
          <a href={href} className={numberLink}>
            {number}
          </a>{' '}
          {where}
        </span>
      ))}
      <span>
        Elsewhere{' '}
        <a href={elsewhere.href} rel="noreferrer" className={numberLink}>
          {elsewhere.name}
        </a>
      </span>
    </aside>
  )
}

function UrgentLine() {
  return (
    <aside
      id="emergency"
      aria-label="In an emergency"
      className={
        'rounded-card grid scroll-mt-20 gap-x-12 gap-y-5 bg-accent-soft p-7 text-accent-soft-fg max-sm:p-5 ' +
        'lg:grid-cols-[1fr_1.1fr] print:hidden'
      }
    >
      <div role="alert">
        <p className="heading-card">Please talk to a person now.</p>
        <p className="mt-2 max-w-[56ch] text-base">
          What you wrote sounds heavy, and it is good that you put it into words. This page cannot help with it, and it
          does not try. The people at these numbers can, and you need not know what to say. If you can, go to somebody
          near you and show them this.
        </p>
      </div>
      <div>
        <p className="text-base font-strong">In danger? Call your local emergency number.</p>
        <ul className="mt-1.5 grid gap-x-8 text-base sm:grid-cols-2">
          {lines.map(({ number, where, href }) => (
            <li key={number} className="flex items-baseline gap-2.5">
              <a
                href={href}
                className="inline-flex min-h-tap items-center text-xl font-strong whitespace-nowrap tabular-nums underline underline-offset-4"
              >
                {number}
              </a>
              {where}
            </li>
          ))}
          <li className="flex items-baseline gap-2.5 sm:col-span-2">
            <a
              href={elsewhere.href}
              rel="noreferrer"
              className="inline-flex min-h-tap items-center font-strong underline underline-offset-4"
            >
              {elsewhere.name}
            </a>
            Other countries
          </li>
        </ul>
      </div>
    </aside>
  )
}
