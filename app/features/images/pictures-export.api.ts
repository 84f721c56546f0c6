import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportPictures } from './history/export-pictures.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => exportPictures(request)
