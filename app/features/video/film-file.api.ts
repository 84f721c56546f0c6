import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendFilm } from './exports/send-film.server.ts'

export const loader = ({ request, params, context }: LoaderFunctionArgs) => sendFilm(request, params.id ?? '', context)
