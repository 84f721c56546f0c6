/** Facts by name, in two columns that stack on a phone. */
export function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="mt-4 grid border-b border-line sm:grid-cols-[10rem_minmax(0,1fr)]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="border-t border-line pt-2.5 text-fg-muted sm:pb-2.5">{name}</dt>
          <dd className="pb-2.5 wrap-anywhere sm:border-t sm:border-line sm:ps-6 sm:pt-2.5">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
