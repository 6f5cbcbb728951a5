import { startLab, type Lab } from './lab.ts'
import { readSettings } from './settings.ts'

const { options, problems } = readSettings(process.env)
if (problems.length > 0) fail(problems.join('\n'))

const lab = await startLab(options).catch((error: NodeJS.ErrnoException & { port?: number }) => {
  if (error.code !== 'EADDRINUSE') throw error
  const name = error.port === options.port ? 'LAB_PORT' : 'SMTP_PORT'
  return fail(
    `Port ${error.port} is taken: stop the program that uses it or set ${name} to another one.`,
  )
})
console.log(`The lab listens on ${lab.url}, mail on port ${lab.smtpPort}.`)

process.once('SIGTERM', () => void leave(lab))
process.once('SIGINT', () => void leave(lab))

async function leave(running: Lab): Promise<void> {
  await running.stop()
  process.exit(0)
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
