import { redirect } from '@remix-run/node'
import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { listDownloadedFiles } from '#app/kits/members/personal-data/download.server.ts'
import { waitForDownload } from '../../download.server.ts'
import { actProved, proofInput, refusedForNow, type SettingsForms, type Visit } from '../../settings-forms.server.ts'

type DownloadView = { files: ReturnType<typeof listDownloadedFiles> }

/** Looks at the proof here, where a refusal finds its form again; then the same post goes on to the zip file (307). */
const start = (visit: Visit) =>
  actProved(visit, 'download.start', proofInput, async (_, typed) => {
    const waitS = await waitForDownload(visit.signedIn.row.id)
    if (waitS > 0) return refusedForNow('download.start', waitS, typed)
    return redirect(allEndpoints['account/download'], 307)
  })

export const downloadForms = {
  read: () => Promise.resolve({ files: listDownloadedFiles() }),
  acts: { start },
} satisfies SettingsForms<DownloadView>
