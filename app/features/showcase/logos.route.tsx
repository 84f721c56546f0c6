import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { brandIds } from '#app/brands/brand.ts'
import { Guide } from './parts/guide.tsx'
import { toLogoBrands } from './logos/logo-brands.tsx'
import { toLogoFiles } from './logos/logo-files.tsx'
import { toLogoSpace } from './logos/logo-space.tsx'
import { toLogoWrong } from './logos/logo-wrong.tsx'

export function loader({ request, context }: LoaderFunctionArgs) {
  context.keepForGuests?.('brand')
  const wanted = new URL(request.url).searchParams.get('brand')
  return { brand: brandIds.find((id) => id === wanted) ?? 'main' }
}

export default function Logos() {
  const { brand } = useLoaderData<typeof loader>()
  return (
    <Guide
      page="logos"
      lead="Six names, one panda. Every logo on light and dark ground, to look at, to copy and to download."
      sections={[toLogoBrands(brand), toLogoFiles(brand), toLogoSpace(), toLogoWrong()]}
    />
  )
}
