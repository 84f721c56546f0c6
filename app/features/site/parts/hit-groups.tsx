import { HitList, type Hit } from '#app/kits/foundation/content/hit-list.tsx'

export function HitGroups({ groups }: { groups: readonly { title: string; hits: readonly Hit[] }[] }) {
  return (
    <div className="grid gap-11">
      {groups.map(({ title, hits }) => (
        <section key={title} aria-label={title}>
          <h2 className="heading-small mb-3">{title}</h2>
          <HitList hits={hits} />
        </section>
      ))}
    </div>
  )
}
