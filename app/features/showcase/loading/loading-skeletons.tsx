import { SkeletonCard } from '#app/ui/feedback/skeleton.tsx'
import { SkeletonArticle, SkeletonList, SkeletonTable } from '#app/ui/feedback/skeleton-shapes.tsx'
import { Specimen } from '../parts/guide.tsx'

export function Skeletons() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-2">
      <Specimen name="A list" className="">
        <SkeletonList rows={3} />
      </Specimen>
      <Specimen name="A card" className="">
        <SkeletonCard />
      </Specimen>
      <Specimen name="A table" className="">
        <SkeletonTable rows={3} />
      </Specimen>
      <Specimen name="A text" className="">
        <SkeletonArticle />
      </Specimen>
    </div>
  )
}
