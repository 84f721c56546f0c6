import './crawl-job.server.ts'
import './pages-source.server.ts'
