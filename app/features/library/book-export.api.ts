import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportBook } from './books/reading/export-book.server.ts'

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  exportBook(request, context.network, params.id ?? '')
