/** A picture the server drew of a mock-up: every word in it is escaped there, and it holds no scripts. */
export function SvgPicture({ svg, label }: { svg: string; label: string }) {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="mt-6 max-w-full overflow-x-auto rounded-card bg-sunken p-3 [&>svg]:mx-auto [&>svg]:block [&>svg]:h-auto [&>svg]:max-w-full"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
