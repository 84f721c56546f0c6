import { Icon } from '#app/ui/brand/icon.tsx'

/** What others may do with a picture, with the licence's own words. */
export function LicenceLine({ licence }: { licence: { label: string; about: string; url: string | null } }) {
  return (
    <p className="flex items-start gap-2 text-sm">
      <Icon name="scale" size={17} className="mt-0.5 text-fg-subtle" />
      <span>
        {licence.url ? (
          <a href={licence.url} rel="license noopener" className="link">
            {licence.label}
          </a>
        ) : (
          <b className="font-medium">{licence.label}</b>
        )}
        {`. ${licence.about}`}
      </span>
    </p>
  )
}
