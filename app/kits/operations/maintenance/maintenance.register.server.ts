import './backup-job.server.ts'
import './lost-uses.server.ts'
import './maintenance.server.ts'
import './tight-disk.server.ts'
