import { footerColumns, type FooterColumn, type FooterLink } from '#app/catalogue/footer-links.ts'
import { screens } from '#app/catalogue/screens.ts'
import { FixedLink } from './fixed-link.tsx'

const linkClass = 'inline-flex min-h-6 items-center rounded-xs py-[5px] hover:text-fg max-lg:min-h-9'

type Contact = { supportEmail: string }

/** The columns of links in the footer. */
export const FooterColumns = ({ supportEmail }: Contact) =>
  footerColumns.map((column) => <LinkColumn key={column.title} column={column} supportEmail={supportEmail} />)

function LinkColumn({ column, supportEmail }: { column: FooterColumn } & Contact) {
  return (
    <nav aria-label={column.title}>
      <h2 className="mb-3 text-[0.8125rem] text-fg">{column.title}</h2>
      <ul>
        {column.links.map((link) => (
          <li key={link.label}>
            <FixedLink to={toAddress(link)} className={linkClass}>
              {link.label}
            </FixedLink>
          </li>
        ))}
        {column.contactLabel ? (
          <li>
            <a href={`mailto:${supportEmail}`} className={linkClass}>
              {column.contactLabel}
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}

const toAddress = (link: FooterLink): string => link.path ?? screens[link.screen].paths[0]
