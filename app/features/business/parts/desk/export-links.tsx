import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Icon } from '#app/ui/brand/icon.tsx'

type Props = { exportAt: string; figures: readonly { name: string; label: string }[] }

export const ExportLinks = ({ exportAt, figures }: Props) => (
  <>
    <p className="max-w-[60ch] text-fg-muted">Whole lists, from the first row on, as a table or as data.</p>
    <ul className="mt-3 flex flex-wrap gap-2">
      {figures.map(({ name, label }) => (
        <li key={name}>
          <a
            href={`${exportAt}?of=${name}&as=csv`}
            download
            className={toButtonClass({ variant: 'plain', size: 'sm' })}
          >
            <Icon name="download" size={16} /> {label} (CSV)
          </a>
        </li>
      ))}
      <li>
        <a href={`${exportAt}?of=all`} download className={toButtonClass({ variant: 'plain', size: 'sm' })}>
          <Icon name="download" size={16} /> All of it (JSON)
        </a>
      </li>
    </ul>
  </>
)
