import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './choose.module.css'
import { Notice } from './notice.tsx'
import type { Failed, OneByOne } from './use-one-by-one.ts'

type Parts<Row, Task> = {
  readonly work: OneByOne<Row, Task>
  /** How many are ticked. */ readonly count: ReactNode
  /** That no more can be. */ readonly most?: ReactNode
  readonly outcome: ReactNode
  /** Of what is asked; else there are the buttons. */ readonly question: ReactNode
  readonly children: ReactNode
}

/**
 * How many rows are ticked and what can be done with them: at the foot of the window, so that no
 * row moves when it comes.
 */
export function ChosenRows<Row, Task>({ work, count, most, ...slots }: Parts<Row, Task>) {
  const { chosen, choose } = work.choice
  const isEmpty = chosen.length === 0
  const isAsked = work.asked !== undefined
  return (
    <>
      {slots.outcome}
      <div className={styles['bar']} data-empty={(isEmpty && !isAsked) || undefined}>
        <p role="status">
          {!isEmpty && count}
          {most && <span className={styles['most']}>{most}</span>}
        </p>
        {isAsked && slots.question}
        {!isEmpty && !isAsked && (
          <>
            <Button variant="subtle" px="xs" onClick={() => choose([])}>
              <Trans>Choose none</Trans>
            </Button>
            {slots.children}
          </>
        )}
      </div>
    </>
  )
}

type Asking<Row, Task> = {
  readonly work: OneByOne<Row, Task>
  readonly task: Task
  readonly isDestructive?: boolean
  readonly yes: ReactNode
  readonly no: ReactNode
  /** How far it is, while they are sent. */ readonly progress?: ReactNode
  readonly children: ReactNode
}

/** Read first, whatever is pressed next: nothing is done by a second press of Enter. */
export function ChosenQuestion<Row, Task>({ work, task, ...asking }: Asking<Row, Task>) {
  const id = useId()
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  const isSending = work.sent !== undefined
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} ref={words} tabIndex={-1}>
        {asking.children}
      </p>
      <Group gap="xs" mt="xs">
        <Button
          loading={isSending}
          {...(asking.isDestructive ? { color: 'red' } : {})}
          onClick={() => work.confirm(task)}
        >
          {asking.yes}
        </Button>
        <Button variant="default" disabled={isSending} onClick={work.back}>
          {asking.no}
        </Button>
        <Text size="sm" role="status">
          {asking.progress}
        </Text>
      </Group>
    </div>
  )
}

type Told<Row> = {
  readonly failed: readonly Failed<Row>[]
  /** How many were done. */ readonly done: ReactNode
  /** What stands over those that were refused, and the name of their list. */
  readonly refused: (count: number) => ReactNode
  readonly refusedName: string
  readonly linkOf: (row: Row) => { readonly to: string; readonly name: string }
}

export function ChosenOutcome<Row>({ failed, done, refused, refusedName, linkOf }: Told<Row>) {
  const { t } = useLingui()
  const unanswered = failed.filter(({ end }) => end === 'unanswered')
  const others = failed.filter(({ end }) => end !== 'unanswered')
  return (
    <div role="status">
      {failed.length === 0 ? (
        <Text fw={540} mt="sm">
          {done}
        </Text>
      ) : (
        <Notice tone="warn" title={done}>
          {others.length > 0 && refused(others.length)}
          <Listed name={refusedName} failed={others} linkOf={linkOf} />
          {unanswered.length > 0 && (
            <Plural
              value={unanswered.length}
              one="No answer came about # of them. Look at it before you try again:"
              other="No answer came about # of them. Look at them before you try again:"
            />
          )}
          <Listed name={t`No answer came`} failed={unanswered} linkOf={linkOf} />
        </Notice>
      )}
    </div>
  )
}

function Listed<Row>({
  name,
  failed,
  linkOf,
}: Pick<Told<Row>, 'failed' | 'linkOf'> & { readonly name: string }) {
  if (failed.length === 0) return null
  const lines = failed.map(({ row, why }) => ({ ...linkOf(row), why }))
  return (
    <ul aria-label={name}>
      {lines.map((line) => (
        <li key={line.to}>
          <Link to={line.to}>{line.name}</Link>
          {': '}
          {line.why}
        </li>
      ))}
    </ul>
  )
}
