import { html, renderPage, type Html } from '../platform/page.ts'
import type { Attachment, Message } from './inbox.store.ts'

type Inbox = {
  messages: Message[]
  to: string
  open: Message | undefined
  attachments: Attachment[]
}

/** List and message side by side; on a phone one after the other. */
export function renderInbox({ messages, to, open, attachments }: Inbox): Html {
  return renderPage(
    open ? open.subject || `SMS to ${open.to}` : 'Inbox',
    html`<main class="wide ${open ? 'has-open' : ''}">
      <div class="top">
        <h1>Inbox</h1>
        <a href="/">The lab</a>
      </div>
      <form class="search" action="/inbox/page" role="search">
        <input
          name="to"
          value="${to}"
          aria-label="Address or phone number"
          placeholder="Address or phone number"
          autocomplete="off"
        />
        <button class="primary">Show</button>
      </form>
      <div class="desk">
        <nav class="card rows" aria-label="Messages">
          ${messages.length > 0 ? renderList(messages, to, open) : renderEmpty(to)}
        </nav>
        ${open ? renderMessage(open, attachments, to) : html`<p class="card muted nothing-open">Choose a message to read it.</p>`}
      </div>
    </main>`,
  )
}

function renderList(messages: Message[], to: string, open: Message | undefined): Html {
  return html`<ul class="list">
    ${messages.map(
      (message) =>
        html`<li>
          <a
            href="${pathOf(to, message.id)}"
            ${message.id === open?.id && html` aria-current="true"`}
          >
            <b>${message.subject || 'SMS'}</b><span class="small">${message.to}</span
            ><span class="small muted"
              >${showTime(message.sentAt)} · ${message.text.slice(0, 80)}</span
            >
          </a>
        </li>`,
    )}
  </ul>`
}

function renderEmpty(to: string): Html {
  return html`<p class="muted" style="padding:16px">
    ${
      to
        ? html`Nothing arrived for ${to} yet. <a href="/inbox/page">Show everybody’s messages</a>`
        : 'Nothing arrived yet. Every mail and SMS the mall sends ends up here.'
    }
  </p>`
}

function renderMessage(message: Message, attachments: Attachment[], to: string): Html {
  return html`<article class="card">
    <a class="back" href="${pathOf(to)}">Back to the list</a>
    <h2>${message.subject || 'SMS'}</h2>
    <dl class="facts">
      <dt>To</dt>
      <dd>${message.to}</dd>
      <dt>Sent</dt>
      <dd>${showTime(message.sentAt)}</dd>
    </dl>
    ${message.codes.map((code) => html`<p class="code">${code}</p>`)}
    ${attachments.map((file) => html`<a href="/inbox/attachments/${file.id}">${file.filename} (${Math.ceil(file.content.length / 1024)} KB)</a>`)}
    ${message.html ? html`<iframe title="The mail as its reader sees it" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${`<base target="_blank">${message.html}`}"></iframe>` : html`<pre>${message.text}</pre>`}
    ${
      message.html &&
      html`<details>
        <summary>The text part</summary>
        <pre>${message.text}</pre>
      </details>`
    }
  </article>`
}

function pathOf(to: string, id?: number): string {
  const query = new URLSearchParams({ ...(to && { to }), ...(id && { id: String(id) }) }).toString()
  return query ? `/inbox/page?${query}` : '/inbox/page'
}

function showTime(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' }).format(
    new Date(iso),
  )
}
