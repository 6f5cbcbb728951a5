import type { FastifyInstance } from 'fastify'
import { calls } from '@galleria/contract/calls'
import type { Call } from '@galleria/contract/define-call'
import { refusalStatus, type RefusalCode } from '@galleria/contract/refusals'
import type { Language } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import type { Env } from './env.ts'
import { html, type Html } from './html.ts'
import { callerOf } from './http.ts'

/**
 * Where the `type` of every problem leads: each code of the contract with its status, its meaning
 * and the calls that answer with it.
 */
export function serveProblemPage(app: FastifyInstance, env: Env): void {
  app.get('/docs/problems', async (request, reply) => {
    const { language } = callerOf(request, reply, env)
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .header('cache-control', 'private, no-cache')
      .send(drawProblems(language))
  })
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

function drawProblems(language: Language): string {
  const words = texts[language].problems
  const codes = Object.keys(refusalStatus) as RefusalCode[]
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${words.title} – Galleria</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>${words.title}</h1>
          <p>${words.intro}</p>
          ${codes.map((code) => drawProblem(code, language))}
        </main>
      </body>
    </html>`.html
}

function drawProblem(code: RefusalCode, language: Language): Html {
  const words = texts[language]
  const by = callsRefusing(code)
  return html`<section id="${code}">
    <h2><code>${code}</code> ${refusalStatus[code]}</h2>
    <p>${withoutFacts(words.refusals[code])}</p>
    ${
      by.length === 0
        ? []
        : html`<details>
            <summary>${words.problems.calls}</summary>
            <ul>
              ${by.map((call) => html`<li><code>${call}</code></li>`)}
            </ul>
          </details>`
    }
  </section>`
}

function callsRefusing(code: RefusalCode): string[] {
  return (Object.values(calls) as readonly Call[])
    .filter(({ refusals }) => refusals.includes(code))
    .map(({ call }) => call)
}

/** The facts of one answer stand in the answer. */
function withoutFacts(text: string): string {
  return text.replace(/\{\w+\}/g, '…')
}

const STYLE = `:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;margin:0}
main{max-width:44rem;margin:0 auto;padding:2rem 1.25rem}
h2{font-size:1.05rem;margin:2rem 0 .25rem}
section:target{outline:2px solid;outline-offset:.5rem}
p,ul{margin:.25rem 0}
li{overflow-wrap:anywhere}`
