import { fork } from 'node:child_process'
import { join } from 'node:path'

export type Child = {
  readonly pid: number
  /** Sends a task and waits for its answer; one at a time. */
  ask<Answer>(task: object): Promise<Answer>
  stop(): void
}

/**
 * A part of the benchmark in a process of its own, so that it does not share a thread with what it
 * measures.
 */
export function startChild(script: string, ...options: string[]): Child {
  const child = fork(join(import.meta.dirname, script), options, { serialization: 'advanced' })
  return {
    pid: child.pid ?? 0,
    ask: (task) =>
      new Promise((resolve, reject) => {
        const end = (code: number | null) => reject(new Error(`${script} ended with ${code}`))
        child.once('exit', end)
        child.once('message', (answer: { result: never } | { error: string }) => {
          child.off('exit', end)
          if ('error' in answer) reject(new Error(`${script}: ${answer.error}`))
          else resolve(answer.result)
        })
        child.send(task)
      }),
    stop: () => void child.kill(),
  }
}

/** The other side: answers each task by what `work` returns. */
export function answerParent<Task>(work: (task: Task) => Promise<unknown>): void {
  process.on('disconnect', () => process.exit())
  process.on('message', (task: Task) => {
    work(task).then(
      (result) => process.send?.({ result }),
      (error: unknown) =>
        process.send?.({
          error: error instanceof Error ? (error.stack ?? error.message) : String(error),
        }),
    )
  })
}
